import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sends many requests to a pool of processes, kills one of them in the middle, and compares each answer with what the command
 * {@code render} prints. Arguments: the tool, the number of requests.
 */
final class PoolCheck {
  private static final String DAY = "2026-11-21";
  private static final List<String> LOCALES = List.of("en_US", "ru_RU");
  private static final List<String> SCREENS = List.of("main", "details", "schedule");
  private static final int PROCESSES = 4;
  private static final int THREADS = 16;

  public static void main(String[] arguments) throws Exception {
    String tool = arguments[0];
    int count = Integer.parseInt(arguments[1]);
    Map<String, String> expected = expected(tool);
    List<String> requests = List.copyOf(expected.keySet());
    Random random = new Random(7);
    AtomicInteger done = new AtomicInteger();
    List<String> faults = new ArrayList<>();
    long start = System.nanoTime();
    int killed;
    try (LoanDetailPool pool = pool(tool, Duration.ofSeconds(30))) {
      ExecutorService threads = Executors.newFixedThreadPool(THREADS);
      List<Future<String>> results = new ArrayList<>();
      for (int number = 0; number < count; number++) {
        String request = requests.get(random.nextInt(requests.size()));
        int sent = number;
        results.add(threads.submit(() -> {
          String answer;
          try {
            answer = pool.ask("{\"number\":" + sent + "," + request + "}");
          } finally {
            done.incrementAndGet();
          }
          String right = "{\"number\":" + sent + ",\"document\":" + expected.get(request) + "}";
          return answer.equals(right) ? null : request + ": " + answer.substring(0, Math.min(300, answer.length()));
        }));
      }
      while (done.get() < count / 2) Thread.sleep(1);
      killed = killOne();
      for (Future<String> result : results) {
        String fault = result.get();
        if (fault != null) faults.add(fault);
      }
      threads.shutdown();
      faults.addAll(faultsOfErrors(pool));
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    faults.addAll(faultsOfTimeout());
    if (killed != 1) faults.add("No process was killed.");
    for (String fault : faults.subList(0, Math.min(20, faults.size()))) System.out.println(fault);
    System.out.printf(
        "%d requests by %d threads to %d processes, one killed after %d: %d faults, %.1f s, %.0f requests a second%n",
        count, THREADS, PROCESSES, count / 2, faults.size(), seconds, count / seconds);
    System.exit(faults.isEmpty() ? 0 : 1);
  }

  private static LoanDetailPool pool(String tool, Duration timeout) {
    return new LoanDetailPool(List.of(tool, "serve", "--stdio", "--as-of", DAY), PROCESSES, timeout);
  }

  /** The members of each request, and the document that {@code render} prints for it. */
  private static Map<String, String> expected(String tool) throws Exception {
    Map<String, String> expected = new TreeMap<>();
    Matcher products = Pattern.compile("\"id\":\"([^\"]+)\",\"type\":\"([^\"]+)\"")
        .matcher(output(tool, "list", "--format", "json", "--compact"));
    for (int count = 0; products.find() && count < 12; count++) {
      String product = products.group(2) + ":" + products.group(1);
      for (String screen : SCREENS) {
        for (String locale : LOCALES) {
          String document = output(
              tool, "render", product, "--screen", screen, "--locale", locale, "--as-of", DAY, "--format", "json",
              "--compact");
          if (document.isEmpty()) continue;
          expected.put(
              "\"product\":\"" + product + "\",\"screen\":\"" + screen + "\",\"locale\":\"" + locale + "\"", document);
        }
      }
    }
    if (expected.size() < 30) throw new IllegalStateException("Only " + expected.size() + " screens to compare with.");
    return expected;
  }

  private static String output(String... command) throws IOException {
    Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).stripTrailing();
  }

  /** Kills one process of the pool, and returns how many it killed. */
  private static int killOne() {
    return ProcessHandle.current().children().filter(ProcessHandle::isAlive).findFirst()
        .map(process -> process.destroyForcibly() ? 1 : 0).orElse(0);
  }

  /** A faulty request has an error, and the process goes on. */
  private static List<String> faultsOfErrors(LoanDetailPool pool) throws Exception {
    Map<String, String> wrong = Map.of(
        "{", "\"path\":\"$ (line 1, column 2)\"", "{\"number\":9,\"scren\":\"main\"}", "Did you mean \\\"screen\\\"?",
        "{\"product\":\"nowhere\"}", "\"id\":\"no-such-product\"");
    List<String> faults = new ArrayList<>();
    for (Map.Entry<String, String> request : wrong.entrySet()) {
      String answer = pool.ask(request.getKey());
      if (!answer.contains("\"error\"") || !answer.contains(request.getValue())) faults.add("error: " + answer);
    }
    return faults;
  }

  /** A process that does not answer in time is replaced by another one. */
  private static List<String> faultsOfTimeout() throws Exception {
    List<String> silent = List.of("sh", "-c", "read line; exec sleep 60");
    try (LoanDetailPool pool = new LoanDetailPool(silent, 1, Duration.ofMillis(300))) {
      for (int count = 0; count < 2; count++) {
        try {
          return List.of("A process that is silent answered: " + pool.ask("{}"));
        } catch (TimeoutException expected) {
          continue;
        }
      }
    }
    return List.of();
  }
}
