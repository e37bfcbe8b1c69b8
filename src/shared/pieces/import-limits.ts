import { foldText } from '../text/fold-text.ts';

/** The largest import file of pieces that is accepted. */
export const mostImportBytes = 50 * 1024 * 1024;

/** How a table's cell names boat-wood. */
export const boatWoodWords = ['bootsholz', 'boatwood', 'boot'] as const;

export function saysBoatWood(cell: string): boolean {
  const said = foldText(cell.trim());
  return boatWoodWords.some((word) => word === said);
}
