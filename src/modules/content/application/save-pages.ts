import { writeAudit } from '../../../platform/audit/audit.ts';
import { lockTexts, queries, type Tx } from '../../../platform/db/db.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import type { CompanyData } from '../domain/company-data.ts';
import type { PageDraft } from '../domain/page-text.ts';
import type { ContentTables, PageTextRow } from '../infrastructure/content.tables.ts';
import type { TextChanged } from './change-text.ts';
import { readCompany } from './company.ts';
import { contentTag, type ContentDependencies } from './content-dependencies.ts';
import { filledHtml } from './read-pages.ts';

/**
 * Adds a version of a page; earlier ones stay. A page that was once binding stays so.
 * @param basedOn the version that was read, 0 if there was none; if omitted, any present version is superseded
 * @param validFrom when it is first shown; now, if omitted
 * @returns the new version's number
 */
export async function savePage(
  deps: ContentDependencies,
  draft: PageDraft,
  actor: Actor,
  basedOn?: number,
  validFrom: Date = deps.now(),
): Promise<Result<number, TextChanged>> {
  const author = requireRight(actor, 'texts:write');
  const now = deps.now();
  return deps.db.transaction(async (tx): Promise<Result<number, TextChanged>> => {
    const newest = await lockPage(tx, draft);
    if (basedOn !== undefined && basedOn !== (newest?.version ?? 0)) return fail({ code: 'record-changed' });
    const version = await appendPage(tx, draft, await readCompany(tx), { author, now, validFrom });
    const { title, description } = draft;
    const after = { version, title, description, html: sanitiseHtml(draft.html), validFrom };
    await writeAudit(tx, actor, { ...pageChange(draft), before: saidBy(newest), after }, now);
    await deps.invalidate(tx, [contentTag]);
    return ok(version);
  });
}

/** The entry in the audit log for a change of a page. */
export const pageChange = ({ slug, language }: Pick<PageDraft, 'slug' | 'language'>) =>
  ({ action: 'change', entity: 'page-texts', entityId: `${slug}.${language}` }) as const;

function saidBy(newest: PageTextRow | undefined) {
  if (newest === undefined) return null;
  const { version, title, description, body_html: html, valid_from: validFrom } = newest;
  return { version, title, description, html, validFrom };
}

/**
 * The newest version of a page, which stays the newest until the transaction ends: simultaneous saves run one after the
 * other.
 */
async function lockPage(
  tx: Tx,
  { slug, language }: Pick<PageDraft, 'slug' | 'language'>,
): Promise<PageTextRow | undefined> {
  const q = queries<ContentTables>(tx);
  await lockTexts(tx, [`page ${slug} ${language}`]);
  return q
    .selectFrom('page_texts')
    .selectAll()
    .where('slug', '=', slug)
    .where('language', '=', language)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Adds a version of a page in a transaction; see `savePage`. */
export async function appendPage(
  tx: Tx,
  draft: PageDraft,
  company: CompanyData,
  record: { readonly author: string; readonly now: Date; readonly validFrom: Date },
): Promise<number> {
  const before = await lockPage(tx, draft);
  const version = (before?.version ?? 0) + 1;
  const legal = draft.legal || before?.legal === true;
  const html = sanitiseHtml(draft.html);
  await queries<ContentTables>(tx)
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
