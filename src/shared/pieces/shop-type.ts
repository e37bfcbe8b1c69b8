import { foldText } from '../text/fold-text.ts';

/** The two lines of the shop. Vintage pieces exist once; boat-wood furniture is made in small series. */
export const shopTypes = ['vintage', 'boatwood'] as const;
export type ShopType = (typeof shopTypes)[number];

/** Vintage pieces are mostly bought of private people (§ 25a UStG); boat-wood furniture is of one's own making. */
export const usualTaxScheme = { vintage: 'margin', boatwood: 'standard' } as const satisfies Record<
  ShopType,
  string
>;

export function isShopType(value: string): value is ShopType {
  return (shopTypes as readonly string[]).includes(value);
}

/** How a table's cell names boat-wood. */
export const boatWoodWords = ['bootsholz', 'boatwood', 'boot'] as const;

export function saysBoatWood(cell: string): boolean {
  const said = foldText(cell.trim());
  return boatWoodWords.some((word) => word === said);
}
