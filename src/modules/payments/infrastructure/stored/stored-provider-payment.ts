import { sql } from 'kysely';
import { queries, type Db, type Tx } from '../../../../platform/db/db.ts';
import type { SellerProtection } from '../../../../shared/orders/payment-vocabulary.ts';
import { hourMs } from '../../../../shared/time/durations.ts';
import {
  laterState,
  providerOf,
  type PaymentKind,
  type ProviderPayment,
  type SeenPayment,
} from '../../domain/provider-payment.ts';
import type { PaymentsTables } from '../payments.tables.ts';

const unsettled = ['open', 'authorised', 'pending'] as const;

const columns = [
  'id',
  'provider',
  'kind',
  'reference',
  'amount_cents as amountCents',
  'state',
  'external_id as externalId',
  'transaction_id as transactionId',
  'refunded_cents as refundedCents',
  'opened_at as openedAt',
] as const;

/** The payment with this id, or null. */
export async function readPayment(handle: Db | Tx, id: string): Promise<ProviderPayment | null> {
  const row = await queries<PaymentsTables>(handle)
    .selectFrom('provider_payments')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The payment with this id at the provider, or null. */
export async function readPaymentByExternalId(
  handle: Db | Tx,
  provider: ProviderPayment['provider'],
  externalId: string,
): Promise<ProviderPayment | null> {
  const row = await queries<PaymentsTables>(handle)
    .selectFrom('provider_payments')
    .select(columns)
    .where('provider', '=', provider)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
  return row ?? null;
}

/** The payment whose money the provider calls so, or null. */
export async function readPaymentByTransaction(
  handle: Db | Tx,
  provider: ProviderPayment['provider'],
  transactionId: string,
): Promise<ProviderPayment | null> {
  const row = await queries<PaymentsTables>(handle)
    .selectFrom('provider_payments')
    .select(columns)
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row ?? null;
}

/** How far the provider protects the shop for the captured payment of a reference; null: it does not say. */
export async function readProtectionOf(handle: Db | Tx, reference: string): Promise<SellerProtection | null> {
  const row = await queries<PaymentsTables>(handle)
    .selectFrom('provider_payments')
    .select('seller_protection')
    .where('reference', '=', reference)
    .where('state', '=', 'captured')
    .orderBy('opened_at')
    .executeTakeFirst();
  return row?.seller_protection ?? null;
}

/** Payments of a reference that can still be paid. */
export async function unsettledPaymentsOf(handle: Db | Tx, reference: string): Promise<ProviderPayment[]> {
  return queries<PaymentsTables>(handle)
    .selectFrom('provider_payments')
    .select(columns)
    .where('reference', '=', reference)
    .where('state', 'in', unsettled)
    .execute();
}

/**
 * The unsettled payment of this kind and reference, or a new one if there is none. Two simultaneous calls get the same
 * one. If one with another amount exists, it is left alone and nothing is returned.
 */
export async function openPaymentRow(
  tx: Tx,
  input: {
    readonly id: string;
    readonly kind: PaymentKind;
    readonly reference: string;
    readonly amountCents: number;
    readonly now: Date;
  },
): Promise<ProviderPayment | null> {
  await queries<PaymentsTables>(tx)
    .insertInto('provider_payments')
    .values({
      id: input.id,
      provider: providerOf[input.kind],
      kind: input.kind,
      reference: input.reference,
      amount_cents: input.amountCents,
      state: 'open',
      external_id: null,
      transaction_id: null,
      refunded_cents: 0,
      seller_protection: null,
      opened_at: input.now,
      checked_at: input.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['reference', 'kind'])
        .where('state', 'in', sql<(typeof unsettled)[number]>`('open', 'authorised', 'pending')`)
        .doNothing(),
    )
    .execute();
  const row = await queries<PaymentsTables>(tx)
    .selectFrom('provider_payments')
    .select(columns)
    .where('reference', '=', input.reference)
    .where('kind', '=', input.kind)
    .where('state', 'in', unsettled)
    .executeTakeFirst();
  return row?.amountCents === input.amountCents ? row : null;
}

/**
 * Stores the provider's report.
 * @returns the payment as it is now
 */
export async function saveSeen(
  tx: Tx,
  id: string,
  seen: Pick<
    SeenPayment,
    'externalId' | 'state' | 'transactionId' | 'refundedCents' | 'amountCents' | 'sellerProtection'
  >,
  now: Date,
): Promise<ProviderPayment> {
  const kept = await queries<PaymentsTables>(tx)
    .selectFrom('provider_payments')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const state = laterState(kept.state, seen.state);
  const transactionId = seen.transactionId ?? kept.transactionId;
  // It may become less: a refund can come back to the provider.
  const refundedCents = Math.min(kept.amountCents, seen.refundedCents);
  // A part of what was authorised may have been captured; no more can go back then.
  const amountCents = seen.state === 'captured' ? seen.amountCents : kept.amountCents;
  await queries<PaymentsTables>(tx)
    .updateTable('provider_payments')
    .set({
      state,
      external_id: seen.externalId,
      transaction_id: transactionId,
      refunded_cents: refundedCents,
      amount_cents: amountCents,
      ...(seen.sellerProtection === null ? {} : { seller_protection: seen.sellerProtection }),
      checked_at: now,
    })
    .where('id', '=', id)
    .execute();
  return { ...kept, state, externalId: seen.externalId, transactionId, refundedCents, amountCents };
}

/** Ends a payment that the provider does not know, or never heard of. */
export async function saveEnded(tx: Tx, id: string, now: Date): Promise<void> {
  await queries<PaymentsTables>(tx)
    .updateTable('provider_payments')
    .set({ state: 'cancelled', checked_at: now })
    .where('id', '=', id)
    .where('state', 'in', unsettled)
    .execute();
}

/**
 * Unsettled payments that have not been checked since `before`, least recently checked first. What stays authorised for
 * longer waits for its goods to leave the shop, for weeks: it is asked about every hour.
 */
export async function unsettledPayments(db: Db, before: Date, limit: number): Promise<string[]> {
  const hourAgo = new Date(before.getTime() - hourMs);
  const rows = await queries<PaymentsTables>(db)
    .selectFrom('provider_payments')
    .select('id')
    .where('state', 'in', unsettled)
    .where('checked_at', '<=', before)
    .where((where) =>
      where.or([
        where('state', '<>', 'authorised'),
        where('opened_at', '>', hourAgo),
        where('checked_at', '<=', hourAgo),
      ]),
    )
    .orderBy('checked_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Captured payments of which something may have become known only to the provider, least recently checked first: those
 * with a refund that it has taken on and not been asked about since `hourAgo`, and all that were opened after `oldest`
 * and not been asked about since `dayAgo`, and those with a case that has not ended.
 */
export async function capturedPayments(
  db: Db,
  since: { readonly hourAgo: Date; readonly dayAgo: Date; readonly oldest: Date },
  limit: number,
): Promise<string[]> {
  const rows = await queries<PaymentsTables>(db)
    .selectFrom('provider_payments as p')
    .select('p.id')
    .where('p.state', '=', 'captured')
    .where('p.checked_at', '<=', since.hourAgo)
    .where((where) =>
      where.or([
        where.and([
          where('p.checked_at', '<=', since.dayAgo),
          where.or([
            where('p.opened_at', '>', since.oldest),
            where.exists(
              where
                .selectFrom('provider_cases as c')
                .select('c.external_id')
                .whereRef('c.payment_id', '=', 'p.id')
                .where('c.state', '<>', 'ended'),
            ),
          ]),
        ]),
        where.exists(
          where
            .selectFrom('provider_refunds as r')
            .select('r.id')
            .whereRef('r.payment_id', '=', 'p.id')
            .where('r.external_id', 'is not', null)
            .where('r.done_at', 'is', null),
        ),
      ]),
    )
    .orderBy('p.checked_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes the attempt to check it, so that a payment that the provider never answers for does not block the others. */
export async function touch(db: Db, id: string, now: Date): Promise<void> {
  await queries<PaymentsTables>(db)
    .updateTable('provider_payments')
    .set({ checked_at: now })
    .where('id', '=', id)
    .execute();
}
