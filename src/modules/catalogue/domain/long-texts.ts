import { longestText, type PieceDraft } from './piece.ts';

/**
 * Texts that are longer than they may be as they are stored: '&' and '<' take more room there than they were typed with.
 * Texts that were stored before this was measured stay.
 */
export function tooLongTexts(
  stored: PieceDraft,
  before: PieceDraft | null,
): { readonly field: string; readonly length: number }[] {
  const known = new Map(before === null ? [] : textsOf(before));
  return textsOf(stored)
    .filter(([field, text]) => text.length > longestText && known.get(field) !== text)
    .map(([field, text]) => ({ field, length: text.length }));
}

function textsOf({ texts: { descriptions, ...others } }: PieceDraft): [field: string, text: string][] {
  return [
    ...Object.entries(others).map(([name, text]): [string, string] => [`texts.${name}`, text ?? '']),
    ...descriptions.map((text, index): [string, string] => [`texts.descriptions.${index}`, text]),
  ];
}
