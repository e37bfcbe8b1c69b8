/**
 * How far an order is whose money is to go back. `kept`: nothing has left the shop, so it is simply cancelled; of
 * `part-kept` a part is withdrawn, so it is not. `awaited`: the goods are out, and the shop may wait for them (§ 357 (4)
 * BGB). `sent`: there is proof that they are on their way. `back`: something came back and is to be paid for. `partly`:
 * a part of the money was ordered back since. `refunded`: nothing more is owed; the case only needs to be closed.
 * `part-refunded`: money was ordered back for a part whose price only staff can tell.
 */
export const returnStates = [
  ...(['kept', 'part-kept', 'awaited', 'sent', 'back'] as const),
  ...(['partly', 'refunded', 'part-refunded'] as const),
];
export type ReturnState = (typeof returnStates)[number];

export interface ReturnFacts {
  /** The part that is withdrawn, in the customer's words; null: all of the order. */
  readonly part: string | null;
  /** What was paid for the order, without overpayments. */
  readonly paidCents: number;
  /** What staff have refunded or decided to refund, without overpayments. */
  readonly orderedCents: number;
  /** Whether any of that was decided after the withdrawal, or after the return. */
  readonly isOrderedSince: boolean;
  /** What is owed for all that came back so far; null: nothing did. */
  readonly backCents: number | null;
  readonly isAllBack: boolean;
  readonly isDispatchProved: boolean;
  readonly isOut: boolean;
}

/** The state that staff see, and the money still owed; null if nothing is owed, or it is not known. */
export function returnOf(facts: ReturnFacts): {
  readonly what: ReturnState;
  readonly amountCents: number | null;
} {
  const { part, paidCents, orderedCents, isOrderedSince, backCents } = facts;
  // Before anything is back, all of the order may be owed; what a part of it is worth, only staff know.
  const owedCents = backCents ?? (part === null ? paidCents : null);
  const leftCents = owedCents === null ? null : Math.max(0, owedCents - orderedCents);
  const isPaidBack = leftCents === 0 && (part !== null || facts.isAllBack);
  if (isPaidBack || orderedCents >= paidCents) return { what: 'refunded', amountCents: null };
  if (leftCents === null && isOrderedSince) return { what: 'part-refunded', amountCents: null };
  const told = (what: ReturnState) => ({ what, amountCents: leftCents === 0 ? null : leftCents });
  if (backCents !== null && leftCents !== 0) return told(isOrderedSince ? 'partly' : 'back');
  if (facts.isDispatchProved) return told('sent');
  if (facts.isOut) return told('awaited');
  if (part !== null) return told('part-kept');
  // An order of which something came back cannot be cancelled any more.
  return told(isOrderedSince || backCents !== null ? 'partly' : 'kept');
}
