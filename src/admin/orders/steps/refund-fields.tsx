import { Alert, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { BooleanInput, required, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isIban } from '../../../shared/money/iban.ts';
import { usedShare } from '../../../shared/orders/used-share.ts';
import { owedForWithdrawals } from '../../../shared/orders/owed-for-withdrawals.ts';
import { isRentUnclear, progressOfOwed } from '../../../shared/orders/owed-progress.ts';
import {
  isAwaitedBack,
  mayMean,
  withdrawnUnits,
  type WithdrawnUnits,
} from '../../../shared/orders/withdrawn-pieces.ts';
import { formatCents, formatDay } from '../../data/formats.ts';
import { numberKinds, type NumberKind, type TypedNumber } from '../../numbers/typed-number.ts';
import { NumericInput } from '../../numbers/numeric-input.tsx';
import { withdrawnRental } from '../../texts/orders/order-actions.ts';
import { orders } from '../../texts/orders/orders.ts';
import { meantWords } from '../declarations/declared-facts.ts';
import type { Order } from '../order-types.ts';
import { RefundParts } from '../order-withdrawals.tsx';
import { ReasonInput } from './reason-input.tsx';

/**
 * The amount paid, by gift voucher as well, minus refunds ordered and what is disputed; of money that is only promised, all that would be
 * taken.
 */
function leftOf({ payments, refunds, totals, cases }: Order): number {
  const payment = payments.at(-1);
  if (payment?.state === 'authorised') return payment.amountCents;
  // A gift voucher has its money back where the rest came too late.
  const gift = payment?.state === 'received' ? totals.giftCents : 0;
  const paid = (payment?.receivedCents ?? 0) + gift;
  const withheld = cases.reduce((sum, { withheldCents }) => sum + withheldCents, 0);
  return refunds.reduce(
    (left, { isWaived, isByBank, isSurplus, byTransfer, claimId, amountCents }) =>
      // Money that a provider took in excess has paid nothing.
      isWaived || isByBank || (isSurplus && !byTransfer) || claimId !== null ? left : left - amountCents,
    paid - withheld,
  );
}

/** An excessive amount is named with whatever else is wrong, before the server is asked. */
function kindOfRefund(order: Order): NumberKind {
  // Only the server knows how much of an earlier refund is left on a gift voucher.
  if (order.payments.at(-1)?.state === 'refunded') return numberKinds.payment;
  return { ...numberKinds.payment, max: Math.max(1, leftOf(order)) };
}

/** Whether staff transfer the money themselves: then they need an account. */
const isTransferred = ({ paymentMethod, payments }: Order): boolean =>
  paymentMethod === 'bank_transfer' && payments.at(-1)?.state !== 'authorised';

const anIban = (typed: unknown): string | undefined =>
  typeof typed !== 'string' || typed.trim() === '' || isIban(typed) ? undefined : orders.transfers.notAnIban;

function reasonOf({ returns, refundSuggested }: Order): string {
  if (returns.some(({ condition }) => condition !== null)) return orders.fields.returned;
  // A piece that came back as its rental ended has no return of its own.
  const isRentalBack = refundSuggested?.parts.some(
    (part) => part.kind === 'piece' && !returns.some(({ position }) => position === part.position),
  );
  return isRentalBack === true ? orders.fields.returned : orders.takeOut.reason;
}

export function refundDefaults(order: Order): Readonly<Record<string, unknown>> {
  const owedCents = order.refundSuggested?.cents ?? null;
  const amountCents = owedCents ?? worthOfParts(order);
  return {
    amountCents,
    settles: Object.fromEntries(
      openWithdrawals(order).map((one) => [one.id, settlesWithdrawal(amountCents, owedUpTo(order, one))]),
    ),
    iban: order.refunds.findLast(({ iban }) => iban !== null)?.iban ?? '',
    reason: owedCents === null ? '' : reasonOf(order),
    key: crypto.randomUUID(),
  };
}

/** The form's values for REST. */
export function refundBody(values: Readonly<Record<string, unknown>>): object {
  const { amountCents, reason, key, iban } = values;
  return {
    ...(values['isByBank'] === true ? { isByBank: true } : {}),
    settledWithdrawals: Object.entries(values['settles'] ?? {}).flatMap(([id, is]) =>
      is === true ? [id] : [],
    ),
    amountCents,
    reason,
    key,
    ...(typeof iban === 'string' && iban.trim() !== '' ? { iban } : {}),
  };
}

/** How much goes back, why, and whether the withdrawal is dealt with by it. */
export function RefundFields({ order }: { readonly order: Order }) {
  const owedCents = order.refundSuggested?.cents ?? null;
  return (
    <>
      <NumericInput
        source="amountCents"
        kind={kindOfRefund(order)}
        label={orders.fields.refundAmount}
        helperText={
          orders.fields.maxToRefund(formatCents(leftOf(order))) +
          (order.totals.giftCents === 0 ? '' : ` ${orders.fields.giftLast}`)
        }
        validate={required()}
      />
      {owedCents === null ? null : (
        <>
          <Typography component="div" variant="body2" sx={{ mb: 1 }}>
            {orders.withdrawals.made}
            <RefundParts order={order} />
          </Typography>
          <StillOwed owedCents={owedCents} isOfRent={isOfRent(order)} />
        </>
      )}
      {owedCents === null && partsWithdrawn(order).length > 0 ? (
        <Alert severity="warning" sx={{ my: 1 }}>
          {orders.fields.onlyPart(partsWithdrawn(order).join(', '))}
        </Alert>
      ) : null}
      <KeptOfRentals order={order} />
      {isTransferred(order) ? (
        <TextInput
          source="iban"
          label={orders.transfers.iban}
          helperText={orders.transfers.ibanHelp}
          validate={anIban}
          parse={(text: string) => text}
        />
      ) : null}
      <ReasonInput helperText={orders.fields.reasonHelp} />
      {openWithdrawals(order).map((one) => (
        <SettlesWithdrawal key={one.id} order={order} withdrawal={one} />
      ))}
    </>
  );
}

/** What the shop may keep of withdrawn rentals, or why it may keep nothing. */
function KeptOfRentals({ order }: { readonly order: Order }) {
  const open = openWithdrawals(order).toSorted((a, b) => Number(a.isUnclear) - Number(b.isUnclear));
  const shares = order.lines.flatMap((line, position) => {
    const withdrawal = open.find((one) => mayMean(one, position));
    return withdrawal === undefined
      ? []
      : (usedShare(line, new Date(withdrawal.receivedAt).toISOString()) ?? []);
  });
  if (shares.length === 0) return null;
  return (
    <Alert severity="info" sx={{ my: 1 }}>
      {isRentUnclear(order) ? <div>{orders.fields.unclearRent}</div> : null}
      {order.earlyService
        ? shares.map(({ days, ofDays, cents }, index) => (
            <div key={index}>{withdrawnRental.used(days, ofDays, formatCents(cents))}</div>
          ))
        : withdrawnRental.notAsked}
    </Alert>
  );
}

const useAmount = (): TypedNumber => useWatch<Record<string, TypedNumber>>({ name: 'amountCents' }) ?? null;

function StillOwed({ owedCents, isOfRent }: { readonly owedCents: number; readonly isOfRent: boolean }) {
  const restCents = restAfter(useAmount(), owedCents);
  return (
    <div aria-live="polite">
      {restCents === 0 ? null : (
        <Alert severity="warning" sx={{ my: 1 }}>
          {(isOfRent ? orders.fields.stillOwedOfRent : orders.fields.stillOwed)(formatCents(restCents))}
        </Alert>
      )}
    </div>
  );
}

/** Follows the amount until somebody decides. If there are several withdrawals, each is named. */
function SettlesWithdrawal({
  order,
  withdrawal,
}: {
  readonly order: Order;
  readonly withdrawal: WithdrawnUnits;
}) {
  const { setValue } = useFormContext();
  const [isDecided, setDecided] = useState(false);
  const follows = settlesWithdrawal(useAmount(), owedUpTo(order, withdrawal));
  const source = `settles.${withdrawal.id}`;
  useEffect(() => {
    if (!isDecided) setValue(source, follows);
  }, [isDecided, follows, setValue, source]);
  const { settlesWithdrawal: only, settlesThat } = orders.fields;
  const { receivedAt, pieces } = withdrawal;
  const what =
    meantWords(withdrawal, order) ?? (pieces === null ? orders.withdrawals.meant.all : `„${pieces}“`);
  return (
    <BooleanInput
      source={source}
      label={
        openWithdrawals(order).length === 1
          ? only
          : settlesThat(formatDay(new Date(receivedAt).toISOString()), what)
      }
      helperText={false}
      onChange={() => setDecided(true)}
    />
  );
}

type Withdrawn = Pick<Order, 'state' | 'declarations' | 'lines' | 'returns'>;

const openWithdrawals = (order: Withdrawn): readonly WithdrawnUnits[] =>
  withdrawnUnits(order).filter(({ isOpen }) => isOpen);

/** The open withdrawals of parts of an order; none, if all of it is withdrawn. */
function partsOf(order: Withdrawn): readonly WithdrawnUnits[] {
  const open = openWithdrawals(order);
  return open.some(({ isAll }) => isAll) ? [] : open;
}

/** The customer's words for parts that were withdrawn, as long as nobody has recorded which pieces they mean. */
export const partsWithdrawn = (order: Withdrawn): string[] =>
  partsOf(order).flatMap(({ isUnclear, pieces }) => (isUnclear ? [`„${pieces ?? ''}“`] : []));

/** What is proposed before anything is back: all that is left, the pieces that were recorded, or nothing if it is unclear. */
function worthOfParts(order: Order): number | null {
  const parts = partsOf(order);
  if (parts.length === 0) return leftOf(order);
  if (parts.some(({ isUnclear }) => isUnclear)) return null;
  const cents = owedForWithdrawals(order).owed.reduce(
    (sum, { withdrawal, aheadCents }) => sum + (withdrawal?.openCents ?? 0) - aheadCents,
    0,
  );
  return cents > 0 ? cents : null;
}

/** Whether a part of what is owed is for rentals, at which only an open withdrawal reminds. */
const isOfRent = ({ refundSuggested, lines }: Pick<Order, 'refundSuggested' | 'lines'>): boolean =>
  refundSuggested?.parts.some(
    (part) => part.kind === 'piece' && lines.find(({ position }) => position === part.position)?.rentOption,
  ) === true;

/**
 * What deals with an open withdrawal when it is paid: what is owed for it, after what is owed for older ones (§ 366 (2)
 * BGB); where it means what another means as well, all that is owed. Null: that cannot be told yet, because goods are still
 * to come, it is not clear what is meant, or nothing is owed for it.
 */
export function owedUpTo(order: Order, withdrawal: WithdrawnUnits): number | null {
  const { id, isUnclear, open } = withdrawal;
  const isPart = partsOf(order).some((one) => one.id === id);
  const isStillToCome = isPart && !isUnclear && open.length > 0;
  const allCents = order.refundSuggested?.cents ?? null;
  if (allCents === null || isAwaitedBack(withdrawal) || isStillToCome || isRentUnclear(order)) return null;
  if (openWithdrawals(order).length === 1) return allCents;
  const progress = progressOfOwed(order);
  const index = progress.findIndex((one) => one.withdrawal?.id === id);
  const one = progress[index];
  if (one === undefined || one.isCovered) return allCents;
  if (one.leftCents === 0) return null;
  // Pieces that came back without any withdrawal may be older.
  const before = progress.filter((other, at) => at <= index || other.withdrawal === null);
  return Math.min(
    allCents,
    before.reduce((sum, { leftCents }) => sum + leftCents, 0),
  );
}

/** What is still owed after a refund of the typed amount. */
export function restAfter(amountCents: TypedNumber, owedCents: number): number {
  return typeof amountCents === 'number' && amountCents > 0 ? Math.max(0, owedCents - amountCents) : 0;
}

/**
 * Whether a refund of the typed amount deals with the withdrawal, as far as can be told.
 * @param owedCents see `owedUpTo`
 */
export function settlesWithdrawal(amountCents: TypedNumber, owedCents: number | null): boolean {
  return typeof amountCents === 'number' && owedCents !== null && amountCents >= owedCents;
}
