import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { berlinDay, startOfBerlinDay } from '../../../shared/time/berlin-day.ts';
import type { Language } from '../../../shared/text/language.ts';
import { closureInWords, closuresAhead, type Closure } from '../domain/closed-days.ts';
import type { CompanyData } from '../domain/company-data.ts';
import type { ContentTables } from '../infrastructure/content.tables.ts';
import type { ContentDependencies } from './content-dependencies.ts';

/**
 * The current data of the company.
 * @throws Error if the database has not been filled yet
 */
export async function readCompany(db: Db | Tx): Promise<CompanyData> {
  const company = await findCompany(db);
  if (company === null) throw new Error('there are no company data: the first content was not filled in');
  return company;
}

/** As `readCompany`; inside a transaction, pass `tx`. */
export function companyData({ db }: ContentDependencies, handle: Db | Tx = db): Promise<CompanyData> {
  return readCompany(handle);
}

/** The current data of the company; null if the database has not been filled yet. */
export async function findCompany(db: Db | Tx): Promise<CompanyData | null> {
  const row = await queries<ContentTables>(db).selectFrom('company_data').select('data').executeTakeFirst();
  return row?.data ?? null;
}

/** Closed days are named this many days ahead. */
const daysAhead = 60;

/** When the stores will be closed, for machines and in words; inside a transaction, pass `tx`. */
export async function closures(
  { db, now }: ContentDependencies,
  language: Language,
  handle: Db | Tx = db,
): Promise<{ readonly days: readonly Closure[]; readonly words: readonly string[] }> {
  const moment = now();
  const last = berlinDay(startOfBerlinDay(moment, daysAhead));
  const days = closuresAhead(await readCompany(handle), berlinDay(moment), last);
  return { days, words: days.map((closure) => closureInWords(closure, language)) };
}
