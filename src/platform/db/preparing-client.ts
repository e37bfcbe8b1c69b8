import pg from 'pg';
import { isStalePlan, StatementNames } from './statement-names.ts';

/** Shared by all connections: the same text has the same name everywhere, and each connection prepares it for itself. */
const names = new StatementNames();

type AnyQuery = (...args: unknown[]) => unknown;

/** A connection to PostgreSQL that prepares what it is asked again and again. */
export class PreparingClient extends pg.Client {
  /**
   * A query as text with its values goes out by name; everything else as the driver does it.
   * A plan that a migration has made stale is replaced; inside a transaction the whole transaction is to be
   * tried again, because PostgreSQL has ended it.
   */
  override query = ((...args: unknown[]): unknown => {
    const run = super.query.bind(this) as AnyQuery;
    const [text, values, callback] = args;
    if (typeof text !== 'string' || !Array.isArray(values) || callback !== undefined) return run(...args);
    const name = names.nameOf(text);
    if (name === null) return run(text, values);
    const inTransaction = this.getTransactionStatus() !== 'I';
    return (run({ name, text, values }) as Promise<unknown>).catch((error: unknown) => {
      if (!isStalePlan(error)) throw error;
      names.renew(text);
      if (inTransaction) throw error;
      return run(text, values);
    });
  }) as pg.Client['query'];
}
