import { Alert, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { BooleanInput, required, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatCents } from '../../data/formats.ts';
import { numberKinds, type TypedNumber } from '../../numbers/typed-number.ts';
import { NumericInput } from '../../numbers/numeric-input.tsx';
import { orders } from '../../texts/orders/orders.ts';
import type { Order } from '../order-types.ts';
import { RefundParts } from '../order-withdrawals.tsx';

/**
 * The amount paid, by gift voucher as well, minus refunds ordered; of money that is only promised, all that would be
 * taken.
 */
function leftOf({ payments, refunds, totals }: Order): number {
  const payment = payments.at(-1);
  if (payment?.state === 'authorised') return payment.amountCents;
  // A gift voucher has its money back where the rest came too late.
  const gift = payment?.state === 'received' ? totals.giftCents : 0;
  const paid = (payment?.receivedCents ?? 0) + gift;
  return refunds.reduce((left, { isWaived, amountCents }) => (isWaived ? left : left - amountCents), paid);
}

export function refundDefaults(order: Order): Readonly<Record<string, unknown>> {
  const owedCents = order.refundSuggested?.cents ?? null;
  const amountCents = owedCents ?? leftOf(order);
  return {
    ...{ amountCents, settlesWithdrawals: settlesWithdrawals(amountCents, owedCents) },
    reason: owedCents === null ? '' : orders.fields.returned,
    key: crypto.randomUUID(),
  };
}

/** The form's values for REST. */
export function refundBody(values: Readonly<Record<string, unknown>>): object {
  const { amountCents, reason, key } = values;
  return { settlesWithdrawals: values['settlesWithdrawals'] === true, ...{ amountCents, reason, key } };
}

/** How much goes back, why, and whether the withdrawal is dealt with by it. */
export function RefundFields({ order }: { readonly order: Order }) {
  const owedCents = order.refundSuggested?.cents ?? null;
  return (
    <>
      <NumericInput
        source="amountCents"
        kind={numberKinds.payment}
        label={orders.fields.refundAmount}
        helperText={
          orders.fields.mostToRefund(formatCents(leftOf(order))) +
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
          <StillOwed owedCents={owedCents} />
        </>
      )}
      <TextInput
        source="reason"
        label={orders.fields.reason}
        helperText={orders.fields.reasonHelp}
        validate={required()}
      />
      {hasOpenWithdrawal(order) ? <SettlesWithdrawals owedCents={owedCents} /> : null}
    </>
  );
}

const useAmount = (): TypedNumber => useWatch<Record<string, TypedNumber>>({ name: 'amountCents' }) ?? null;

function StillOwed({ owedCents }: { readonly owedCents: number }) {
  const restCents = restAfter(useAmount(), owedCents);
  return (
    <div aria-live="polite">
      {restCents === 0 ? null : (
        <Alert severity="warning" sx={{ my: 1 }}>
          {orders.fields.stillOwed(formatCents(restCents))}
        </Alert>
      )}
    </div>
  );
}

/** Follows the amount until somebody decides. */
function SettlesWithdrawals({ owedCents }: { readonly owedCents: number | null }) {
  const { setValue } = useFormContext();
  const [isDecided, setDecided] = useState(false);
  const follows = settlesWithdrawals(useAmount(), owedCents);
  useEffect(() => {
    if (!isDecided) setValue('settlesWithdrawals', follows);
  }, [isDecided, follows, setValue]);
  return (
    <BooleanInput
      source="settlesWithdrawals"
      label={orders.fields.settlesWithdrawals}
      helperText={false}
      onChange={() => setDecided(true)}
    />
  );
}

function hasOpenWithdrawal({ declarations }: Order): boolean {
  return declarations.some(
    ({ kind, handledAt, counts }) => kind === 'withdrawal' && handledAt === null && counts,
  );
}

/** What is still owed after a refund of the typed amount. */
export function restAfter(amountCents: TypedNumber, owedCents: number): number {
  return typeof amountCents === 'number' && amountCents > 0 ? Math.max(0, owedCents - amountCents) : 0;
}

/**
 * Whether a refund of the typed amount deals with the withdrawal, as far as can be told.
 * @param owedCents for what came back; null: nothing did, so that the goods are still to be waited for
 */
export function settlesWithdrawals(amountCents: TypedNumber, owedCents: number | null): boolean {
  return typeof amountCents === 'number' && owedCents !== null && amountCents >= owedCents;
}
