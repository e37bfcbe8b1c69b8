import type { Log } from '../log/log.ts';

export interface Lifecycle {
  /**
   * Registers what must be done before the process ends. The last registration is done first, one after the other:
   * users of the database stop before the database is closed.
   */
  onShutdown(name: string, stop: () => Promise<void> | void): void;
  /**
   * Shuts down once, however often it is called, then ends the process with exit code 0, or 1 if something failed or
   * hung.
   */
  shutdown(reason: string): Promise<void>;
  /** From now on SIGTERM and SIGINT shut down; a second signal, a moment later, ends the process at once. */
  listenToSignals(): void;
}

/** The parts of `process` that a lifecycle uses; tests pass a stand-in. */
export interface EndableProcess {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/**
 * A terminal and systemd send a signal to all processes, and npm forwards its own. A signal that follows within this
 * time is the same one. Milliseconds.
 */
const sameSignalMs = 1_000;

/**
 * Ends the process in order.
 * @param options.deadlineMs how long all steps together may take, in milliseconds
 * @param options.clock a monotonic clock in milliseconds
 */
export function createLifecycle(options: {
  log: Log;
  deadlineMs?: number;
  process?: EndableProcess;
  clock?: () => number;
}): Lifecycle {
  const { log, deadlineMs = 10_000, process: own = process, clock = () => performance.now() } = options;
  const steps: { name: string; stop: () => Promise<void> | void }[] = [];
  let ending: Promise<void> | null = null;
  let firstSignalAt: number | null = null;

  async function stopAll(): Promise<boolean> {
    let clean = true;
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        await step.stop();
      } catch (error) {
        clean = false;
        log.error({ error, step: step.name }, 'a part did not stop cleanly');
      }
    }
    return clean;
  }

  async function end(reason: string): Promise<void> {
    log.info({ reason }, 'shutting down');
    const deadline = Promise.withResolvers<'late'>();
    const timer = setTimeout(() => deadline.resolve('late'), deadlineMs);
    const outcome = await Promise.race([stopAll(), deadline.promise]);
    clearTimeout(timer);
    if (outcome === 'late')
      log.fatal({ deadlineMs, left: steps.map(({ name }) => name) }, 'shutdown takes too long');
    own.exit(outcome === true ? 0 : 1);
  }

  const shutdown = (reason: string) => (ending ??= end(reason));
  return {
    onShutdown: (name, stop) => void steps.push({ name, stop }),
    shutdown,
    listenToSignals() {
      const onSignal = (signal: string, code: number) => () => {
        firstSignalAt ??= clock();
        if (ending === null) return void shutdown(signal);
        if (clock() - firstSignalAt < sameSignalMs) return;
        log.warn({ signal }, 'asked twice, ending at once');
        own.exit(128 + code);
      };
      own.on('SIGINT', onSignal('SIGINT', 2));
      own.on('SIGTERM', onSignal('SIGTERM', 15));
    },
  };
}
