#!/usr/bin/env python3
"""Checks SVG pictures through a real renderer: no text overlaps another, touches the edge, is missing, or lacks a font.

usage: picture_check.py FILE.svg...      exit code 1 and a line for each defect
       picture_check.py --prove FILE.svg exit code 1 unless defects that are planted in the picture are found

Every text is drawn on one of three layers, never on that of a text near by, so that a pixel with ink on two layers is an overlap.
Needs rsvg-convert, libcairo and fc-list; nothing from outside Python's own library.
"""
import ctypes
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
ZOOM = 2
STRONG = bytes(1 if value > 110 else 0 for value in range(256))


def texts(root):
    """The text elements with the place of their middle, and the defects of the document."""
    found = []

    def walk(element, dx, dy):
        move = element.get("transform", "")
        if move.startswith("translate("):
            x, y = move[10:-1].split()
            dx, dy = dx + float(x), dy + float(y)
        if element.tag == SVG + "text":
            found.append((element, float(element.get("x")) + dx, float(element.get("y")) + dy))
        for child in element:
            walk(child, dx, dy)

    walk(root, 0, 0)
    return found


def layers(root, found):
    """Leaves only white texts on black; returns for each the layer whose nearest text is farthest away."""
    for parent in root.iter():
        for child in list(parent):
            if child.tag in (SVG + "circle", SVG + "path"):
                parent.remove(child)
            elif child.get("class") == "page":
                child.set("style", "fill:#000000")
    near = [[], [], []]
    chosen = []
    for element, x, y in found:
        def distance(layer):
            return min((abs(x - a) + 1.4 * abs(y - b) for a, b in near[layer]), default=1e9)
        best = max(range(3), key=distance)
        near[best].append((x, y))
        chosen.append(best)
        # A thin line around the letters demands some air between texts.
        element.set("style", element.get("style", "") + ";fill:#ffffff;stroke:#ffffff;stroke-width:0.6px")
    return chosen


def plane(path):
    """A white on black PNG file as bytes that are 0 or 1, and its width."""
    cairo = ctypes.CDLL("libcairo.so.2")
    for name in ("cairo_image_surface_create_from_png", "cairo_image_surface_get_data"):
        getattr(cairo, name).restype = ctypes.c_void_p
    surface = ctypes.c_void_p(cairo.cairo_image_surface_create_from_png(path.encode()))
    if cairo.cairo_surface_status(surface) != 0:
        sys.exit("cannot read " + path)
    width = cairo.cairo_image_surface_get_width(surface)
    height = cairo.cairo_image_surface_get_height(surface)
    stride = cairo.cairo_image_surface_get_stride(surface)
    data = ctypes.string_at(cairo.cairo_image_surface_get_data(surface), stride * height)
    cairo.cairo_surface_destroy(surface)
    rows = (data[row * stride:row * stride + 4 * width] for row in range(height))
    return b"".join(rows)[::4].translate(STRONG), width


class Pixels:
    """A picture of texts, drawn layer by layer."""

    def __init__(self, root, found, chosen):
        self.planes = []
        ET.register_namespace("", SVG[1:-1])
        with tempfile.TemporaryDirectory() as folder:
            drawing, image = os.path.join(folder, "a.svg"), os.path.join(folder, "a.png")
            for layer in range(3):
                for (element, _, _), own in zip(found, chosen):
                    element.set("display", "inline" if own == layer else "none")
                ET.ElementTree(root).write(drawing, encoding="utf-8")
                subprocess.run(["rsvg-convert", "--zoom", str(ZOOM), "--output", image, drawing], check=True)
                pixels, self.width = plane(image)
                self.planes.append(pixels)
        self.height = len(self.planes[0]) // self.width

    def both(self):
        """The bytes at which there is ink on two layers."""
        first, second, third = (int.from_bytes(pixels, "big") for pixels in self.planes)
        return (first & second | first & third | second & third).to_bytes(len(self.planes[0]), "big")

    def edge(self):
        width = self.width
        return any(1 in pixels[:width] or 1 in pixels[-width:] or 1 in pixels[::width] or 1 in pixels[width - 1::width]
                   for pixels in self.planes)

    def has_ink(self, layer, x, y):
        """Whether there is ink around the middle of a text that stands on the line y."""
        left, right = max(0, int(x - 8 * ZOOM)), max(0, int(x + 8 * ZOOM))
        return any(1 in self.planes[layer][row * self.width + left:row * self.width + right]
                   for row in range(max(0, int(y - 14 * ZOOM)), min(self.height, int(y + 4 * ZOOM))))


fonts = {}


def has_font(character):
    if character not in fonts:
        query = [":charset=%x" % ord(character), "family"]
        fonts[character] = bool(subprocess.run(["fc-list"] + query, capture_output=True, check=True).stdout)
    return fonts[character]


def defects(source):
    root = ET.fromstring(source)
    for key in ("lang", "{http://www.w3.org/XML/1998/namespace}lang", "viewBox", "role"):
        if not root.get(key):
            yield "no " + key
    if root.find(SVG + "title") is None or root.find(SVG + "desc") is None:
        yield "no title or description"
    found = texts(root)
    if len(found) < 20:
        yield "only %d texts" % len(found)
    # Invisible characters of direction and joining need no glyph.
    missing = {c for element, _, _ in found for c in element.text or "" if not c.isspace() and c not in "\u200c\u200d\u200e\u200f"
               and not has_font(c)}
    if missing:
        yield "no font for " + " ".join("U+%04X" % ord(c) for c in sorted(missing))
    chosen = layers(root, found)
    x, y, width, height = (float(value) for value in root.get("viewBox").split())
    # The picture in its own units: paper is only another size.
    root.set("width", str(width))
    root.set("height", str(height))
    pixels = Pixels(root, found, chosen)
    both = pixels.both()
    if 1 in both:
        place = both.index(1)
        column, row = place % pixels.width / ZOOM + x, place // pixels.width / ZOOM + y
        nearest = sorted(found, key=lambda text: abs(text[1] - column) + 2 * abs(text[2] - row))[:2]
        yield "%d pixels of overlap, first at %d,%d near %s" % (
            both.count(1), column, row, " and ".join(repr(text[0].text) for text in nearest))
    if pixels.edge():
        yield "ink at the edge: text is clipped"
    for (element, left, line), layer in zip(found, chosen):
        if not pixels.has_ink(layer, (left - x) * ZOOM, (line - y) * ZOOM):
            yield "nothing is drawn of %r" % element.text


def planted(source):
    """The picture with one defect each, and a word of the message that it must lead to."""
    def changed(change):
        root = ET.fromstring(source)
        found = texts(root)
        change(root, found)
        return ET.tostring(root, encoding="unicode")

    def longer(root, found):
        name = next(text[0] for text in found if text[0].get("class").startswith("head"))
        name.text = "Donnerstag"

    def larger(root, found):
        cells = [text[0] for text in found if text[0].get("role") == "cell"]
        cells[len(cells) // 2].set("style", "font-size:60px")

    def outside(root, found):
        found[0][0].set("x", str(float(root.get("viewBox").split()[2]) - 30))

    def gone(root, found):
        found[-1][0].set("x", "-9999")

    def strange(root, found):
        found[-1][0].text = "\uF8FF\u0378"

    return [(changed(longer), "overlap"), (changed(larger), "overlap"), (changed(outside), "edge"),
            (changed(gone), "nothing is drawn"), (changed(strange), "no font")]


def main(arguments):
    failed = 0
    prove = arguments[:1] == ["--prove"]
    for path in arguments[1 if prove else 0:]:
        with open(path, encoding="utf-8") as file:
            source = file.read()
        if prove:
            for number, (picture, word) in enumerate(planted(source)):
                if not any(word in defect for defect in defects(picture)):
                    print("%s: planted defect %d was not found, expected '%s'" % (path, number, word))
                    failed += 1
            continue
        for defect in defects(source):
            print("%s: %s" % (path, defect))
            failed += 1
    return 1 if failed or not arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
