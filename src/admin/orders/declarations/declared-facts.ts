import { formatDay } from '../../data/formats.ts';
import { declarations } from '../../texts/orders/order-actions.ts';

interface Declared {
  readonly pieces: string | null;
  /** Null: it is a withdrawal. */
  readonly manner: 'ordinary' | 'extraordinary' | null;
  readonly reason: string | null;
  /** '2026-12-31'; null: as soon as possible. */
  readonly endsOn: string | null;
}

/** What the customer declared besides name and contract, each with its label. */
export function declaredFacts({ pieces, manner, reason, endsOn }: Declared): [label: string, text: string][] {
  const typed = (label: string, text: string | null): [string, string][] =>
    text === null || text === '' ? [] : [[label, text]];
  return [
    ...typed(declarations.pieces, pieces),
    ...(manner === null ? [] : typed(declarations.manner, declarations.manners[manner])),
    ...typed(declarations.reason, reason),
    ...(manner === null
      ? []
      : typed(declarations.endsOn, endsOn === null ? declarations.asSoonAsPossible : formatDay(endsOn))),
  ];
}
