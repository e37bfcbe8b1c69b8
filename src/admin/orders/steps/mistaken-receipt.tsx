import { Typography } from '@mui/material';
import { required, SelectInput } from 'react-admin';
import { formatCents, formatDay } from '../../data/formats.ts';
import { orders } from '../../texts/orders/orders.ts';
import type { Order } from '../order-types.ts';
import { ReasonInput } from './reason-input.tsx';

type Receipt = Order['receipts'][number];
type TakingBack = 'take-back-receipt' | 'take-back-claim-receipt';

const texts = orders.takeBackReceipt;

/** A bank transfer by its amount and day. */
export function receiptName({
  amountCents,
  receivedOn,
  bookedAt,
}: Pick<Receipt, 'amountCents' | 'receivedOn' | 'bookedAt'>): string {
  return texts.receipt(formatCents(amountCents), formatDay(receivedOn ?? bookedAt));
}

/** The bookings that may be taken back, each by its address below the order's: what paid the order, or its claims. */
function mistakable(
  order: Order,
  action: TakingBack,
): readonly { readonly id: string; readonly name: string }[] {
  if (action === 'take-back-receipt') {
    return order.receipts
      .filter(({ mayTakeBack }) => mayTakeBack)
      .map((receipt) => ({
        id: `/receipts/${receipt.id}`,
        name: texts.by(receiptName(receipt), receipt.bookedBy),
      }));
  }
  return order.claims.flatMap((claim) =>
    claim.receipts
      .filter(({ mayTakeBack }) => mayTakeBack)
      .map((receipt) => ({
        id: `/claims/${claim.id}/receipts/${receipt.id}`,
        name: `${claim.number}: ${texts.by(receiptName(receipt), receipt.bookedBy)}`,
      })),
  );
}

/** Preselects a receipt only if there is just one: of several, the newest is not more likely to be the mistake. */
export function mistakenReceiptDefaults(order: Order, action: TakingBack): Readonly<Record<string, unknown>> {
  const [first, ...others] = mistakable(order, action);
  return { receipt: others.length === 0 ? (first?.id ?? null) : null, reason: '' };
}

/** The address of the action, below the order's. */
export function receiptPath(values: Readonly<Record<string, unknown>>): string {
  return `${String(values['receipt'])}/take-back`;
}

/** Which booking was a mistake, and why. */
export function MistakenReceiptFields({
  order,
  action,
}: {
  readonly order: Order;
  readonly action: TakingBack;
}) {
  const receipts = mistakable(order, action);
  const [first] = receipts;
  return (
    <>
      {receipts.length === 1 && first !== undefined ? (
        <Typography sx={{ my: 1 }}>{first.name}</Typography>
      ) : (
        <SelectInput
          source="receipt"
          label={texts.which}
          choices={[...receipts]}
          helperText={false}
          validate={required()}
        />
      )}
      <ReasonInput helperText={texts.reasonHelp} />
    </>
  );
}
