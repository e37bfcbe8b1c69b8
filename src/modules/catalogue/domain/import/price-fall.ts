import type { Cents } from '../../../../shared/money/cents.ts';

/** A price so much lower that a comma or a zero may be missing: people should check it before it takes effect. */
export interface PriceFall {
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/** The same text for many rows, so that they are counted together. */
export const priceFallKind = 'fällt um mehr als die Hälfte';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

export function priceFallText({ beforeCents, afterCents }: PriceFall): string {
  return `${priceFallKind}: von ${euros.format(beforeCents / 100)} auf ${euros.format(afterCents / 100)}`;
}
