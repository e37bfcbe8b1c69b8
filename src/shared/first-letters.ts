/** The beginning of a text. Counted in whole characters: half of one (a lone surrogate) can be stored nowhere. */
export function firstLetters(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}
