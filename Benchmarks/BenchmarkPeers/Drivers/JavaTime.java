import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.temporal.IsoFields;
import java.util.List;
import java.util.function.LongSupplier;

/** Measures java.time on the questions of a file: one line "year month day dayNumber" each. */
class JavaTime {
  static int[] years;
  static int[] months;
  static int[] days;
  static int[] numbers;

  public static void main(String[] arguments) throws Exception {
    List<String> lines = Files.readAllLines(Path.of(arguments[0]));
    int count = lines.size();
    years = new int[count];
    months = new int[count];
    days = new int[count];
    numbers = new int[count];
    for (int index = 0; index < count; index++) {
      String[] fields = lines.get(index).split(" ");
      years[index] = Integer.parseInt(fields[0]);
      months[index] = Integer.parseInt(fields[1]);
      days[index] = Integer.parseInt(fields[2]);
      numbers[index] = Integer.parseInt(fields[3]);
    }
    // Each round holds its own loop, so that the compiler sees one kind of question in it.
    measure("dayCount", () -> {
      long sum = 0;
      for (int i = 0; i < years.length; i++) sum += YearMonth.of(years[i], months[i]).lengthOfMonth();
      return sum;
    });
    measure("firstWeekdayOffset", () -> {
      long sum = 0;
      for (int i = 0; i < years.length; i++) sum += LocalDate.of(years[i], months[i], 1).getDayOfWeek().getValue() - 1;
      return sum;
    });
    measure("dayOfDate", () -> {
      long sum = 0;
      for (int i = 0; i < years.length; i++) sum += LocalDate.of(years[i], months[i], days[i]).toEpochDay();
      return sum;
    });
    measure("dateOfDay", () -> {
      long sum = 0;
      for (int i = 0; i < years.length; i++) {
        LocalDate date = LocalDate.ofEpochDay(numbers[i]);
        sum += date.getYear() * 65536L + date.getMonthValue() * 256 + date.getDayOfMonth();
      }
      return sum;
    });
    measure("isoWeek", () -> {
      long sum = 0;
      for (int i = 0; i < years.length; i++) {
        LocalDate date = LocalDate.ofEpochDay(numbers[i]);
        sum += date.get(IsoFields.WEEK_BASED_YEAR) * 64L + date.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR);
      }
      return sum;
    });
  }

  /** Prints the operation, the fastest round in ns per operation, and the sum of the answers. */
  static void measure(String name, LongSupplier round) {
    double best = Double.MAX_VALUE;
    long sum = 0;
    // The first rounds compile the loop.
    for (int index = 0; index < 200; index++) {
      long start = System.nanoTime();
      sum = round.getAsLong();
      best = Math.min(best, (double) (System.nanoTime() - start) / years.length);
    }
    System.out.println(name + " " + best + " " + Long.toUnsignedString(sum));
  }
}
