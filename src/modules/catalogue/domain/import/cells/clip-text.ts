/**
 * A text of at most `maxLength` characters, cut at the end of a word and marked with '…'. If its second half has no
 * space, it is cut anywhere, but never through a character.
 */
export function clipText(text: string, maxLength: number): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  const cut = characters.slice(0, maxLength - 1);
  const space = cut.lastIndexOf(' ');
  const whole = characters[maxLength - 1] === ' ' || space < maxLength / 2 ? cut : cut.slice(0, space);
  return `${whole.join('').replace(/(?<![\s,;:–-])[\s,;:–-]+$/u, '')}…`;
}

const longest = 40;

/**
 * An article number of at most 40 characters from a text that may be longer.
 *
 * A longer text is cut and gets a checksum of the whole: two texts with the same beginning stay distinct, and the same
 * text gives the same number at the next import.
 */
export function shortSku(text: string): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  return `${characters.slice(0, longest - 9).join('')}-${checksum(text)}`;
}

/** FNV-1a, 32 bits, as eight hexadecimal digits. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
