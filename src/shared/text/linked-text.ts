import { linkAddress } from './link-address.ts';

/** A part of a plain text: words, with or without a link. */
export interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
/** Our own pages, addresses elsewhere, mail and telephone; anything else is no link. */
const isAddress = /^(?:\/|[a-z][a-z0-9+.-]*:|www\.)/i;

const addressOf = (href: string): string | null => (isAddress.test(href) ? linkAddress(href) : null);

/** The parts of a plain text with links as in Markdown, '[Versand](/versand)'. */
export function linkedParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = '', href = ''] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: words, href: addressOf(href) });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** Links of a plain text that lead nowhere they may: they would be lost. As they were written. */
export function textLinksLost(text: string): readonly string[] {
  return Array.from(text.matchAll(link), ([, , href = '']) => href).filter(
    (href) => addressOf(href) === null,
  );
}

/** The same without its links, for reading and searching. */
export function withoutLinks(text: string): string {
  return linkedParts(text)
    .map((part) => part.text)
    .join('');
}
