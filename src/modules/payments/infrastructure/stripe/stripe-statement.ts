import type Stripe from 'stripe';
import { z } from 'zod';
import { dayMs } from '../../../../shared/time/durations.ts';
import type {
  StatementQuery,
  EntryKind,
  ProviderStatement,
  StatementEntry,
  StatementPayout,
} from '../../domain/provider-statement.ts';

/** The fields that are read; see `stripe-answers.ts`. */
const sourceSchema = z.object({ payment_intent: z.string().nullish() });
const entrySchema = z.object({
  object: z.literal('balance_transaction'),
  id: z.string().min(1),
  type: z.string(),
  amount: z.int(),
  fee: z.int(),
  currency: z.string(),
  created: z.int(),
  source: z.union([z.string(), sourceSchema]).nullish(),
});
const payoutSchema = z.object({
  object: z.literal('payout'),
  id: z.string().min(1),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  arrival_date: z.int(),
  created: z.int(),
  automatic: z.boolean(),
});

const kinds: Readonly<Record<string, EntryKind>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  payment_reversal: 'refund',
  refund_failure: 'refund-returned',
  payment_failure_refund: 'refund-returned',
  // Disputes are the only adjustments that are about a payment.
  adjustment: 'dispute',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
};

/** Payouts are not lines of their own here: what they consist of is. */
const isPayout = (type: string): boolean => type.startsWith('payout');

const atOnce = 100;
/** Enough for a month of a shop of this size, and an end if Stripe repeats itself. */
const most = 10_000;
/** A payout may be on its way for some days, and fail after that. */
const payoutsFollowedMs = 14 * dayMs;
const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

function seenEntry(answer: unknown, payoutId: string | null): StatementEntry[] {
  const { id, type, amount, fee, created, source, currency } = entrySchema.parse(answer);
  if (isPayout(type) || currency !== 'eur') return [];
  const intent = typeof source === 'object' && source !== null ? (source.payment_intent ?? null) : null;
  const kind = kinds[type] ?? 'other';
  const isFee = kind === 'fee';
  return [
    {
      externalId: id,
      kind: kind === 'dispute' && intent === null ? 'other' : kind,
      transactionId: intent,
      // A fee of its own, as for a dispute or a subscription, is nothing but a fee.
      amountCents: isFee ? 0 : amount,
      feeCents: isFee ? fee - amount : fee,
      happenedAt: new Date(created * 1000),
      payoutId,
    },
  ];
}

function seenPayout(answer: unknown): StatementPayout[] {
  const payout = payoutSchema.parse(answer);
  if (payout.currency !== 'eur') return [];
  return [
    {
      externalId: payout.id,
      amountCents: payout.amount,
      state: payoutStateOf(payout.status),
      arrivesOn: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10),
      createdAt: new Date(payout.created * 1000),
      // Stripe has no lines for a payout that somebody ordered by hand.
      hasEntries: payout.automatic,
    },
  ];
}

function payoutStateOf(status: string): StatementPayout['state'] {
  if (status === 'paid') return 'paid';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'on-its-way';
}

/**
 * Stripe lists the movements of the balance, with what each is about, and those of each payout.
 * @throws what the library throws, and z.ZodError
 */
export async function stripeStatement(
  stripe: Stripe,
  { since, knownPayouts }: Pick<StatementQuery, 'since' | 'knownPayouts'>,
): Promise<ProviderStatement> {
  const listed = { limit: atOnce, expand: ['data.source'] };
  const moved = await stripe.balanceTransactions
    .list({ ...listed, created: { gte: seconds(since) } })
    .autoPagingToArray({ limit: most });
  const entries = new Map(moved.flatMap((one) => seenEntry(one, null)).map((one) => [one.externalId, one]));
  const payouts = (
    await stripe.payouts
      .list({ limit: atOnce, created: { gte: seconds(since) - payoutsFollowedMs / 1000 } })
      .autoPagingToArray({ limit: most })
  ).flatMap(seenPayout);
  for (const { externalId, hasEntries } of payouts) {
    if (!hasEntries || knownPayouts.has(externalId)) continue;
    const paid = await stripe.balanceTransactions
      .list({ ...listed, payout: externalId })
      .autoPagingToArray({ limit: most });
    for (const one of paid.flatMap((line) => seenEntry(line, externalId))) entries.set(one.externalId, one);
  }
  return { entries: [...entries.values()], payouts };
}
