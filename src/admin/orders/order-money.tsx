import { Alert, Divider, Stack } from '@mui/material';
import { formatCents, formatDay, formatLastDay, formatMoment } from '../data/formats.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { useMay } from '../layout/use-may.ts';
import { sellerProtection } from '../texts/orders/cases.ts';
import { byBank } from '../texts/orders/order-actions.ts';
import { orders } from '../texts/orders/orders.ts';
import { receiptName } from './steps/mistaken-receipt.tsx';
import { ConfirmTransfer } from './steps/transfers-due.tsx';
import { paidBackOf } from '../../shared/orders/order-progress.ts';
import type { Order } from './order-types.ts';
import { isPartlyPaid, partlyPaid } from './state-chip.tsx';
import { Facts, Section } from './section.tsx';

/** The part of the page about refunds, for addresses and earlier steps to link to. */
export const moneyAnchor = 'geld';

/** The prices, the payments requested and the payments received. */
export function OrderMoney({ order }: { readonly order: Order }) {
  const { totals, payments, paymentMethod, refunds } = order;
  const refundedCents = paidBackOf(refunds);
  // A single one says it in the payment's own facts.
  const receipts =
    order.receipts.length > 1 ? order.receipts.filter(({ takenBack }) => takenBack === null) : [];
  const isListed = receipts.length > 0;
  return (
    <Section title={orders.sections.money} anchor={moneyAnchor}>
      <Facts
        facts={[
          [orders.facts.subtotal, formatCents(totals.subtotalCents + totals.taxCents - totals.voucherCents)],
          ...(totals.voucherCents === 0
            ? []
            : [[orders.facts.voucher, formatCents(totals.voucherCents)] as const]),
          [orders.facts.shipping, formatCents(totals.shippingCents)],
          [orders.facts.total, <strong key="total">{formatCents(totals.totalCents)}</strong>],
          ...order.vatByRate.map(({ percent, exemption, country, netCents, taxCents }) =>
            exemption === undefined
              ? ([orders.facts.vat(percent, country), formatCents(taxCents)] as const)
              : ([orders.facts.exempt[exemption], formatCents(netCents)] as const),
          ),
          ...(totals.giftCents === 0 ? [] : [[orders.facts.gift, formatCents(totals.giftCents)] as const]),
          [orders.columns.payment, orders.methods[paymentMethod]],
          ...(order.sellerProtection === null
            ? []
            : [[sellerProtection.title, sellerProtection.states[order.sellerProtection]] as const]),
          ...(payments.length === 0 ? [[orders.filters.payment, orders.noPayment] as const] : []),
        ]}
      />
      {payments.map((payment) => (
        <div key={payment.id}>
          <Divider sx={{ my: 1.5 }} />
          <Facts
            facts={[
              ...(payment.isTrial ? [[orders.trial, orders.trialNote] as const] : []),
              [orders.columns.state, stateOf(payment, refundedCents)],
              ...(payment.state === 'open'
                ? [[orders.facts.due, formatLastDay(payment.dueAt)] as const]
                : []),
              ...(payment.authorisedAt === null
                ? []
                : [[orders.facts.authorised, formatMoment(payment.authorisedAt)] as const]),
              ...(payment.state !== 'authorised' || payment.captureBefore === null
                ? []
                : [[orders.facts.captureBefore, formatMoment(payment.captureBefore)] as const]),
              ...(payment.captureAskedAt === null
                ? []
                : [[orders.facts.captureAsked, formatMoment(payment.captureAskedAt)] as const]),
              ...(payment.receivedCents === 0 || payment.receivedCents === payment.amountCents
                ? []
                : [[orders.facts.came, formatCents(payment.receivedCents)] as const]),
              ...(payment.state === 'open' && payment.receivedCents > 0
                ? [[orders.facts.left, formatCents(payment.amountCents - payment.receivedCents)] as const]
                : []),
              ...(payment.receivedAt === null || isListed
                ? []
                : [[orders.facts.received, formatDay(payment.receivedOn ?? payment.receivedAt)] as const]),
              ...(payment.receivedOn === null || isListed
                ? []
                : [[orders.facts.booked, formatDay(payment.receivedAt)] as const]),
              ...(payment.refundedAt === null
                ? []
                : [[orders.facts.refunded, formatDay(payment.refundedAt)] as const]),
              ...(payment.reference === null || isListed
                ? []
                : [[orders.facts.reference, payment.reference] as const]),
            ]}
          />
        </div>
      ))}
      {receipts.map((receipt) => (
        <div key={receipt.id}>
          <Divider sx={{ my: 1.5 }} />
          <Facts
            facts={[
              [orders.facts.came, receiptName(receipt)],
              ...(receipt.receivedOn === null
                ? []
                : [[orders.facts.booked, formatDay(receipt.bookedAt)] as const]),
              ...(receipt.reference === null ? [] : [[orders.facts.reference, receipt.reference] as const]),
            ]}
          />
        </div>
      ))}
      {order.receipts.map((receipt) =>
        receipt.takenBack === null ? null : (
          <div key={receipt.id}>
            <Divider sx={{ my: 1.5 }} />
            <Facts
              facts={[
                [orders.facts.came, receiptName(receipt)],
                [
                  orders.columns.state,
                  orders.takeBackReceipt.takenBack(receipt.takenBack.by, formatMoment(receipt.takenBack.at)),
                ],
                [orders.fields.reason, receipt.takenBack.reason],
              ]}
            />
          </div>
        ),
      )}
      {refunds.map((refund) => (
        <Refund key={refund.id} order={order} refund={refund} />
      ))}
    </Section>
  );
}

function stateOf(
  { state, receivedCents, amountCents }: Order['payments'][number],
  refundedCents: number,
): string {
  if (state === 'received' && refundedCents > 0) return orders.partlyRefunded(formatCents(refundedCents));
  if (isPartlyPaid({ payment: state, receivedCents })) {
    return partlyPaid({ receivedCents, totalCents: amountCents });
  }
  return orders.payments[state];
}

/**
 * A refund in progress. Staff confirm here the transfers that they make themselves; a refund refused by a provider is
 * retried, or made in another way.
 */
function Refund({ order, refund }: { readonly order: Order; readonly refund: Order['refunds'][number] }) {
  const mayRefund = useMay('orders:refund');
  const isOpen = refund.doneAt === null;
  const isByHand = isOpen && refund.byTransfer;
  const isRefused = isOpen && refund.providerState === 'refused';
  const isStuck = isRefused || (isOpen && refund.providerState === 'late');
  const isTakenOn = isOpen && refund.providerState === 'taken-on';
  const problem = isOpen ? (refund.problem ?? (isRefused ? 'unknown' : null)) : null;
  const code = refund.providerCode === null ? '' : ` ${orders.refunds.code(refund.providerCode)}`;
  const path = `/orders/${order.id}/refunds/${refund.id}`;
  const retry = orders.actions['retry-refund'];
  return (
    <>
      <Divider sx={{ my: 1.5 }} />
      <Facts
        facts={[
          [
            refund.isByBank ? byBank.corrected : orders.refunds[refund.isWaived ? 'waived' : 'amount'],
            formatCents(refund.amountCents),
          ],
          [orders.fields.reason, refund.reason],
          [orders.refunds.ordered, orders.refunds.by(refund.orderedBy, formatMoment(refund.orderedAt))],
          [
            orders.columns.state,
            refund.isWaived
              ? orders.refunds.waivedState
              : refund.isByBank
                ? byBank.state
                : refund.doneAt !== null
                  ? (refund.isToGift ? orders.refunds.toGift : orders.refunds.done)(
                      formatMoment(refund.doneAt),
                    )
                  : isTakenOn
                    ? orders.refunds.takenOn
                    : orders.refunds.open,
          ],
        ]}
      />
      {isStuck || problem !== null ? (
        <Alert severity={isStuck ? 'error' : 'warning'} sx={{ mt: 1 }}>
          {problem === null ? orders.refunds.late : orders.refunds.problems[problem] + code}
        </Alert>
      ) : null}
      {mayRefund ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
          {isStuck ? (
            <ConfirmedCall path={`${path}/retry`} texts={{ ...retry, done: orders.refunds.tried }} />
          ) : null}
          {isByHand || isRefused ? <ConfirmTransfer order={order} refund={refund} /> : null}
        </Stack>
      ) : null}
    </>
  );
}
