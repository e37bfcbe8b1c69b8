import { writeAudit } from '../../../platform/audit/audit.ts';
import { queries, type Tx } from '../../../platform/db/db.ts';
import type { Actor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import type { CompanyData } from '../domain/company-data.ts';
import type { ContentTables } from '../infrastructure/content.tables.ts';
import { findCompany } from './company.ts';
import { contentTag, type ContentDependencies } from './content-dependencies.ts';
import { filledHtml } from './filled-html.ts';
import { appendPage } from './save-pages.ts';

/**
 * Changes the company's data. Legal texts that name any of them get a new version, so that each version stays what
 * its readers have read.
 */
export async function saveCompany(deps: ContentDependencies, data: CompanyData, actor: Actor): Promise<void> {
  const author = requireRight(actor, 'settings:write');
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const before = await findCompany(tx);
    await writeCompany(tx, data, now);
    const facts = { before: { ...before }, after: { ...data } };
    await writeAudit(tx, actor, { action: 'change', entity: 'company', entityId: 'company', ...facts }, now);
    for (const page of await newestLegalPages(tx)) {
      if (filledHtml(page.body_html, data) === page.published_html) continue;
      const { body_html: html, ...draft } = page;
      // A version that is still to come stays so.
      const validFrom = page.valid_from > now ? page.valid_from : now;
      await appendPage(tx, { ...draft, html }, data, { author, now, validFrom });
    }
    await deps.invalidate(tx, [contentTag]);
  });
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
