import type { PageText, TextVersion } from '../../../modules/content/index.ts';
import { defaultLanguage, type Language } from '../../../shared/text/language.ts';
import { withAnchors, type AnchoredText } from '../../reading/anchors.server.ts';
import type { PageAnswer, PageRequest, PageRoute, ShopReads } from '../../page.ts';

/** The pages of this screen; their addresses are their slugs (spec 2.1; law: § 5 DDG, § 312i BGB, § 14 BFSG). */
const slugs = ['impressum', 'data-protection', 'withdrawal', 'terms', 'barrierefreiheit', 'zahlung'] as const;

export interface LegalData extends AnchoredText {
  readonly slug: (typeof slugs)[number];
  readonly title: string;
  readonly description: string;
  readonly language: Language;
  /** null: a reading version, which is not binding and has no versions. */
  readonly version: number | null;
  readonly validFrom: Date;
  /** For a reading version: since when the German text says something else. */
  readonly germanSince: Date | null;
  /** For a version no longer in force, the day on which the next one took effect. */
  readonly validUntil: Date | null;
  /** All versions that have been in force, newest first. */
  readonly versions: readonly TextVersion[];
}

async function load(
  { content }: ShopReads,
  slug: LegalData['slug'],
  { language, query }: PageRequest,
): Promise<PageAnswer<LegalData>> {
  const wanted = query['version'];
  const versions = await content.pageVersions(slug);
  const page =
    wanted === undefined
      ? await content.page(slug, language)
      : await versionOf(content, slug, versions, wanted);
  if (page === null) return { kind: 'not-found' };
  const { title, description, validFrom, germanSince } = page;
  const version = page.language === defaultLanguage ? page.version : null;
  const successor = version === null ? undefined : versions.findLast((one) => one.version > version);
  return {
    kind: 'page',
    data: {
      slug,
      title,
      description,
      language: page.language,
      version,
      validFrom,
      germanSince,
      validUntil: successor?.validFrom ?? null,
      versions,
      ...withAnchors(page.html),
    },
  };
}

async function versionOf(
  content: ShopReads['content'],
  slug: string,
  versions: readonly TextVersion[],
  wanted: string,
): Promise<PageText | null> {
  const known = versions.find(({ version }) => String(version) === wanted);
  return known === undefined ? null : content.pageVersion(slug, known.version);
}

/** Binding texts and texts required by law: one screen for all of them. Earlier versions by `?version=`. */
export const routes: readonly PageRoute<LegalData>[] = slugs.map((slug) => ({
  screen: 'legal',
  paths: [`/${slug}`],
  query: ['version'],
  load: (shop, request) => load(shop, slug, request),
}));
