import { sql } from 'kysely';
import type { Jobs } from '../../src/platform/jobs/jobs.ts';
import { queries } from '../../src/platform/db/db.ts';
import type { PayingShop } from './pay-by-card.ts';

type Handler = (payload: { refundId: string }) => Promise<void>;

/**
 * Does the jobs' work once for all open refunds and their consequences.
 * @returns what went wrong
 */
export async function makeRefunds(shop: Pick<PayingShop, 'shop' | 'paymentJobs'>): Promise<string[]> {
  let handler: Handler | null = null;
  const define = ({ name }: { name: string }, { handler: defined }: { handler: Handler }) => {
    if (name === 'refund-payment') handler = defined;
  };
  shop.shop.payments.defineJobs({ define, schedule: () => undefined } as unknown as Jobs);
  const { rows } = await sql<{ id: string }>`
    select id from provider_refunds where done_at is null and paid_otherwise_at is null
      and refused_at is null and external_id is null
  `.execute(queries<object>(shop.shop.db));
  const failures: string[] = [];
  for (const { id } of rows) {
    await (handler as Handler | null)?.({ refundId: id }).catch((error: Error) =>
      failures.push(error.message),
    );
  }
  // A provider that is down cannot be asked about the payment either.
  if (failures.length === 0) await shop.paymentJobs();
  return failures;
}
