import pg from 'pg';

const reconnectAfterMs = 1_000;

/**
 * A dedicated connection for notifications, since a pooled one would be handed to somebody else. It reconnects by
 * itself after the server was away.
 */
export class PostgresqlListener {
  #url: string;
  #onError: (error: Error) => void;
  #callbacks = new Map<string, ((payload: string) => void)[]>();
  /** The connection, open or being opened; null: none, or lost. */
  #client: Promise<pg.Client> | null = null;
  /** The driver takes one query at a time. */
  #lastTurn: Promise<unknown> = Promise.resolve();
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
    client.once('end', () => this.#reconnectLater());
    return client;
  }

  #subscribe(client: pg.Client, channel: string): Promise<unknown> {
    const turn = this.#lastTurn.then(() => client.query(`listen ${pg.escapeIdentifier(channel)}`));
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }

  #reconnectLater(): void {
    this.#client = null;
    if (this.#closed) return;
    setTimeout(() => {
      this.#listenAgain().catch((error: unknown) => {
        this.#onError(error as Error);
        this.#reconnectLater();
      });
    }, reconnectAfterMs).unref();
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
  }
}
