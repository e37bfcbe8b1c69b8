import { writeAudit } from '../../../platform/audit/audit.ts';
import { queries, type Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireFresh, requireRight } from '../../../shared/staff/staff-rights.ts';
import { fail, type Result } from '../../../shared/result.ts';
import { type CompanyData, companyProblems, type CompanyProblem } from '../domain/company-data.ts';
import type { ContentTables } from '../infrastructure/content.tables.ts';
import { changeText, type TextChanged } from './change-text.ts';
import { findCompany } from './company.ts';
import type { ContentDependencies } from './content-dependencies.ts';
import { filledHtml } from './read-pages.ts';
import { appendPage, pageChange } from './save-pages.ts';

export type CompanyRefusal =
  | TextChanged
  | { readonly code: 'company-wrong'; readonly problems: readonly CompanyProblem[] };

/**
 * Changes the company's data. Legal texts that mention any of them get a new version, so that each version stays what
 * its readers have read.
 * @param basedOn the version that was read; if omitted, any present data is replaced
 * @throws FreshLoginNeeded for another bank account or e-mail address
 */
export async function saveCompany(
  deps: ContentDependencies,
  data: CompanyData,
  actor: Actor,
  basedOn?: string,
): Promise<Result<void, CompanyRefusal>> {
  requireRight(actor, 'settings:write');
  const problems = companyProblems(data);
  if (problems.length > 0) return fail({ code: 'company-wrong', problems });
  return changeText(
    deps,
    actor,
    {
      entity: 'company',
      entityId: 'company',
      right: 'settings:write',
      before: findCompany,
      after: data,
      basedOn,
    },
    async (tx, { author, now }) => {
      if (redirects(await findCompany(tx), data)) requireFresh(actor);
      await writeCompany(tx, data, now);
      for (const page of await newestLegalPages(tx)) {
        if (filledHtml(page.body_html, data, page.language) === page.published_html) continue;
        const { body_html: html, ...draft } = page;
        // A future version stays in the future.
        const validFrom = page.valid_from > now ? page.valid_from : now;
        const version = await appendPage(tx, { ...draft, html }, data, { author, now, validFrom });
        const facts = { before: { version: version - 1 }, after: { version } };
        await writeAudit(tx, actor, { ...pageChange(draft), ...facts }, now);
      }
    },
  );
}

/** Customers pay to this account, and all that they write goes to this address. */
function redirects(before: CompanyData | null, after: CompanyData): boolean {
  const aims = ({ bankAccount, email }: CompanyData) => JSON.stringify([bankAccount, email]);
  return before === null || aims(before) !== aims(after);
}

export async function writeCompany(tx: Tx, data: CompanyData, now: Date): Promise<void> {
  const row = { data: JSON.stringify(data) as unknown as CompanyData, changed_at: now };
  await queries<ContentTables>(tx)
    .insertInto('company_data')
    .values({ only_row: true, ...row })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

function newestLegalPages(tx: Tx) {
  return queries<ContentTables>(tx)
    .selectFrom('page_texts')
    .distinctOn(['slug', 'language'])
    .select([
      'slug',
      'language',
      'title',
      'description',
      'body_html',
      'published_html',
      'legal',
      'valid_from',
    ])
    .where('legal', '=', true)
    .orderBy('slug')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute();
}
