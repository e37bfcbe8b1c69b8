import type { Cents } from './cents.ts';

/** What is drawn at the head of a gift voucher. */
export const giftDesigns = ['planks', 'armchair', 'stripes'] as const;
export type GiftDesign = (typeof giftDesigns)[number];

/** What one may be worth, at the counter and in the shop. */
export const giftValues: { readonly least: Cents; readonly most: Cents } = { least: 10_00, most: 5_000_00 };

/** How far ahead the day may be on which one is mailed. */
export const giftAheadDays = 365;

/** How much may stand on a gift voucher, so that it is a single page. */
export const giftText = { recipient: 80, greeting: 300, greetingLines: 6 } as const;
