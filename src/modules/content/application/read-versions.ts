import { queries } from '../../../platform/db/db.ts';
import { defaultLanguage } from '../../../shared/language.ts';
import type { PageText, TextVersion } from '../domain/page-text.ts';
import { textFileOf, type TextFile } from '../domain/text-file.ts';
import type { ContentTables } from '../infrastructure/content.tables.ts';
import type { ContentDependencies } from './content-dependencies.ts';
import { pageTextOf } from './read-pages.ts';

/** The German versions of a page that have been shown so far, newest first; empty if there is no such page. */
export async function readPageVersions(
  deps: ContentDependencies,
  slug: string,
): Promise<readonly TextVersion[]> {
  const rows = await shownSoFar(deps, slug)
    .select(['version', 'valid_from'])
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, valid_from }) => ({ version, validFrom: valid_from }));
}

/**
 * A German version of a page that has been shown. A binding text is shown in its original wording.
 * @returns null if there is no such version
 */
export async function readPageVersion(
  deps: ContentDependencies,
  slug: string,
  version: number,
): Promise<PageText | null> {
  const row = await shownSoFar(deps, slug).selectAll().where('version', '=', version).executeTakeFirst();
  return row === undefined ? null : pageTextOf(deps.db, row);
}

/**
 * A version of a binding text as a file to keep (§ 312i (1) Nr. 4 BGB).
 * @returns null if there is none, or the page is not of that kind
 */
export async function readTextFile(
  deps: ContentDependencies,
  slug: string,
  version: number,
): Promise<TextFile | null> {
  const page = await readPageVersion(deps, slug, version);
  return page?.legal === true ? textFileOf(page) : null;
}

function shownSoFar({ db, now }: ContentDependencies, slug: string) {
  return queries<ContentTables>(db)
    .selectFrom('page_texts')
    .where('slug', '=', slug)
    .where('language', '=', defaultLanguage)
    .where('valid_from', '<=', now());
}
