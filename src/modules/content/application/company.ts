import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
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
