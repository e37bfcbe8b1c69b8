import { Typography } from '@mui/material';
import { required, SelectInput } from 'react-admin';
import { formatCents, formatDay } from '../../data/formats.ts';
import { orders } from '../../texts/orders/orders.ts';
import type { Order } from '../order-types.ts';
import { ReasonInput } from './reason-input.tsx';

type Receipt = Order['receipts'][number];

const texts = orders.takeBackReceipt;

const mistakable = ({ receipts }: Order): readonly Receipt[] =>
  receipts.filter(({ mayTakeBack }) => mayTakeBack);

/** A bank transfer by its amount and day. */
export function receiptName({ amountCents, receivedOn, bookedAt }: Receipt): string {
  return texts.receipt(formatCents(amountCents), formatDay(receivedOn ?? bookedAt));
}

/** Of several, none is preselected: the newest is not more likely to be the mistake. */
export function mistakenReceiptDefaults(order: Order): Readonly<Record<string, unknown>> {
  const [first, ...others] = mistakable(order);
  return { receiptId: others.length === 0 ? (first?.id ?? null) : null, reason: '' };
}

/** The address of the action, below the order's. */
export function receiptPath(values: Readonly<Record<string, unknown>>): string {
  return `/receipts/${encodeURIComponent(String(values['receiptId']))}/take-back`;
}

/** Which booking was a mistake, and why. */
export function MistakenReceiptFields({ order }: { readonly order: Order }) {
  const receipts = mistakable(order);
  const [first] = receipts;
  const nameOf = (receipt: Receipt): string => texts.by(receiptName(receipt), receipt.bookedBy);
  return (
    <>
      {receipts.length === 1 && first !== undefined ? (
        <Typography sx={{ my: 1 }}>{nameOf(first)}</Typography>
      ) : (
        <SelectInput
          source="receiptId"
          label={texts.which}
          choices={receipts.map((receipt) => ({ id: receipt.id, name: nameOf(receipt) }))}
          helperText={false}
          validate={required()}
        />
      )}
      <ReasonInput helperText={texts.reasonHelp} />
    </>
  );
}
