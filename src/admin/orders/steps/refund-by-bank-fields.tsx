import { required } from 'react-admin';
import { formatCents } from '../../data/formats.ts';
import { NumericInput } from '../../numbers/numeric-input.tsx';
import { numberKinds } from '../../numbers/typed-number.ts';
import { byBank } from '../../texts/orders/order-actions.ts';
import { orders } from '../../texts/orders/orders.ts';
import type { Order } from '../order-types.ts';
import { ReasonInput } from './reason-input.tsx';

/** What lost disputes have given back to the customer, less what the invoice was corrected by for it. */
export function lostAndUncorrected({ cases, refunds }: Pick<Order, 'cases' | 'refunds'>): number {
  const lost = cases.reduce((sum, one) => (one.outcome === 'lost' ? sum + one.withheldCents : sum), 0);
  return refunds.reduce((left, one) => (one.isByBank ? left - one.amountCents : left), lost);
}

export function refundByBankDefaults(order: Order): Readonly<Record<string, unknown>> {
  const left = lostAndUncorrected(order);
  const owedCents = order.refundSuggested?.cents ?? null;
  return {
    amountCents: owedCents === null ? left : Math.min(owedCents, left),
    reason: owedCents === null ? '' : orders.fields.returned,
    key: crypto.randomUUID(),
    isByBank: true,
  };
}

/** By how much the invoice is corrected, and why; no money goes back. */
export function RefundByBankFields({ order }: { readonly order: Order }) {
  const left = lostAndUncorrected(order);
  return (
    <>
      <NumericInput
        source="amountCents"
        kind={{ ...numberKinds.payment, max: Math.max(1, left) }}
        label={byBank.amount}
        helperText={byBank.most(formatCents(left))}
        validate={required()}
      />
      <ReasonInput helperText={orders.fields.reasonHelp} />
    </>
  );
}
