import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { todayLists } from '../../src/shared/staff/today-vocabulary.ts';
import { openOffice, total, type Office } from './an-office.ts';
import { bought, emailOf, orderIdOf, payload } from './an-order.ts';
import { testNow, type TestShop } from './open-test-shop.ts';
import type { StaffBrowser } from './staff-login.ts';
import { actionsOf } from '../../src/modules/ordering/testing/an-order.ts';

let office: Office;
let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  office = await openOffice();
  ({ shop, owner } = office);
});
afterAll(() => shop.close());

/** Confirms that the transfer of this amount was made. */
async function transfer(number: string, amountCents: number): Promise<void> {
  const order = await owner.call('GET', `/orders/${number}`);
  const { refunds } = order.json<{ refunds: { id: string; amountCents: number }[] }>();
  const id = refunds.find((one) => one.amountCents === amountCents)?.id ?? '';
  await office.act(number, `refunds/${id}/transferred`);
}

async function owedOn(list: 'refundsDue' | 'moneyToReturn', number: string): Promise<unknown[]> {
  const today = (await owner.call('GET', `/today?all=${list}`)).json<
    Record<string, { items: { id: string; amountCents: number | null }[] }>
  >();
  return (today[list]?.items ?? []).filter(({ id }) => id === number).map(({ amountCents }) => amountCents);
}

test('of a part that goes back, Today names the part and not the whole order', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  await office.pay(number);
  await office.refund(number, 5_000);
  expect(await owedOn('refundsDue', number)).toEqual([5_000]);
});

test('several refunds are several transfers; one that is made is no longer owed', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  await office.pay(number);
  await office.refund(number, 5_000);
  await office.refund(number, 3_000);
  expect((await owedOn('refundsDue', number)).sort()).toEqual([3_000, 5_000]);
  await transfer(number, 5_000);
  expect(await owedOn('refundsDue', number)).toEqual([3_000]);
  await transfer(number, 3_000);
  expect(await owedOn('refundsDue', number)).toEqual([]);
});

test('of an order that is cancelled after a part went back, the rest is owed', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  await office.pay(number);
  await office.refund(number, 5_000);
  await transfer(number, 5_000);
  await office.act(number, 'cancel');
  expect(await owedOn('refundsDue', number)).toEqual([total - 5_000]);
});

test('money that came too late stays owed until all of it is ordered back', async () => {
  const piece = await office.aPieceForSale();
  const late = await office.anOrderOf(piece);
  await office.act(late, 'cancel');
  await office.pay(await office.anOrderOf(piece));
  await office.pay(late);
  expect(await owedOn('refundsDue', late)).toEqual([total]);
  await office.refund(late, 10_000);
  expect((await owedOn('refundsDue', late)).sort()).toEqual([10_000, total - 10_000]);
  await transfer(late, 10_000);
  expect(await owedOn('refundsDue', late)).toEqual([total - 10_000]);
});

test('the audit log shows who transferred money back, and how much', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  await office.pay(number);
  await office.refund(number, 5_000);
  await transfer(number, 5_000);
  const log = await owner.call('GET', `/audit?entity=orders&entityId=${number}&order=ASC`);
  const { items } = log.json<{ items: { action: string; actorName: string; after: object }[] }>();
  expect(items.map(({ action }) => action)).toEqual(['mark-as-paid', 'refund', 'refund-transferred']);
  expect(items.at(-1)).toMatchObject({ after: { amountCents: 5_000 } });
});

test('for an order of several pieces, Today shows how many there are besides the first', async () => {
  const items = [
    bought(await office.aPieceForSale()),
    bought(await office.aPieceForSale()),
    bought(await office.aPieceForSale()),
  ];
  const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });
  const asked = await post('/api/initiate-payment', payload(items, 1));
  const { totals } = asked.json<{ totals: { total: number } }>();
  const orderId = orderIdOf(await post('/api/initiate-payment', payload(items, totals.total)));
  const { orderNumber } = (await post(`/api/checkout/${orderId}/confirm`, {})).json<{
    orderNumber: string;
  }>();
  const { transfers } = (await owner.call('GET', '/today?all=transfers')).json<{
    transfers: { items: { id: string; more: number }[] };
  }>();
  expect(transfers.items.find(({ id }) => id === orderNumber)?.more).toBe(2);
});

test('an order that a card pays needs no acceptance by staff, and is not on Today', async () => {
  const items = [bought(await office.aPieceForSale())];
  const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });
  const byCard = payload(items, total / 100, { payment_method: 'stripe' });
  const orderId = orderIdOf(await post('/api/initiate-payment', byCard));
  const { orderNumber } = (await post(`/api/checkout/${orderId}/confirm`, {})).json<{
    orderNumber: string;
  }>();
  const order = (await owner.call('GET', `/orders/${orderNumber}`)).json<{ steps: { action: string }[] }>();
  expect(order).toMatchObject({
    state: 'accepted',
    steps: [{ action: 'mark-as-paid' }, { action: 'cancel' }],
  });
  const today = (await owner.call('GET', '/today?all=toAccept')).json<{
    toAccept: { items: { id: string }[] };
  }>();
  expect(today.toAccept.items.map(({ id }) => id)).not.toContain(orderNumber);
});

test('the bank’s booking day of a transfer is in the order, and cannot be before it', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  await sql`
    update orders set created_at = created_at - interval '1 day' where 'WMK-' || number = ${number}`.execute(
    queries<object>(shop.shop.db),
  );
  const transfer = { amountCents: total, reference: `SEPA ${number}` };
  for (const receivedOn of ['2026-06-13', '2026-06-16']) {
    const refused = await owner.call('POST', `/orders/${number}/payment`, { ...transfer, receivedOn });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ issues: [{ field: 'receivedOn' }] });
  }
  await office.act(number, 'payment', { ...transfer, receivedOn: '2026-06-14' });
  const order = (await owner.call('GET', `/orders/${number}`)).json<{
    payments: object[];
    events: { type: string; facts: object }[];
  }>();
  expect(order.payments[0]).toMatchObject({ receivedOn: '2026-06-14', receivedAt: testNow.toISOString() });
  expect(order.events.find(({ type }) => type === 'payment-received')?.facts).toEqual({
    amountCents: total,
    receivedOn: '2026-06-14',
  });
});

test('an enquiry without a name is named after the address', async () => {
  const nothing = { images: [], price: '', condition: 'gut' };
  const enquiry = {
    firstName: '',
    lastName: '',
    email: 'ohne-namen@example.org',
    phone: '',
    street: '',
    addressLine2: '',
    city: '',
    stateProvince: '',
    postalCode: '',
    country: '',
    furnitureItems: [{ ...nothing, price: '450' }, nothing, nothing],
  };
  await shop.app.inject({ method: 'POST', url: '/api/buy-in-mail', payload: enquiry });
  const { enquiries } = (await owner.call('GET', '/today?all=enquiries')).json<{
    enquiries: { items: { who: string }[] };
  }>();
  expect(enquiries.items.map(({ who }) => who)).toContain('ohne-namen@example.org');
});

test('after a withdrawal, earlier refunds are no longer counted', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  await office.pay(number);
  await office.act(number, 'hand-over');
  await office.refund(number, 5_000);
  const declared = { name: 'Ada Muster', contract: number, email: await emailOf(owner, number) };
  await shop.app.inject({ method: 'POST', url: '/api/withdrawal', payload: declared });
  expect(await owedOn('moneyToReturn', number)).toEqual([total - 5_000]);
  await office.act(number, 'returns', {
    position: 0,
    quantity: 1,
    condition: 'gut',
    blocked: true,
    key: 'it came back',
    deduction: { cents: 4_000, reason: 'Kratzer' },
  });
  expect(await owedOn('moneyToReturn', number)).toEqual([total - 5_000 - 4_000]);
});

test('of a transfer that is too large, the excess is to be paid back, and no money for goods with it', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  await office.act(number, 'payment', {
    amountCents: total + 1_500,
    receivedOn: '2026-06-15',
    reference: `SEPA ${number}`,
    mayDiffer: true,
    key: 'typed once',
  });
  expect(await owedOn('refundsDue', number)).toEqual([1_500]);
  await office.act(number, 'hand-over');
  const declared = { name: 'Ada Muster', contract: number, email: await emailOf(owner, number) };
  await shop.app.inject({ method: 'POST', url: '/api/withdrawal', payload: declared });
  expect(await owedOn('moneyToReturn', number)).toEqual([total]);
  await transfer(number, 1_500);
  expect(await owedOn('refundsDue', number)).toEqual([]);
  expect(await owedOn('moneyToReturn', number)).toEqual([total]);
});

test('a transfer that comes once more is booked from the order, and goes back', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  await office.pay(number);
  const paid = await owner.call('GET', `/orders/${number}`);
  expect(actionsOf(paid.json<{ steps: { action: string }[] }>())).toContain('mark-as-paid');
  await office.act(number, 'payment', {
    amountCents: total,
    receivedOn: '2026-06-15',
    reference: `SEPA ${number} again`,
    mayDiffer: true,
    key: 'once more',
  });
  expect(await owedOn('refundsDue', number)).toEqual([total]);
  await transfer(number, total);
  expect(await owedOn('refundsDue', number)).toEqual([]);
});

test('after a partial payment, the rest is expected; it is refunded when the order is cancelled', async () => {
  const number = await office.anOrderOf(await office.aPieceForSale());
  const part = { amountCents: 40_000, receivedOn: '2026-06-15', mayDiffer: true, key: 'a part of it' };
  await office.act(number, 'payment', part);
  await office.act(number, 'payment', part);
  const today = (await owner.call('GET', '/today')).json<{
    transfers: { items: { id: string; amountCents: number }[] };
  }>();
  expect(today.transfers.items.find(({ id }) => id === number)?.amountCents).toBe(total - 40_000);
  await office.act(number, 'cancel');
  expect(await owedOn('refundsDue', number)).toEqual([40_000]);
});

test('every number is the count of the list behind it, and of the list in the menu', async () => {
  const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
  const waiting: string[] = [];
  for (let count = 0; count < 10; count += 1) {
    const number = await office.anOrderOf(await office.aPieceForSale());
    await office.pay(number);
    waiting.push(number);
  }
  // Shipped, and then withdrawn: nothing of it is to be handed over any more.
  const withdrawn = waiting.pop() ?? '';
  await office.act(withdrawn, 'ship', { carrier: 'DHL', tracking: '00340434161094042557' });
  const email = await emailOf(owner, withdrawn);
  await post('/api/withdrawal', { name: 'Ada Muster', contract: withdrawn, email });
  await post('/api/withdrawal', { name: 'Eva Holz', contract: 'Der Sessel', email: 'eva@example.org' });
  const person = { firstName: 'Eva', lastName: 'Holz', email: 'eva@example.org', phone: '030 1' };
  const at = {
    street: 'Weg 1',
    addressLine2: '',
    city: 'Berlin',
    stateProvince: 'Berlin',
    postalCode: '10247',
  };
  const furnitureItems = Array.from({ length: 3 }, () => ({ images: [], price: '', condition: 'gut' }));
  await post('/api/buy-in-mail', { ...person, ...at, country: 'Deutschland', furnitureItems });
  await post('/api/shipping-request', {
    name: 'Eva',
    email: 'eva@example.org',
    country: 'Norwegen',
    message: '?',
  });

  type Lists = Record<string, { total: number; items: { id: string }[] }>;
  const read = async <T>(path: string) => (await owner.call('GET', path)).json<T>();
  const first = await read<Lists>('/today');
  const whole: Record<string, string[]> = {};
  for (const list of todayLists) {
    const { total, items } = (await read<Lists>(`/today?all=${list}`))[list]!;
    expect([list, items.length, first[list]?.total]).toEqual([list, total, total]);
    whole[list] = items.map(({ id }) => id).sort();
  }
  expect(whole['toHandOver']).toEqual(expect.arrayContaining(waiting));
  expect(whole['toHandOver']).not.toContain(withdrawn);
  expect(whole['moneyToReturn']).toContain(withdrawn);
  const inMenu = {
    toHandOver: '/orders?fulfilment=open',
    declarations: '/declarations?open=true',
    enquiries: '/enquiries?state=new',
    questions: '/questions?open=true',
  };
  for (const [list, path] of Object.entries(inMenu)) {
    const { items } = await read<{ items: { id: string }[] }>(`${path}&perPage=100`);
    expect([list, items.map(({ id }) => id).sort()]).toEqual([list, whole[list]]);
  }
  for (const list of ['declarations', 'enquiries', 'questions']) expect(whole[list]).not.toEqual([]);
});
