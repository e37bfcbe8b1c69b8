import type { Cents } from '../../../../shared/money/cents.ts';

/** A price so much lower that a comma or a zero may be missing: people should check it before it takes effect. */
export interface PriceFall {
  /** Of the piece, as it will be. */
  readonly title: string;
  readonly sku: string;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

const steep = 'um mehr als die Hälfte';

/** For falls beyond those that are named one by one: the same text for all, so that they are counted together. */
export const furtherPriceFalls = `fällt ${steep} auch bei weiteren Stücken, siehe „Geändert“`;

export const isPriceFall = (problem: string): boolean =>
  problem.startsWith('fällt ') && problem.includes(steep);

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** 'fällt um mehr als die Hälfte: 1.200,00 € → 120,00 €', where the piece is named beside it. */
export function priceFallText({ beforeCents, afterCents }: PriceFall): string {
  return `fällt ${steep}: ${euros.format(beforeCents / 100)} → ${euros.format(afterCents / 100)}`;
}

/** 'fällt bei „Sessel“ (S-12) um mehr als die Hälfte: 1.200,00 € → 120,00 €'; the SKU tells pieces of one title apart. */
export function namedPriceFall(fall: PriceFall): string {
  return priceFallText(fall).replace('fällt', () => `fällt bei „${fall.title}“ (${fall.sku})`);
}
