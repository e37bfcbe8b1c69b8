import { z } from 'zod';
import { ok, type Result } from '../../../../shared/result.ts';
import type { ProviderBehaviour } from '../../domain/payment-provider.ts';
import type { StatementQuery, ProviderStatement, StatementEntry } from '../../domain/provider-statement.ts';
import { centsOf, money } from './paypal-answers.ts';
import type { PaypalClient } from './paypal-client.ts';
import { paypalReports } from './paypal-reports.ts';

const fees = z.object({ gross_amount: money, paypal_fee: money.optional() });

const orderSchema = z.object({
  purchase_units: z.array(
    z.object({
      payments: z
        .object({
          captures: z
            .array(
              z.object({
                id: z.string().min(1),
                create_time: z.iso.datetime(),
                // Missing while PayPal is still looking at the payment.
                seller_receivable_breakdown: fees.optional(),
              }),
            )
            .default([]),
          refunds: z
            .array(
              z.object({
                id: z.string().min(1),
                status: z.string(),
                create_time: z.iso.datetime(),
                seller_payable_breakdown: fees.optional(),
              }),
            )
            .default([]),
        })
        .optional(),
    }),
  ),
});

/**
 * PayPal tells fees of each payment and refund in its order. Its payouts are in its reports, which need a permission of
 * their own.
 */
export async function paypalStatement(
  ask: PaypalClient,
  { payments, since, now }: Pick<StatementQuery, 'payments' | 'since' | 'now'>,
): Promise<Result<ProviderStatement, ProviderBehaviour>> {
  const entries: StatementEntry[] = [];
  for (const { externalId } of payments) {
    const path = `/v2/checkout/orders/${encodeURIComponent(externalId)}`;
    const order = await ask({ method: 'GET', path }, orderSchema);
    if (order.ok) entries.push(...order.value.purchase_units.flatMap(entriesOf));
    else if (order.error.code !== 'payment-unknown') return order;
  }
  const reports = await paypalReports(ask, since, now);
  if (!reports.ok) return reports;
  // An order says the same, and more of its refunds.
  const known = new Set(entries.map(({ externalId }) => externalId));
  const others = reports.value.entries.filter(({ externalId }) => !known.has(externalId));
  return ok({ entries: [...entries, ...others], payouts: reports.value.payouts });
}

function entriesOf({ payments }: z.output<typeof orderSchema>['purchase_units'][number]): StatementEntry[] {
  const [capture] = payments?.captures ?? [];
  const paid = capture?.seller_receivable_breakdown;
  if (capture === undefined || paid === undefined) return [];
  const common = { transactionId: capture.id, payoutId: null };
  const refunds = (payments?.refunds ?? []).flatMap((refund): StatementEntry[] => {
    const given = refund.seller_payable_breakdown;
    if (refund.status !== 'COMPLETED' || given === undefined) return [];
    return [
      {
        ...common,
        externalId: refund.id,
        kind: 'refund',
        amountCents: -centsOf(given.gross_amount),
        feeCents: given.paypal_fee === undefined ? 0 : 0 - centsOf(given.paypal_fee),
        happenedAt: new Date(refund.create_time),
      },
    ];
  });
  return [
    {
      ...common,
      externalId: capture.id,
      kind: 'payment',
      amountCents: centsOf(paid.gross_amount),
      feeCents: paid.paypal_fee === undefined ? 0 : centsOf(paid.paypal_fee),
      happenedAt: new Date(capture.create_time),
    },
    ...refunds,
  ];
}
