import type { Dimensions, Era } from '../../src/modules/catalogue/index.ts';
import type { Cents } from '../../src/shared/money/cents.ts';

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

/** Percent of the base price by the last possible year of manufacture. */
const byAge: readonly (readonly [before: number, percent: number])[] = [
  [1700, 400],
  [1800, 300],
  [1900, 200],
  [1945, 150],
  [1980, 130],
];

/** Percent of the base price by the largest dimension, in millimetres. */
const bySize: readonly (readonly [below: number, percent: number])[] = [
  [500, 80],
  [1200, 100],
  [2000, 120],
];
const overSize = 150;

/**
 * A price for a piece that never had one: the base price of its kind × age × size, rounded to ten euros.
 *
 * Age depends on the year of manufacture and not on today's date, so that the same file gives the same prices next
 * year. An unknown age or size counts as 100 %.
 */
export function museumPrice(basePriceEuros: number, era: Era | null, dimensions: Dimensions): Cents {
  const age = era === null ? 100 : (byAge.find(([before]) => era.toYear < before)?.[1] ?? 100);
  const largest = largestMm(dimensions);
  const size = largest === 0 ? 100 : (bySize.find(([below]) => largest < below)?.[1] ?? overSize);
  const tens = Math.round((basePriceEuros * age * size) / 100_000);
  return Math.max(tens, 1) * 1000;
}

/** 0 if no dimension is known. */
export function largestMm({ widthMm, heightMm, depthMm, diameterMm }: Dimensions): number {
  return Math.max(widthMm ?? 0, heightMm ?? 0, depthMm ?? 0, diameterMm ?? 0);
}
