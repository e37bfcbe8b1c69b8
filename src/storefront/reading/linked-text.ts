/** A part of a plain text: words, with or without a link. */
export interface TextPart {
  readonly text: string;
  readonly href: string | null;
}

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
/** Our own pages, https addresses, mail and telephone; anything else stays text. */
const allowed = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)/;

/** The parts of a plain text with links as in Markdown, '[Versand](/versand)'. */
export function linkedParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = '', href = ''] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: words, href: allowed.test(href) ? href : null });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** The same without its links, for reading and searching. */
export function withoutLinks(text: string): string {
  return linkedParts(text)
    .map((part) => part.text)
    .join('');
}
