import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withObjects } from '../object-store.ts';
import type { SandboxContext } from '../context.ts';
import { captureObject, refundObject } from './paypal-objects.ts';
import { cents, type KeptWalletOrder, type Money } from './paypal-orders.ts';
import { paypalError } from './paypal-refusal.ts';

interface Line {
  readonly transaction_id: string;
  readonly transaction_event_code: string;
  readonly transaction_initiation_date: string;
  readonly transaction_updated_date: string;
  readonly transaction_amount: Money;
  readonly fee_amount?: Money;
  readonly transaction_status: 'S';
}

const dayMs = 24 * 3_600_000;
const longestMs = 31 * dayMs;
const euros = (cents: number): Money => ({ currency_code: 'EUR', value: (cents / 100).toFixed(2) });
const signed = ({ value }: Money): number => Math.round(Number(value) * 100);
/** Unlike its other interfaces, this one writes the offset without a colon. */
const written = (at: Date): string => `${at.toISOString().slice(0, 19)}+0000`;

/** PayPal's search for transactions: payments, refunds, and what it sends to the bank by itself the day after. */
export function paypalReports(
  app: FastifyInstance,
  context: SandboxContext,
  guarded: (
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<{ readonly status: number; readonly body: object }>,
  ) => Promise<FastifyReply> | FastifyReply,
): void {
  app.get('/v1/reporting/transactions', { schema: { hide: true } }, (request, reply) =>
    guarded(request, reply, async () => {
      const { start_date = '', end_date = '', page = '1' } = request.query as Record<string, string>;
      const [from, to] = [Date.parse(start_date), Date.parse(end_date)];
      if (Number.isNaN(from) || Number.isNaN(to) || to - from > longestMs)
        return { status: 400, body: paypalError('INVALID_REQUEST') };
      const now = context.now();
      const lines = await withObjects(context.db, now, async (objects) =>
        linesOf(await objects.all<KeptWalletOrder>(''), now),
      );
      const shown = lines.filter(({ transaction_initiation_date: at }) => {
        const moment = Date.parse(at);
        return moment >= from && moment <= to;
      });
      const body = {
        transaction_details: shown.map((transaction_info) => ({ transaction_info })),
        account_number: context.keys.paypal.merchantId,
        start_date: written(new Date(from)),
        end_date: written(new Date(to)),
        last_refreshed_datetime: written(now),
        page: Number(page),
        total_items: shown.length,
        total_pages: 1,
        links: [],
      };
      return { status: 200, body };
    }),
  );
}

function linesOf(kept: readonly KeptWalletOrder[], now: Date): Line[] {
  const lines: Line[] = [];
  const leftOfDay = new Map<number, number>();
  for (const order of kept.filter((one) => one.intent === 'CAPTURE')) {
    const { captures = [], refunds = [] } = order.purchase_units[0].payments ?? {};
    for (const capture of captures) {
      const paid = captureObject(capture, order).seller_receivable_breakdown;
      if (paid === undefined) continue;
      const { gross_amount: gross, paypal_fee: fee } = paid;
      lines.push(lineOf(capture.id, 'T0006', capture.create_time, cents(gross), 0 - cents(fee)));
    }
    for (const refund of refunds.filter(({ status }) => status === 'COMPLETED')) {
      const { gross_amount: gross, paypal_fee: fee } = refundObject(refund, order).seller_payable_breakdown;
      lines.push(lineOf(refund.id, 'T1107', refund.create_time, 0 - cents(gross), cents(fee)));
    }
  }
  for (const { transaction_initiation_date: at, transaction_amount: amount, fee_amount: fee } of lines) {
    const day = Math.floor(Date.parse(at) / dayMs);
    const net = signed(amount) + (fee === undefined ? 0 : signed(fee));
    leftOfDay.set(day, (leftOfDay.get(day) ?? 0) + net);
  }
  for (const [day, left] of leftOfDay) {
    const sentAt = new Date((day + 1) * dayMs + 6 * 3_600_000);
    const id = `PO${String(day).padStart(15, '0')}`;
    if (sentAt <= now && left > 0) lines.push(lineOf(id, 'T0401', sentAt.toISOString(), -left, 0));
  }
  return lines;
}

function lineOf(id: string, code: string, at: string, amount: number, fee: number): Line {
  return {
    transaction_id: id,
    transaction_event_code: code,
    transaction_initiation_date: written(new Date(at)),
    transaction_updated_date: written(new Date(at)),
    transaction_amount: euros(amount),
    ...(fee === 0 ? {} : { fee_amount: euros(fee) }),
    transaction_status: 'S',
  };
}
