import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPaidOrder, anAcceptedOrder, staff } from '../../modules/ordering/testing/an-order.ts';
import {
  aCheckout,
  openTestOrdering,
  type TestOrdering,
} from '../../modules/ordering/testing/open-test-ordering.ts';
import { queries } from '../../platform/db/db.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { JobPlan } from '../../platform/jobs/run-batch.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { rightsOf } from '../../shared/staff/staff-roles.ts';
import { ordersForStaff } from './order-list.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const listed = async (number: number, actor: Actor = staff) => {
  const query = { page: 1, perPage: 1, sort: 'number', order: 'ASC' } as const;
  const { items } = await ordersForStaff(shop.db, { ...query, q: undefined }, { number }, actor);
  return items[0];
};

test('the list marks orders with a remark from the checkout, for staff who may see persons', async () => {
  const customer = { ...aCheckout([], 0).customer, email: 'remark@example.org', note: 'Bitte klingeln' };
  const { orderNumber } = await anAcceptedOrder(shop, { customer });
  const plain = await anAcceptedOrder(shop);
  const reader: Actor = {
    kind: 'staff',
    id: 'r',
    name: 'r',
    role: 'read-only',
    isFresh: true,
    rights: rightsOf('read-only'),
  };
  expect(await listed(orderNumber)).toMatchObject({ hasNote: true });
  expect(await listed(plain.orderNumber)).toMatchObject({ hasNote: false });
  expect(await listed(orderNumber, reader)).toMatchObject({ hasNote: false, customerName: '' });
});

test('the list says how much has come of a payment', async () => {
  const order = await anAcceptedOrder(shop);
  expect(await listed(order.orderNumber)).toMatchObject({ payment: 'open', receivedCents: 0 });
  const part = { amountCents: 5_000, mayDiffer: true, key: 'part', externalId: null };
  await shop.ordering.markAsPaid({ ...order, ...part }, staff);
  const { amountCents: totalCents } = order;
  expect(await listed(order.orderNumber)).toMatchObject({
    payment: 'open',
    receivedCents: 5_000,
    totalCents,
  });
  const paid = await aPaidOrder(shop);
  expect(await listed(paid.orderNumber)).toMatchObject({
    payment: 'received',
    receivedCents: paid.amountCents,
  });
});

test('a job stores the status of orders from before it was stored', async () => {
  const { orderNumber } = await aPaidOrder(shop);
  const before = await listed(orderNumber);
  await sql`update orders set progress = null, handover = null, lines_left = null where number = ${orderNumber}`.execute(
    queries<object>(shop.db),
  );
  expect(await listed(orderNumber)).toMatchObject({ progress: null });
  const plans = new Map<string, JobPlan>();
  const jobs = { define: (job: Job, plan: JobPlan) => plans.set(job.name, plan), schedule: () => undefined };
  shop.ordering.defineJobs(jobs as unknown as Jobs);
  const { signal } = new AbortController();
  await plans.get('store-order-statuses')?.handler({}, { jobId: 'x', signal });
  expect(await listed(orderNumber)).toEqual(before);
});
