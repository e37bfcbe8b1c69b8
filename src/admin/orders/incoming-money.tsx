import { Alert } from '@mui/material';
import { DateInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { dayForInput, formatCents } from '../data/formats.ts';
import { numberKinds } from '../numbers/number-kinds.ts';
import { NumericInput } from '../numbers/numeric-input.tsx';
import type { TypedNumber } from '../numbers/typed-number.ts';
import { orders } from '../texts/orders.ts';
import type { Order } from './order-types.ts';

/** What is still to be paid of it. */
function owedCents({ payments, totals }: Order): number {
  const payment = payments.at(-1);
  return payment === undefined ? totals.totalCents : Math.max(0, payment.amountCents - payment.receivedCents);
}

/** Whether nothing is waited for any more: what comes now goes back. */
export function isPaid({ payments }: Order): boolean {
  const state = payments.at(-1)?.state;
  return state === 'received' || state === 'refund-due';
}

/** Whether money can still make the contract; what comes otherwise goes back, whatever it is. */
const isWanted = ({ state, cancelReason }: Order): boolean =>
  state === 'accepted' || cancelReason === 'unpaid';

/** Says what becomes of an amount that is not the one that is owed, before it is booked. */
function OtherAmount({ owed }: { readonly owed: number }) {
  const typed = useWatch<Record<string, TypedNumber>>({ name: 'amountCents' });
  const isOther = typeof typed === 'number' && typed > 0 && typed !== owed;
  return (
    <div aria-live="polite">
      {isOther ? (
        <Alert severity="warning" sx={{ my: 1 }}>
          {typed < owed
            ? orders.fields.tooLittle(formatCents(owed - typed))
            : orders.fields.tooMuch(formatCents(typed - owed))}
        </Alert>
      ) : null}
    </div>
  );
}

export function incomingMoneyDefaults(order: Order): Readonly<Record<string, unknown>> {
  return {
    // How much came a second time only the bank knows.
    amountCents: isPaid(order) ? null : owedCents(order),
    receivedOn: dayForInput(new Date()),
    reference: '',
    key: crypto.randomUUID(),
  };
}

/** As the form has it, for REST. */
export function incomingMoneyBody(values: Readonly<Record<string, unknown>>): object {
  const { amountCents, receivedOn, reference, key } = values;
  // The form has said what becomes of another amount.
  return { amountCents, receivedOn, reference: reference ?? null, mayDiffer: true, key };
}

/** A bank transfer as the bank tells it. */
export function IncomingMoneyFields({ order }: { readonly order: Order }) {
  const owed = owedCents(order);
  return (
    <>
      <NumericInput
        source="amountCents"
        kind={numberKinds.payment}
        label={orders.fields.amount}
        helperText={isPaid(order) ? orders.fields.nothingOwed : orders.fields.owed(formatCents(owed))}
        validate={required()}
      />
      {isWanted(order) && !isPaid(order) ? <OtherAmount owed={owed} /> : null}
      <DateInput
        source="receivedOn"
        label={orders.fields.receivedOn}
        helperText={false}
        validate={required()}
      />
      <TextInput
        source="reference"
        label={orders.fields.reference}
        helperText={orders.fields.referenceHelp}
      />
    </>
  );
}
