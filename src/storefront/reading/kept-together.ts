/**
 * Words that read badly across a line break: one or two letters before a hyphen ('E-Mail', 'S-Bahn'), hours ('9–18
 * Uhr') and sections of a law ('§ 25a'). They are kept together by markup, not by special characters, so that searching
 * and copying still work.
 */
const bound = /\p{Lu}{1,2}-\p{Lu}\p{Ll}{2,11}|\d+–\d+\u00a0Uhr|§§?\s\d+[a-z]?/u;

const within = new RegExp(`<[^<>]*>|(?<![\\p{L}\\d-])(?:${bound.source})(?!\\p{L})`, 'gu');
const apart = new RegExp(`(?<![\\p{L}\\d-])(${bound.source})(?!\\p{L})`, 'u');

/** HTML with such words kept together; tags stay as they are. */
export function keptTogether(html: string): string {
  return html.replace(within, (found) =>
    found.startsWith('<') ? found : `<span class="whitespace-nowrap">${found}</span>`,
  );
}

/** A plain text, alternating between parts that may break and parts that may not. */
export function boundParts(text: string): readonly string[] {
  return text.split(apart);
}
