import type { Cents } from '../money/cents.ts';
import { owedRental, type OwedRental } from './used-share.ts';
import {
  mayMean,
  shareOf,
  timeOf,
  withdrawnUnits,
  type Moment,
  type Ordered,
  type WithdrawnUnits,
} from './withdrawn-pieces.ts';

/** What a refund is made up of. */
export type RefundPart =
  | { readonly kind: 'piece'; readonly position: number; readonly quantity: number; readonly cents: Cents }
  /** Below zero: for the loss of value of these pieces (§ 357a (1) BGB). */
  | { readonly kind: 'deduction'; readonly position: number; readonly cents: Cents }
  /** Below zero: for the days of a rental until it was withdrawn from (§ 357a (2) BGB). */
  | {
      readonly kind: 'used';
      readonly position: number;
      readonly days: number;
      readonly ofDays: number;
      readonly cents: Cents;
    }
  | { readonly kind: 'shipping'; readonly cents: Cents }
  /** Below zero: what was or will be paid back already. */
  | { readonly kind: 'paid-back'; readonly cents: Cents };

/** All that says what is owed for what came back of an order. */
export interface Owing extends Ordered {
  readonly lines: readonly (Ordered['lines'][number] & {
    readonly rentOption: string | null;
    readonly handedOverAt: string | null;
    readonly returnedAt: string | null;
  })[];
  readonly returns: readonly (Ordered['returns'][number] & {
    /** The price that was paid for it, less the deduction. */
    readonly owedCents: Cents;
    readonly deduction: { readonly cents: Cents } | null;
  })[];
  readonly refunds: readonly {
    readonly amountCents: Cents;
    readonly orderedAt: Moment;
    /** Whether it was paid beyond the order's amount. */
    readonly isSurplus: boolean;
  }[];
  readonly totals: { readonly shippingCents: Cents };
  readonly earlyService: boolean;
}

/** What is owed for a withdrawal, or for what came back without any. */
export interface OwedFor {
  /** Null: the pieces came back without a withdrawal. */
  readonly withdrawal: WithdrawnUnits | null;
  /** Something came back for it, or was taken out. */
  readonly isBack: boolean;
  /** The part of it that has not been paid back. */
  readonly leftCents: Cents;
  /** The money that was paid back for pieces that are still open. */
  readonly aheadCents: Cents;
  /** Whether money was ordered back for it since it was received. */
  readonly isRefunded: boolean;
}

/** A rental that came back and is withdrawn from. */
export type WithdrawnRental = OwedRental & { readonly position: number; readonly quantity: number };

/** A refund that may be owed for some of what came back. */
interface Due {
  readonly of: Writable;
  readonly parts: readonly RefundPart[];
  readonly at: number;
  /** The age of what it is owed for. */
  readonly since: number;
  /** Until then, somebody could decide to pay it back: who puts a withdrawal away has decided about its rent. */
  readonly until: number;
  readonly rental?: WithdrawnRental;
  leftCents: Cents;
}

type Writable = { -readonly [Name in keyof OwedFor]: OwedFor[Name] };

export const sumOf = (parts: readonly { readonly cents: Cents }[]): Cents =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

/**
 * What is owed for each withdrawal of an order, the oldest first, and for what came back without any; and what a refund of
 * all of it is made up of. Owed is what came back (for whom, `withdrawnUnits` says), with its rent, and the delivery once
 * nothing is left with the customer (§ 357 (2) BGB): within 14 days of the withdrawal, but not before the goods, or the
 * proof that they were sent, are there (§ 357 (1), (4) BGB).
 *
 * A refund is for what is owed when it is ordered, and of that for the oldest first (§ 366 (2) BGB). What it is more than
 * that is kept for what comes back next, and until then is for the pieces that are still open.
 */
export function owedForWithdrawals(order: Owing): {
  readonly owed: readonly OwedFor[];
  /** Null: nothing more is owed for what came back. */
  readonly suggested: { readonly cents: Cents; readonly parts: readonly RefundPart[] } | null;
  readonly rentals: readonly WithdrawnRental[];
} {
  const writable = (withdrawal: WithdrawnUnits | null): Writable => ({
    withdrawal,
    isBack: false,
    leftCents: 0,
    aheadCents: 0,
    isRefunded: false,
  });
  const owed = [...withdrawnUnits(order), null].map(writable);
  const dues = [...goodsDue(order, owed), ...rentDue(order, owed)];
  dues.push(...shippingDue(order, dues));
  const refunds = order.refunds
    .filter(({ isSurplus }) => !isSurplus)
    .map(({ orderedAt, amountCents: cents }) => ({ at: timeOf(orderedAt), cents }));
  const allCents = sumOf(refunds);
  /** Takes no more than this from the refunds until then, the oldest first. */
  const pay = (of: Writable, maxCents: Cents, until: number): Cents => {
    let paidCents = 0;
    for (const refund of refunds.filter(({ at }) => at <= until)) {
      const cents = Math.min(refund.cents, maxCents - paidCents);
      refund.cents -= cents;
      paidCents += cents;
      if (cents > 0 && refund.at >= sinceOf(of)) of.isRefunded = true;
    }
    return paidCents;
  };
  const moments = [...dues, ...refunds].map(({ at }) => at).toSorted((a, b) => a - b);
  const byAge = dues.toSorted((a, b) => a.since - b.since);
  for (const now of moments) {
    for (const due of byAge) {
      if (due.at <= now) due.leftCents -= pay(due.of, due.leftCents, Math.min(now, due.until));
    }
  }
  const open = owed.filter(({ withdrawal }) => withdrawal?.isOpen === true);
  const isUnclear = ({ withdrawal }: Writable): number => Number(withdrawal?.openCents === null);
  for (const one of open.toSorted((a, b) => isUnclear(a) - isUnclear(b))) {
    const worth = one.withdrawal?.isAll === true ? null : one.withdrawal?.openCents;
    one.aheadCents = pay(one, worth ?? Infinity, Infinity);
  }
  const told = dues.filter(({ until }) => until === Infinity);
  const decidedCents = sumOf(
    dues.flatMap(({ until, parts, leftCents }) =>
      until === Infinity ? [] : [{ cents: sumOf(parts) - leftCents }],
    ),
  );
  for (const { of, leftCents } of told) {
    of.isBack = true;
    of.leftCents += leftCents;
  }
  const backCents = allCents - decidedCents;
  const parts: RefundPart[] = [
    ...told.flatMap((due) => due.parts),
    ...(backCents === 0 ? [] : [{ kind: 'paid-back' as const, cents: -backCents }]),
  ];
  const cents = sumOf(parts);
  return {
    owed,
    suggested: cents > 0 ? { cents, parts } : null,
    rentals: told.flatMap(({ rental }) => rental ?? []),
  };
}

/** What came back without a withdrawal counts whenever it was paid back. */
const sinceOf = ({ withdrawal }: Writable): number =>
  withdrawal === null ? 0 : timeOf(withdrawal.receivedAt);

/** What was taken out or came back, return by return, each for whom it counts. */
const goodsDue = ({ returns }: Owing, owed: readonly Writable[]): Due[] =>
  returns.flatMap((one, index) => {
    const { position, quantity, owedCents, deduction, returnedAt } = one;
    const shares = owed.flatMap((of) =>
      (of.withdrawal?.back ?? []).flatMap((back) => (back.index === index ? [{ of, ...back }] : [])),
    );
    const before = shares.reduce((sum, share) => sum + share.quantity, 0);
    const without = owed.filter(({ withdrawal }) => withdrawal === null);
    const rest = before < quantity ? without.map((of) => ({ of, before, quantity: quantity - before })) : [];
    return [...shares, ...rest].map(({ of, ...share }): Due => {
      const cents = shareOf(owedCents, share.before, share.quantity, quantity);
      const lostCents = shareOf(deduction?.cents ?? 0, share.before, share.quantity, quantity);
      const at = timeOf(returnedAt);
      return {
        of,
        at,
        since: of.withdrawal === null ? at : sinceOf(of),
        until: Infinity,
        leftCents: cents,
        parts: [
          { kind: 'piece', position, quantity: share.quantity, cents: cents + lostCents },
          ...(lostCents === 0 ? [] : [{ kind: 'deduction' as const, position, cents: -lostCents }]),
        ],
      };
    });
  });

/**
 * Rentals that came back and are withdrawn from. A return as they ended does not say what is owed, so the withdrawal does,
 * once it is known what it means; an open one before one that was put away.
 */
function rentDue({ lines, declarations, earlyService }: Owing, owed: readonly Writable[]): Due[] {
  const isOpen = ({ withdrawal }: Writable): number => Number(withdrawal?.isOpen === true);
  return lines.flatMap((line, position) => {
    const { returnedAt, quantity } = line;
    const of = owed
      .filter(
        ({ withdrawal }) => withdrawal !== null && !withdrawal.isUnclear && mayMean(withdrawal, position),
      )
      .toSorted((a, b) => isOpen(b) - isOpen(a))[0];
    if (of?.withdrawal == null || line.state !== 'returned' || returnedAt === null) return [];
    const since = sinceOf(of);
    const rental = owedRental(line, new Date(since).toISOString(), earlyService);
    if (rental === null) return [];
    const { id } = of.withdrawal;
    const handledAt = declarations.find((one) => one.id === id)?.handledAt ?? null;
    const { grossCents, used, owedCents } = rental;
    return [
      {
        of,
        since,
        at: Math.max(since, timeOf(returnedAt)),
        leftCents: owedCents,
        until: handledAt === null ? Infinity : timeOf(handledAt),
        rental: { ...rental, position, quantity },
        parts: [
          { kind: 'piece', position, quantity, cents: grossCents },
          ...(used === null
            ? []
            : [
                { kind: 'used' as const, position, days: used.days, ofDays: used.ofDays, cents: -used.cents },
              ]),
        ],
      },
    ];
  });
}

/** Nothing is left with the customer. */
export const isAllBack = ({ lines }: Pick<Owing, 'lines'>): boolean =>
  lines.every(({ state }) => state === 'returned' || state === 'taken-out');

/** The delivery is owed for what came back last. */
function shippingDue(order: Owing, dues: readonly Due[]): Due[] {
  const { shippingCents } = order.totals;
  const told = dues.filter(({ until }) => until === Infinity);
  const last = told.reduce<Due | undefined>((a, b) => (a !== undefined && a.at > b.at ? a : b), undefined);
  return last === undefined || shippingCents === 0 || !isAllBack(order)
    ? []
    : [
        {
          of: last.of,
          at: last.at,
          since: last.since,
          until: Infinity,
          leftCents: shippingCents,
          parts: [{ kind: 'shipping', cents: shippingCents }],
        },
      ];
}
