import type { Language } from '../../shared/text/language.ts';
import type { PageRequest, ShopReads } from '../page.ts';
import { withAnchors, type AnchoredText } from './anchors.server.ts';

/** A page's text as screens show it, with ids in its headings. */
export interface ReadingText extends AnchoredText {
  /** Its actual language: German if there is nothing in the requested one. */
  readonly language: Language;
  readonly title: string;
  /** For search engines, and under the title. */
  readonly description: string;
}

/**
 * Reads a text that staff may change.
 * @returns null if no text has this name
 */
export async function readText(
  shop: ShopReads,
  slug: string,
  { language }: PageRequest,
): Promise<ReadingText | null> {
  const page = await shop.content.page(slug, language);
  return (
    page && {
      language: page.language,
      title: page.title,
      description: page.description,
      ...withAnchors(page.html),
    }
  );
}
