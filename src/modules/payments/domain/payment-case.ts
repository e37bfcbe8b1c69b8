import type { Cents } from '../../../shared/money/cents.ts';
import type { ProviderName } from './provider-payment.ts';
import type {
  CaseKind,
  CaseOutcome,
  CaseReason,
  CaseState,
} from '../../../shared/orders/payment-vocabulary.ts';

/** Something that is held against a captured payment, as the provider reports it. */
export interface SeenCase {
  readonly externalId: string;
  readonly kind: CaseKind;
  readonly reason: CaseReason;
  readonly amountCents: Cents;
  /** The part that cannot be paid back to the customer: it is held, or has gone. */
  readonly withheldCents: Cents;
  readonly state: CaseState;
  /** Null until it has ended. */
  readonly outcome: CaseOutcome | null;
  /** Until then the provider takes evidence; null: it does not say, or takes none. */
  readonly respondBy: Date | null;
  readonly openedAt: Date;
}

/** The same as the shop stores it. */
export interface PaymentCase extends SeenCase {
  readonly paymentId: string;
  readonly provider: ProviderName;
  /** The provider's id of the money it is about. */
  readonly transactionId: string | null;
  readonly endedAt: Date | null;
  /** The decision of staff to deliver all the same; null: there is none. */
  readonly released: { readonly at: Date; readonly by: string; readonly reason: string } | null;
}

/** What has become of a case since the provider was asked last. */
export type CaseChange = 'opened' | 'worse' | 'ended';

/**
 * The news for people, null: nothing. `worse`: money is at stake that was not before, or what had ended goes on, so
 * that an earlier decision to deliver all the same says nothing any more.
 */
export function changeOf(
  kept: Pick<PaymentCase, 'kind' | 'state'> | null,
  seen: SeenCase,
): CaseChange | null {
  const isOver = seen.state === 'ended';
  if (kept === null) return isOver && seen.outcome !== 'lost' ? null : 'opened';
  if (kept.state !== 'ended' && isOver) return 'ended';
  const isWorse = (kept.state === 'ended' && !isOver) || (kept.kind === 'inquiry' && seen.kind === 'dispute');
  return isWorse ? 'worse' : null;
}

/** Whether its order is not delivered before staff have decided so: the money is at stake, or has gone. */
export function stopsDelivery({
  state,
  outcome,
  released,
}: Pick<PaymentCase, 'state' | 'outcome' | 'released'>): boolean {
  return released === null && (state !== 'ended' || outcome === 'lost');
}

/** What cases hold of a payment until they are decided, and what they have given back to the customer for good. */
export function withheldIn(cases: readonly Pick<SeenCase, 'withheldCents' | 'outcome'>[]): {
  readonly heldCents: Cents;
  readonly lostCents: Cents;
} {
  const sum = (isLost: boolean): Cents =>
    cases.reduce(
      (cents, one) => ((one.outcome === 'lost') === isLost ? cents + one.withheldCents : cents),
      0,
    );
  return { heldCents: sum(false), lostCents: sum(true) };
}
