import { rentalTerms, type RentOption } from './rental-terms.ts';

/** A line of a cart, as a link or a reminder carries it: no prices, no texts, nothing about a person. */
export interface LinkedLine {
  readonly pieceId: string;
  readonly variantId: string | null;
  /** Integer from 1. */
  readonly quantity: number;
  /** Null: it is bought. */
  readonly rentOption: RentOption | null;
  readonly assembly: boolean;
}

/** The parameter behind '#' that holds a cart. */
export const cartParameter = 'stuecke';
/** As many as an order may have. */
export const maxLinkedLines = 50;
export const maxOfLinkedLine = 1_000;
export const idInLink = /^[\w-]{1,100}$/;

const termCodes: readonly (readonly [RentOption, string])[] = rentalTerms.map(({ option, days, months }) => [
  option,
  days > 0 ? `${days}d` : `${months}m`,
]);

/** 'teak-chair.oak.2..a,sofa...7d': piece, variant, quantity, rental and assembly; what is usual is left out. */
export function cartInLink(lines: readonly LinkedLine[]): string {
  return lines
    .map(({ pieceId, variantId, quantity, rentOption, assembly }) =>
      [
        pieceId,
        variantId ?? '',
        quantity === 1 ? '' : String(quantity),
        termCodes.find(([option]) => option === rentOption)?.[1] ?? '',
        assembly ? 'a' : '',
      ]
        .join('.')
        .replace(/(?<!\.)\.+$/, ''),
    )
    .join(',');
}

/** The lines that such a text names, each once; whatever cannot be a line is left out. */
export function cartFromLink(text: string): readonly LinkedLine[] {
  const lines = text.split(',').flatMap((one): LinkedLine[] => {
    const [pieceId = '', variant = '', count = '', term = '', assembly = ''] = one.split('.');
    const quantity = count === '' ? 1 : Number(count);
    const rentOption = termCodes.find(([, code]) => code === term)?.[0] ?? null;
    const isLine =
      idInLink.test(pieceId) &&
      (variant === '' || idInLink.test(variant)) &&
      /^\d{0,4}$/.test(count) &&
      quantity >= 1 &&
      quantity <= maxOfLinkedLine &&
      (term === '' || rentOption !== null) &&
      (assembly === '' || assembly === 'a');
    if (!isLine) return [];
    return [
      {
        pieceId,
        variantId: variant === '' ? null : variant,
        quantity,
        rentOption,
        assembly: assembly === 'a',
      },
    ];
  });
  const once = new Map(lines.map((line) => [cartInLink([{ ...line, quantity: 1 }]), line]));
  return [...once.values()].slice(0, maxLinkedLines);
}
