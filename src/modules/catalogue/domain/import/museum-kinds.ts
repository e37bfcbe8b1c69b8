/**
 * A kind of furniture: its German word, how to recognise it in a museum's English title, and the data for the price
 * rule.
 */
export interface FurnitureKind {
  readonly word: string;
  readonly basePriceEuros: number;
  /** Comes in parts and is assembled at the buyer's home. */
  readonly assembled: boolean;
}

type Entry = readonly [pattern: RegExp, word: string, basePriceEuros: number, assembled?: 'assembled'];

/** The order matters: 'Desk and bookcase' is not a bookcase, and 'Armchair' would also match a chair. */
const kinds: readonly Entry[] = [
  [/\b(rocking|rocker)\b/i, 'Schaukelstuhl', 520],
  [/\b(clock)\b/i, 'Standuhr', 1900],
  [/\b(armchairs?|arm chairs?|easy chair|lounge|fauteuil)\b/i, 'Armlehnstuhl', 640],
  [/\b(stool|hassock|ottoman)\b/i, 'Hocker', 220],
  [/\b(bench)\b/i, 'Bank', 480],
  [/\b(couch|sofa|settee)\b/i, 'Sofa', 1600, 'assembled'],
  [/\b(chairs?|chaise)\b/i, 'Stuhl', 280],
  [/\b(lectern)\b/i, 'Lesepult', 350],
  [/\b(magazine rack)\b/i, 'Zeitungsständer', 140],
  [/\b(fire screen)\b/i, 'Kaminschirm', 320],
  [/\b(screen)\b/i, 'Paravent', 900],
  [/\b(desk|secretary)\b/i, 'Sekretär', 2400, 'assembled'],
  [/\b(bookcase|bibliothèque)\b/iu, 'Bücherregal', 1200, 'assembled'],
  [/\b(sideboard|credenza)\b/i, 'Sideboard', 1800],
  [/\b(dresser|chest of drawers|bureau)\b/i, 'Kommode', 1300],
  [/\b(chest)\b/i, 'Truhe', 700],
  [/\b(cupboard|cabinet|wardrobe)\b/i, 'Schrank', 1500, 'assembled'],
  [/\b(tables?)\b/i, 'Tisch', 620],
  [/\b(bed)\b/i, 'Bett', 1100, 'assembled'],
  [/\b(mirror|glass)\b/i, 'Spiegel', 380],
];

/** The kind that a title names; a title without one is a 'Möbelstück'. */
export function kindOf(title: string): FurnitureKind {
  const found = kinds.find(([pattern]) => pattern.test(title));
  if (found === undefined) return { word: 'Möbelstück', basePriceEuros: 600, assembled: false };
  return { word: found[1], basePriceEuros: found[2], assembled: found[3] === 'assembled' };
}
