import { writeAudit } from '../../../platform/audit/audit.ts';
import { sql } from 'kysely';
import { queries, type Tx } from '../../../platform/db/db.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import type { Actor } from '../../../shared/actor.ts';
import { requireRight } from '../../../shared/require-right.ts';
import type { CompanyData } from '../domain/company-data.ts';
import type { PageDraft } from '../domain/page-text.ts';
import type { ContentTables } from '../infrastructure/content.tables.ts';
import { readCompany } from './company.ts';
import { contentTag, type ContentDependencies } from './content-dependencies.ts';
import { filledHtml } from './filled-html.ts';

/**
 * Adds a version of a page; the earlier ones stay. A page that binds once does so for ever.
 * @param validFrom from when it is shown; now, if left out
 * @returns the new version's number
 */
export async function savePage(
  deps: ContentDependencies,
  draft: PageDraft,
  actor: Actor,
  validFrom: Date = deps.now(),
): Promise<number> {
  const author = requireRight(actor, 'texts:write');
  return deps.db.transaction(async (tx) => {
    const version = await appendPage(tx, draft, await readCompany(tx), {
      author,
      now: deps.now(),
      validFrom,
    });
    const entityId = `${draft.slug}.${draft.language}`;
    const after = { ...draft, version, validFrom };
    await writeAudit(
      tx,
      actor,
      { action: 'change', entity: 'page-texts', entityId, before: null, after },
      deps.now(),
    );
    await deps.invalidate(tx, [contentTag]);
    return version;
  });
}

/** Adds a version of a page in a transaction; see `savePage`. */
export async function appendPage(
  tx: Tx,
  draft: PageDraft,
  company: CompanyData,
  record: { readonly author: string; readonly now: Date; readonly validFrom: Date },
): Promise<number> {
  const q = queries<ContentTables>(tx);
  // Two who save the same page at once are numbered one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`page ${draft.slug} ${draft.language}`}))`.execute(q);
  const before = await q
    .selectFrom('page_texts')
    .select(['version', 'legal'])
    .where('slug', '=', draft.slug)
    .where('language', '=', draft.language)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const version = (before?.version ?? 0) + 1;
  const legal = draft.legal || before?.legal === true;
  const html = sanitiseHtml(draft.html);
  await q
    .insertInto('page_texts')
    .values({
      slug: draft.slug,
      language: draft.language,
      version,
      title: draft.title,
      description: draft.description,
      body_html: html,
      legal,
      published_html: legal ? filledHtml(html, company, draft.language) : null,
      valid_from: record.validFrom,
      created_at: record.now,
      created_by: record.author,
    })
    .execute();
  return version;
}
