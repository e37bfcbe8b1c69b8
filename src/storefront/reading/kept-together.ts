/**
 * What reads badly when a line ends within it: one or two letters before a hyphen ('E-Mail', 'S-Bahn'), hours
 * ('9–18 Uhr') and sections of a law ('§ 25a'). Markup holds it together, and no special characters, so that it is still
 * found and copied as it is.
 */
const bound = /\p{Lu}{1,2}-\p{Lu}\p{Ll}{2,11}|\d+–\d+\u00a0Uhr|§§?\s\d+[a-z]?/u;

const within = new RegExp(`<[^>]*>|(?<![\\p{L}\\d-])(?:${bound.source})(?!\\p{L})`, 'gu');
const apart = new RegExp(`(?<![\\p{L}\\d-])(${bound.source})(?!\\p{L})`, 'u');

/** HTML whose words are held together; tags stay as they are. */
export function keptTogether(html: string): string {
  return html.replace(within, (found) =>
    found.startsWith('<') ? found : `<span class="whitespace-nowrap">${found}</span>`,
  );
}

/** A plain text, in turn what may break and what may not. */
export function boundParts(text: string): readonly string[] {
  return text.split(apart);
}
