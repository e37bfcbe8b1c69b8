/**
 * Materials of animals and plants that may be sold only with proof of where they come from: rosewood (Dalbergia; of
 * Brazil's own, Annex A, each sale needs a certificate), bubinga, ivory, tortoiseshell (Regulation (EC) No 338/97,
 * Articles 8 (1), (3) and (5); § 46 BNatSchG). A regular expression of the few means that JavaScript and PostgreSQL
 * read alike, so that both ask the same one. What only looks like it is not meant: „palisanderfarben“, „Palisander-Optik“.
 */
export const protectedSpecies =
  '(palisander(holz)?|rosewood|rosenholz|dalbergia|jacarand[aá]|palissandre|palissandro|palisandro|cocobolo|grenadill|bubinga|elfenbein|ivory|schildpatt|tortoise-?shell)(?![ -]?(farb|optik|look|stil|dekor|imitat|ton))';

const pattern = new RegExp(protectedSpecies, 'iu');

/** Whether a piece's title or materials name one of them. */
export function isOfProtectedSpecies(piece: {
  readonly title: string;
  readonly materials: readonly string[];
}): boolean {
  return [piece.title, ...piece.materials].some((text) => pattern.test(text));
}
