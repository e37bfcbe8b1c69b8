import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';
import { isStalePlan, StatementNames } from '../statement-names.ts';

const { serialize } = protocol;
type Messages = Parameters<typeof parse.parseResults>[0];

/** Statements that the embedded database has planned once and now runs by name, in one message each. */
export class PreparedStatements {
  readonly #database: PGlite;
  readonly #names = new StatementNames();
  /** The types of each statement's parameters, by its name. */
  readonly #parameterTypes = new Map<string, readonly number[]>();
  #inTransaction = false;

  constructor(database: PGlite) {
    this.#database = database;
  }

  /**
   * Runs one statement with its parameters.
   * @throws the database's own error
   */
  async query(text: string, parameters: readonly unknown[]): Promise<Results> {
    const name = this.#names.nameOf(text);
    if (name === null) return this.#database.query(text, [...parameters]);
    const inTransaction = this.#inTransaction;
    try {
      return await this.#database.runExclusive(async () => {
        const types = this.#parameterTypes.get(name) ?? (await this.#prepare(name, text));
        return this.#run(name, types, parameters);
      });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.#names.renew(text);
      if (inTransaction) throw error;
      return this.#database.query(text, [...parameters]);
    }
  }

  /** Notes statements sent in other ways: whether a transaction is open decides whether a query may be retried. */
  noteCommand(text: string): void {
    if (/^\s*begin\b/i.test(text)) this.#inTransaction = true;
    else if (/^\s*(?:commit|rollback)\b/i.test(text)) this.#inTransaction = false;
  }

  async #prepare(name: string, text: string): Promise<readonly number[]> {
    const messages = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const types = parse.parseDescribeStatementResults(messages);
    this.#parameterTypes.set(name, types);
    return types;
  }

  async #run(name: string, types: readonly number[], parameters: readonly unknown[]): Promise<Results> {
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serializer = this.#database.serializers[types[index] ?? 0];
      return serializer === undefined ? (value as number | string).toString() : serializer(value);
    });
    const messages = await this.#send([
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    const [results] = parse.parseResults(messages, this.#database.parsers);
    return results ?? { rows: [], fields: [] };
  }

  /** Everything in one message, because each call into the database has a cost. */
  async #send(parts: readonly Uint8Array[]): Promise<Messages> {
    return this.#database.execProtocolStream(Buffer.concat(parts));
  }
}
