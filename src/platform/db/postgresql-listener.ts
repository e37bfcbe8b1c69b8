import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const reconnectAfterMs = 1_000;
/** A server that does not even refuse is away, too. */
const longestConnectMs = 5_000;
/** A connection that has broken unnoticed must not keep anybody waiting. */
const longestHearingMs = 1_000;

/**
 * A dedicated connection for notifications, since a pooled one would be handed to somebody else. It reconnects by
 * itself after the server was away, and says when it cannot.
 */
export class PostgresqlListener {
  #url: string;
  #onError: (error: Error) => void;
  #callbacks = new Map<string, ((payload: string) => void)[]>();
  #watchers: ((isAway: boolean) => void)[] = [];
  #isAway = false;
  /** The connection, open or being opened; null: none, or lost. */
  #client: Promise<pg.Client> | null = null;
  /** The driver takes one query at a time. */
  #lastTurn: Promise<unknown> = Promise.resolve();
  /** A question that has not been sent yet, whose answer comes after all that was committed before. */
  #question: Promise<unknown> | null = null;
  #closed = false;

  constructor(url: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  async listen(channel: string, callback: (payload: string) => void): Promise<void> {
    this.#callbacks.set(channel, [...(this.#callbacks.get(channel) ?? []), callback]);
    // Concurrent callers wait for the same connection. Otherwise each would open its own and hear everything twice.
    this.#client ??= this.#connect();
    await this.#subscribe(await this.#client, channel);
  }

  /** Calls back when the server cannot be reached, and when it is there again and every channel is heard. */
  watch(callback: (isAway: boolean) => void): void {
    this.#watchers.push(callback);
  }

  /**
   * Ends once everything that was committed before has been heard: the server sends its notifications before the answer
   * to the next query. Without a connection there is nothing to wait for, since what is missed will be distrusted.
   */
  async heard(): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    this.#question ??= this.#inTurn(async () => {
      this.#question = null;
      await (await client).query('select');
    });
    const waiting = new AbortController();
    await Promise.race([
      this.#question.catch(() => undefined),
      pause(longestHearingMs, undefined, { signal: waiting.signal }).catch(() => undefined),
    ]);
    waiting.abort();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#client?.catch(() => null);
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'wmk-shop listen',
      keepAlive: true,
      connectionTimeoutMillis: longestConnectMs,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const callback of this.#callbacks.get(channel) ?? []) callback(payload ?? '');
    });
    client.on('error', this.#onError);
    try {
      await client.connect();
    } catch (error) {
      this.#client = null;
      throw error;
    }
    // One broken connection does not mean that the server is away: at first it is opened again at once.
    client.once('end', () => this.#reconnectAfter(0));
    return client;
  }

  #subscribe(client: pg.Client, channel: string): Promise<unknown> {
    return this.#inTurn(() => client.query(`listen ${pg.escapeIdentifier(channel)}`));
  }

  #inTurn(ask: () => Promise<unknown>): Promise<unknown> {
    const turn = this.#lastTurn.then(ask);
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  #reconnectAfter(ms: number): void {
    this.#client = null;
    if (this.#closed) return;
    setTimeout(() => {
      this.#listenAgain().catch((error: unknown) => {
        this.#onError(error as Error);
        this.#sayAway(true);
        this.#reconnectAfter(reconnectAfterMs);
      });
    }, ms).unref();
  }

  #sayAway(isAway: boolean): void {
    if (this.#isAway === isAway || this.#closed) return;
    this.#isAway = isAway;
    for (const callback of this.#watchers) callback(isAway);
  }

  async #listenAgain(): Promise<void> {
    if (this.#closed || this.#client !== null) return;
    this.#client = this.#connect();
    const client = await this.#client;
    for (const channel of this.#callbacks.keys()) {
      await this.#subscribe(client, channel);
    }
    // Notifications sent meanwhile are lost, so listeners are told to distrust everything they have cached.
    for (const callbacks of this.#callbacks.values()) callbacks.forEach((callback) => callback('*'));
    this.#sayAway(false);
  }
}
