const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Sanitised HTML as plain text for a description, cut between words. */
export function plainText(html: string, maxLength = 160): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    // Spaces that do not break stay: '95 €' is one word.
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}

/** The characters of a formatted text as they are read. */
export const lettersOf = (html: string): number => plainText(html, Number.POSITIVE_INFINITY).length;
