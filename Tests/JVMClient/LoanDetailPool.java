import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A pool of {@code loan-detail serve --stdio} processes, for any number of threads.
 *
 * <p>A process has one request at a time. One that ends, or that does not answer in time, is killed and replaced. The request
 * is then sent to the new process once more if the old one ended, which is safe, because requests change nothing.
 */
public final class LoanDetailPool implements AutoCloseable {
  private final List<String> command;
  private final Duration timeout;
  private final BlockingQueue<Worker> idle = new LinkedBlockingQueue<>();
  private final ExecutorService readers = Executors.newCachedThreadPool(LoanDetailPool::daemon);

  /**
   * @param command the program with its arguments, such as {@code loan-detail serve --stdio --data portfolio.json}
   * @param size the number of processes
   * @param timeout the time for an answer, and for a free process
   */
  public LoanDetailPool(List<String> command, int size, Duration timeout) {
    this.command = List.copyOf(command);
    this.timeout = timeout;
    for (int count = 0; count < size; count++) idle.add(new Worker());
  }

  /** Sends a request, which is JSON on one line, and returns its answer. */
  public String ask(String request) throws IOException, TimeoutException, InterruptedException {
    if (request.indexOf('\n') >= 0 || request.isBlank()) throw new IllegalArgumentException("A request is one line.");
    Worker worker = idle.poll(timeout.toNanos(), TimeUnit.NANOSECONDS);
    if (worker == null) throw new TimeoutException("All processes are busy.");
    try {
      try {
        return worker.ask(request);
      } catch (IOException ended) {
        worker.stop();
        return worker.ask(request);
      }
    } catch (IOException | TimeoutException | InterruptedException | RuntimeException failure) {
      worker.stop();
      throw failure;
    } finally {
      idle.add(worker);
    }
  }

  /** Ends the processes. Call it when no thread asks any more. */
  @Override
  public void close() {
    for (Worker worker : idle) worker.stop();
    readers.shutdownNow();
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "loan-detail");
    thread.setDaemon(true);
    return thread;
  }

  /** A process, which is started when it is needed. */
  private final class Worker {
    private Process process;
    private BufferedWriter requests;
    private BufferedReader answers;

    String ask(String request) throws IOException, TimeoutException, InterruptedException {
      if (process == null) start();
      BufferedReader source = answers;
      BufferedWriter target = requests;
      // A process that does not read can hold up the writing, too.
      Callable<String> exchange = () -> {
        target.write(request);
        target.write('\n');
        target.flush();
        return source.readLine();
      };
      try {
        String answer = readers.submit(exchange).get(timeout.toNanos(), TimeUnit.NANOSECONDS);
        if (answer == null) throw new IOException("The process ended.");
        return answer;
      } catch (ExecutionException failure) {
        throw new IOException(failure.getCause());
      }
    }

    private void start() throws IOException {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      requests = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
      answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    void stop() {
      Process old = process;
      process = null;
      if (Objects.nonNull(old)) old.destroyForcibly();
    }
  }
}
