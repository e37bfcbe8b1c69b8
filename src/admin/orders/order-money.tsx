import { Box, Divider } from '@mui/material';
import { formatCents, formatDay, formatLastDay, formatMoment } from '../data/formats.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { useMay } from '../layout/use-may.ts';
import { orders } from '../texts/orders.ts';
import type { Order } from './order-types.ts';
import { Facts, Section } from './section.tsx';

/** What it costs, and what was asked for and paid. */
export function OrderMoney({ order }: { readonly order: Order }) {
  const { totals, payments, paymentMethod, refunds } = order;
  return (
    <Section title={orders.sections.money}>
      <Facts
        facts={[
          [orders.facts.subtotal, formatCents(totals.subtotalCents + totals.taxCents)],
          [orders.facts.shipping, formatCents(totals.shippingCents)],
          [orders.facts.total, <strong key="total">{formatCents(totals.totalCents)}</strong>],
          [orders.columns.payment, orders.methods[paymentMethod]],
          ...(payments.length === 0 ? [[orders.filters.payment, orders.noPayment] as const] : []),
        ]}
      />
      {payments.map((payment) => (
        <div key={payment.id}>
          <Divider sx={{ my: 1.5 }} />
          <Facts
            facts={[
              [orders.columns.state, orders.payments[payment.state]],
              [orders.facts.due, formatLastDay(payment.dueAt)],
              ...(payment.receivedAt === null
                ? []
                : [[orders.facts.received, formatDay(payment.receivedAt)] as const]),
              ...(payment.refundedAt === null
                ? []
                : [[orders.facts.refunded, formatDay(payment.refundedAt)] as const]),
              ...(payment.reference === null ? [] : [[orders.facts.reference, payment.reference] as const]),
            ]}
          />
        </div>
      ))}
      {refunds.map((refund) => (
        <Refund key={refund.id} order={order} refund={refund} />
      ))}
    </Section>
  );
}

/** Money on its way back; what staff transfer themselves, they confirm here. */
function Refund({ order, refund }: { readonly order: Order; readonly refund: Order['refunds'][number] }) {
  const mayRefund = useMay('orders:refund');
  const { button, title, body } = orders.actions['mark-as-refunded'];
  return (
    <>
      <Divider sx={{ my: 1.5 }} />
      <Facts
        facts={[
          [orders.refunds.amount, formatCents(refund.amountCents)],
          [orders.fields.reason, refund.reason],
          [orders.refunds.ordered, orders.refunds.by(refund.orderedBy, formatMoment(refund.orderedAt))],
          [
            orders.columns.state,
            refund.doneAt === null ? orders.refunds.open : orders.refunds.done(formatMoment(refund.doneAt)),
          ],
        ]}
      />
      {refund.byTransfer && refund.doneAt === null && mayRefund ? (
        <Box sx={{ mt: 1 }}>
          <ConfirmedCall
            path={`/orders/${order.id}/refunds/${refund.id}/transferred`}
            texts={{ button, title, body, done: orders.done }}
          />
        </Box>
      ) : null}
    </>
  );
}
