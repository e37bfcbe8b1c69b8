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
  return `${whole.join('').replace(/[\s,;:–-]+$/u, '')}…`;
}
