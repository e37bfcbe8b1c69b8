import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What a bare server answers: exactly these headers and bytes, to everything. */
export interface Recorded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** What a server process can be told or asked. */
export type Order =
  | { readonly kind: 'serve'; readonly recorded: Recorded }
  | { readonly kind: 'make'; readonly paths: readonly string[] }
  | { readonly kind: 'cpu' };

/** What it answers: processor time of all its threads so far. The first message, unasked, also names its port. */
export interface Answer {
  readonly cpuSeconds: number;
  readonly port: number;
}

/** A server in a process of its own, so that it shares its thread neither with the load nor with another server. */
export class ForkedServer {
  readonly base: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.base = `http://127.0.0.1:${port}`;
  }

  /** Starts a file of this folder; resolves when it listens. @throws Error when it ends before that */
  static async start(file: string, environment: NodeJS.ProcessEnv = {}): Promise<ForkedServer> {
    const child = fork(join(import.meta.dirname, file), [], {
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      // Log lines go nowhere, but are written.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    const { port } = await nextAnswer(child);
    return new ForkedServer(child, port);
  }

  async ask(order: Order): Promise<Answer> {
    const answer = nextAnswer(this.#child);
    this.#child.send(order);
    return answer;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}

async function nextAnswer(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a server process ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as Answer);
    });
  });
}
