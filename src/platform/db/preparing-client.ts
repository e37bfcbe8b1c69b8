import pg from 'pg';
import { isStalePlan, StatementNames } from './statement-names.ts';

/** Shared by all connections: a text has the same name everywhere, and each connection prepares it for itself. */
const names = new StatementNames();

type AnyQuery = (...args: unknown[]) => unknown;

/** A connection to PostgreSQL that prepares frequent statements. */
export class PreparingClient extends pg.Client {
  /**
   * A query given as text with values is sent by name; everything else is left to the driver. A plan that a migration
   * has made stale is replaced. Inside a transaction the whole transaction must be retried, because PostgreSQL has
   * ended it.
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
