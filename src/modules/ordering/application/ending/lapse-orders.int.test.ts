import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Job } from '../../../../platform/jobs/job.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { queries } from '../../../../platform/db/db.ts';
import type { JobPlan } from '../../../../platform/jobs/run-batch.ts';
import { aDraft, anAcceptedOrder } from '../../testing/an-order.ts';
import { aPieceForSale, openTestOrdering, type TestOrdering } from '../../testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

/** The jobs as far as ordering uses them: what was defined, and when it runs. */
function recordedJobs() {
  const plans = new Map<string, JobPlan>();
  const crons = new Map<string, string>();
  const jobs = {
    define: (job: Job, plan: JobPlan) => void plans.set(job.name, plan),
    schedule: (job: Job, cron: string) => void crons.set(job.name, cron),
  } as unknown as Jobs;
  return { jobs, plans, crons };
}

test('a job looks every minute for drafts whose half hour is over, and nobody gets a mail of it', async () => {
  const { jobs, plans, crons } = recordedJobs();
  shop.ordering.defineJobs(jobs);
  expect([...crons]).toEqual([
    ['lapse-orders', '* * * * *'],
    ['store-order-statuses', '* * * * *'],
    ['remind-payments', '*/15 * * * *'],
    ['reconcile-payments', '* * * * *'],
    ['send-gift-vouchers', '*/10 * * * *'],
    ['anonymise-drafts', '20 3 * * *'],
    ['forget-contracts', '25 3 * * *'],
  ]);
  const run = () =>
    plans.get('lapse-orders')?.handler({}, { jobId: 'x', signal: new AbortController().signal });

  const mails = await shop.mails();
  const piece = await aPieceForSale(shop.db, shop.inventory);
  const orderId = await aDraft(shop, piece);
  shop.passMinutes(29);
  await run();
  expect(await shop.ordering.getOrder(orderId)).toMatchObject({ value: { state: 'draft' } });
  shop.passMinutes(1);
  await run();
  expect(await shop.ordering.getOrder(orderId)).toMatchObject({ value: { state: 'lapsed' } });
  expect(await shop.mails()).toEqual(mails);
});

test('several processes that look at the same moment end each order once', async () => {
  const pieces = await Promise.all(Array.from({ length: 5 }, () => aPieceForSale(shop.db, shop.inventory)));
  for (const piece of pieces) await aDraft(shop, piece);
  shop.passMinutes(30);
  const ended = await Promise.all([1, 2, 3].map(() => shop.ordering.lapseOrders()));
  expect(ended.reduce((sum, count) => sum + count, 0)).toBe(pieces.length);
});

test('a piece that somebody else has taken since stays theirs', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory);
  await aDraft(shop, piece);
  shop.passMinutes(30);
  // The time is over, though nobody has swept yet.
  const second = await aDraft(shop, piece);
  await shop.ordering.lapseOrders();
  expect(await shop.ordering.getOrder(second)).toMatchObject({ value: { state: 'draft' } });
  expect(await shop.ordering.confirmOrder(second, null)).toMatchObject({ value: { state: 'accepted' } });
});

test('orders whose money is just being taken keep none of the same moment or later from ending', async () => {
  const taken = [];
  const unpaid = [];
  for (let made = 0; made < 2; made += 1) {
    taken.push(await anAcceptedOrder(shop));
    unpaid.push(await anAcceptedOrder(shop));
  }
  for (const { orderNumber } of taken) {
    await sql`
      update payments set claimed_by = gen_random_uuid()
      where order_id = (select id from orders where number = ${orderNumber})
    `.execute(queries<object>(shop.db));
  }
  shop.passMinutes(60 * 24 * 30);
  await shop.ordering.lapseOrders(undefined, 1);
  for (const { orderId } of unpaid)
    expect(await shop.ordering.getOrder(orderId)).toMatchObject({ value: { state: 'cancelled' } });
  for (const { orderId } of taken)
    expect(await shop.ordering.getOrder(orderId)).toMatchObject({ value: { state: 'accepted' } });
});
