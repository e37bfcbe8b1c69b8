import type { Cents } from '../../../shared/money/cents.ts';

/** The place that the pieces go to. Texts as they were typed. */
export interface ShipTo {
  readonly name: string;
  readonly phone: string;
  readonly street: string;
  readonly apartment: string | null;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1, two capital letters. */
  readonly country: string;
}

/** What is paid for, with tax. */
export interface Goods {
  readonly lines: readonly {
    readonly title: string;
    readonly sku: string;
    readonly quantity: number;
    readonly grossCents: Cents;
  }[];
  readonly shippingCents: Cents;
  /** The name of the shipping among the lines, in the shopper's language. */
  readonly shippingLabel: string;
  /** Null: picked up. */
  readonly shipTo: ShipTo | null;
}

export interface Item {
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unitCents: Cents;
}

/** The longest name of an item that every provider takes. */
const longestName = 127;

/**
 * The lines as providers want them: a number of things of one price each, which with the shipping are the whole amount.
 * @returns null if they are not: providers refuse what does not add up, and then get the amount alone
 */
export function itemsOf({ lines, shippingCents }: Goods, amountCents: Cents): readonly Item[] | null {
  const items = lines.map(({ title, sku, quantity, grossCents }): Item => {
    const isEven = grossCents % quantity === 0;
    const name = isEven || quantity === 1 ? title : `${quantity} × ${title}`;
    return {
      name: name.slice(0, longestName),
      sku: sku.slice(0, longestName),
      ...(isEven ? { quantity, unitCents: grossCents / quantity } : { quantity: 1, unitCents: grossCents }),
    };
  });
  const sum = items.reduce((all, { quantity, unitCents }) => all + quantity * unitCents, shippingCents);
  return items.length > 0 && sum === amountCents ? items : null;
}

/** The most that fits behind the longest prefix of an account, with what networks put between them. */
const longestSuffix = 10;

/**
 * What stands on a card's statement behind the shop's own prefix: Latin letters, digits and few signs, and one letter at
 * least. Null: nothing of it may stand there.
 */
export function statementSuffix(number: string): string | null {
  const text = number
    .replace(/[^A-Za-z0-9 .-]/g, '')
    .slice(-longestSuffix)
    .trim();
  return /[A-Za-z]/.test(text) ? text : null;
}
