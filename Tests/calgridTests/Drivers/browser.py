"""Runs steps on a page in headless Chromium, over its debugging pipe; the standard library is all it needs.

python3 browser.py CHROMIUM PAGE < steps: a JSON array of steps; prints a JSON array with a result for each.
A step is [name, arguments…]: eval EXPRESSION, hash TEXT (the page is opened anew with it), size WIDTH HEIGHT, key NAME [shift],
media dark|light, scroll DISTANCE SPEED (by wheel; the result is what it cost), screenshot FILE, memory.
"""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time


class Browser:
    def __init__(self, program):
        self.folder = tempfile.mkdtemp(prefix="calgrid-browser-")
        # The program reads descriptor 3 and writes descriptor 4.
        theirs_in, self.write_end = os.pipe()
        self.read_end, theirs_out = os.pipe()
        arguments = [
            program, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
            "--hide-scrollbars=false", f"--user-data-dir={self.folder}", "about:blank",
        ]  # fmt: skip

        def redirect():
            # First out of the way of 3 and 4.
            one, two = os.dup(theirs_in), os.dup(theirs_out)
            high_one, high_two = os.dup2(one, 100), os.dup2(two, 101)
            os.dup2(high_one, 3)
            os.dup2(high_two, 4)

        self.process = subprocess.Popen(
            arguments, close_fds=False, preexec_fn=redirect, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self.rest, self.number, self.session, self.events = b"", 0, None, []
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Performance"):
            self.send(f"{domain}.enable")

    def message(self):
        while b"\0" not in self.rest:
            data = os.read(self.read_end, 1 << 20)
            if not data:
                raise SystemExit("the browser ended")
            self.rest += data
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def send(self, method, **parameters):
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.write_end, json.dumps(request).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def wait(self, method):
        while True:
            for event in self.events:
                if event.get("method") == method:
                    self.events.remove(event)
                    return event
            self.events.append(self.message())

    def close(self):
        os.close(self.write_end)
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    # ---- Steps

    def do_hash(self, page, text):
        self.events.clear()
        self.send("Page.navigate", url="about:blank")
        self.wait("Page.loadEventFired")
        self.send("Page.navigate", url=f"file://{page}#{text}")
        self.wait("Page.loadEventFired")
        # A page that failed says so.
        problems = [e["params"]["exceptionDetails"] for e in self.events if e.get("method") == "Runtime.exceptionThrown"]
        return [problem.get("exception", {}).get("description", problem["text"]) for problem in problems]

    def do_eval(self, _, expression):
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"{expression[:200]}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def do_size(self, _, width, height):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def do_media(self, _, scheme):
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def do_key(self, _, name, shift=False):
        for kind in ("keyDown", "keyUp"):
            text = {"text": name} if len(name) == 1 and kind == "keyDown" else {}
            self.send("Input.dispatchKeyEvent", type=kind, key=name, modifiers=8 if shift else 0, **text)

    def do_screenshot(self, _, path):
        data = self.send("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as stream:
            stream.write(base64.b64decode(data))

    def do_memory(self, _):
        self.send("HeapProfiler.collectGarbage")
        metrics = {m["name"]: m["value"] for m in self.send("Performance.getMetrics")["metrics"]}
        return {"heap": metrics["JSHeapUsedSize"], "nodes": metrics["Nodes"], "listeners": metrics["JSEventListeners"]}

    def do_scroll(self, _, distance, speed):
        self.events.clear()
        trace = {"includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline"]}
        self.send("Tracing.start", transferMode="ReportEvents", traceConfig=trace)
        started = time.time()
        self.send(
            "Input.synthesizeScrollGesture", x=300, y=300, yDistance=-distance, speed=speed, gestureSourceType="mouse",
            preventFling=True,
        )  # fmt: skip
        seconds = time.time() - started
        self.send("Tracing.end")
        self.wait("Tracing.tracingComplete")
        frames = []
        for event in self.events:
            if event.get("method") == "Tracing.dataCollected":
                frames += [e for e in event["params"]["value"] if e.get("name") == "FireAnimationFrame"]
        # Milliseconds by the clock, and of the processor: another program may have stood between.
        clock = sorted(frame.get("dur", 0) / 1000 for frame in frames)
        processor = sorted(frame.get("tdur", 0) / 1000 for frame in frames)
        return {
            "frames": len(frames), "longest": max(clock, default=0), "median": clock[len(clock) // 2] if clock else 0,
            "longestProcessor": max(processor, default=0), "seconds": seconds,
        }  # fmt: skip


def main():
    program, page = sys.argv[1:3]
    steps = json.load(sys.stdin)
    browser = Browser(program)
    try:
        results = [getattr(browser, "do_" + step[0])(page, *step[1:]) for step in steps]
    finally:
        browser.close()
    json.dump(results, sys.stdout)


main()
