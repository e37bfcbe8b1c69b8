import { Box, Stack, Typography } from '@mui/material';
import { groupedIban } from '../../../shared/money/iban.ts';
import { formatCents, formatMoment } from '../../data/formats.ts';
import { ConfirmedCall } from '../../layout/confirmed-call.tsx';
import { useMay } from '../../layout/use-may.ts';
import { orders } from '../../texts/orders/orders.ts';
import type { Order } from '../order-types.ts';
import { Facts } from '../section.tsx';
import { receiptName } from './mistaken-receipt.tsx';
import { fullName } from '../../../shared/text/full-name.ts';

type Refund = Order['refunds'][number];
const texts = orders.transfers;

/** The refunds that staff have to transfer themselves, and have not confirmed yet. */
export const transfersDue = ({ refunds }: Pick<Order, 'refunds'>): readonly Refund[] =>
  refunds.filter(({ byTransfer, isWaived, doneAt }) => byTransfer && !isWaived && doneAt === null);

/** Each transfer that is due, with the button that confirms it. */
export function TransfersDue({ order }: { readonly order: Order }) {
  const mayRefund = useMay('orders:refund');
  const due = transfersDue(order);
  if (due.length === 0) return null;
  return (
    <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
      {due.map((refund) => (
        <li key={refund.id}>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {texts.due(
              formatCents(refund.amountCents),
              recipientOf(order),
              orders.refunds.by(refund.orderedBy, formatMoment(refund.orderedAt)),
            )}
          </Typography>
          {mayRefund ? <ConfirmTransfer order={order} refund={refund} namesAmount /> : null}
        </li>
      ))}
    </Stack>
  );
}

/** Names all that the bank's form asks for, and notes that the transfer was made. */
export function ConfirmTransfer({
  order,
  refund,
  namesAmount = false,
}: {
  readonly order: Order;
  readonly refund: Refund;
  /** On the button itself, among other steps. */
  readonly namesAmount?: boolean;
}) {
  const amount = formatCents(refund.amountCents);
  const words = orders.actions['mark-as-refunded'];
  return (
    <ConfirmedCall
      path={`/orders/${order.id}/refunds/${refund.id}/transferred`}
      texts={namesAmount ? { ...words, button: texts.done(amount) } : words}
      details={
        <Box sx={{ mt: 2 }}>
          <Facts
            facts={[
              [texts.amount, <strong key="amount">{amount}</strong>],
              [texts.recipient, recipientOf(order)],
              [texts.iban, refund.iban === null ? texts.ibanElsewhere : groupedIban(refund.iban)],
              ...(refund.iban === null
                ? receiptsFor(order, refund).map((receipt) => [texts.came, receipt] as const)
                : []),
              [texts.purpose, texts.purposeOf(claimOf(order, refund)?.number ?? order.id)],
            ]}
          />
        </Box>
      }
    />
  );
}

const recipientOf = ({ customer }: Order): string => customer.company ?? fullName(customer);

/** The claim beyond which it was transferred. */
const claimOf = ({ claims }: Order, { claimId }: Refund) => claims.find(({ id }) => id === claimId);

/** By what the money is found in the bank's statement, which has the account that it came from. */
function receiptsFor(order: Order, refund: Refund): readonly string[] {
  const claim = claimOf(order, refund);
  if (claim !== undefined) {
    return claim.receipts
      .filter(({ takenBack }) => takenBack === null)
      .map((receipt) => `${receiptName(receipt)} · ${claim.number}`);
  }
  return order.receipts
    .filter(({ takenBack }) => takenBack === null)
    .map((receipt) => [receiptName(receipt), receipt.reference].filter(Boolean).join(' · '));
}
