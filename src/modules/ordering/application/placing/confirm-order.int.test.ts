import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../../../platform/mail/testing/read-mail.ts';
import { parseOrderNumber } from '../../domain/order.ts';
import { dummyCompany } from '../../../content/index.ts';
import {
  aDraft,
  anAcceptedOrder,
  deliveredPrice,
  initiated,
  keptHistory,
  staff,
} from '../../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aRequest,
  aCartItem,
  openTestOrdering,
  testAccount,
  type TestOrdering,
} from '../../testing/open-test-ordering.ts';
import { testsInOrder } from '../../../../../tests/in-order.ts';

// What a test counts or lists begins with what the tests before it have left.
testsInOrder();

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const mailsTo = async (email: string) => (await shop.mails()).filter(({ to }) => to === email);

test('the click orders, accepts and asks for the money; the pieces wait for it for seven days', async () => {
  shop.setNow(new Date('2028-02-29T22:59:00Z'));
  const piece = await aPieceForSale(shop.db, shop.inventory, { title: 'Sessel' });
  const orderId = await aDraft(shop, piece, { email: 'ada@example.org' });
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  const { number, bankTransfer } = confirmed.value;
  expect(number).toMatch(/^WMK-\d{6}$/);
  // Ordered at 23:59 on a leap day.
  expect(bankTransfer).toMatchObject({
    ...testAccount,
    amountCents: 92_500,
    reference: number,
    dueDate: '2028-03-07',
  });
  expect(bankTransfer?.giroCode).toContain(`\nEUR925.00\n\n\n${number}`);
  expect(await shop.ordering.getOrder(orderId)).toEqual(confirmed);
  const history = await keptHistory(shop, parseOrderNumber(number) ?? 0);
  expect(history.map(({ type }) => type)).toEqual(['order-drafted', 'order-offered', 'order-accepted']);

  const [mail, ...more] = await mailsTo('ada@example.org');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Ihre Bestellung ${number}`);
  const read = textOf(mail!);
  for (const text of [
    `https://wmk.example/order-success/${orderId}`,
    '1 × Sessel',
    'Gesamtbetrag: 925,00\u00a0€',
    testAccount.iban,
    'Zahlbar bis: 07.03.2028',
    `Vertrag widerrufen:\nhttps://wmk.example/vertrag-widerrufen#bestellung=${number}`,
  ]) {
    expect(read).toContain(text);
  }
  // A plain name in the greeting, and nothing else of what the sender typed.
  expect(read).not.toMatch(/Muster\b.*Straße|Boxhagener/);

  shop.setNow(new Date('2028-03-07T22:59:59Z'));
  const availability = await shop.inventory.availabilityOf(shop.db, [piece], shop.now());
  expect(availability.get(piece)).toMatchObject({
    stockAmt: 0,
    reservedUntil: new Date('2028-03-07T23:00:00Z'),
  });
});

test('two clicks at once and one later are one order, one payment, one mail', async () => {
  const orderId = await aDraft(shop, await aPieceForSale(shop.db, shop.inventory), {
    email: 'twice@example.org',
  });
  const [one, two] = await Promise.all([
    shop.ordering.confirmOrder(orderId, null),
    shop.ordering.confirmOrder(orderId, null),
  ]);
  shop.passMinutes(60);
  expect(two).toEqual(one);
  expect(await shop.ordering.confirmOrder(orderId, null)).toEqual(one);
  expect(await mailsTo('twice@example.org')).toHaveLength(1);
});

test('after half an hour the draft is too old, whether or not somebody has swept', async () => {
  const orderId = await aDraft(shop, await aPieceForSale(shop.db, shop.inventory));
  shop.passMinutes(30);
  const late = { ok: false, error: { code: 'order-expired' } };
  expect(await shop.ordering.confirmOrder(orderId, null)).toEqual(late);
  await shop.ordering.lapseOrders();
  expect(await shop.ordering.confirmOrder(orderId, null)).toEqual(late);
  expect(await shop.ordering.getOrder(orderId)).toMatchObject({ value: { state: 'lapsed' } });
});

test('an id that nobody has is no order', async () => {
  const unknown = { ok: false, error: { code: 'order-not-found' } };
  expect(await shop.ordering.confirmOrder('x', null)).toEqual(unknown);
  expect(await shop.ordering.cancelDraft('x')).toEqual(unknown);
  expect(await shop.ordering.getOrder('')).toEqual(unknown);
});

test('a draft can be dropped, twice too; an order cannot', async () => {
  const piece = await aPieceForSale(shop.db, shop.inventory);
  const dropped = await aDraft(shop, piece);
  expect((await shop.ordering.cancelDraft(dropped)).ok).toBe(true);
  expect((await shop.ordering.cancelDraft(dropped)).ok).toBe(true);
  const ordered = await aDraft(shop, piece);
  await shop.ordering.confirmOrder(ordered, null);
  expect(await shop.ordering.cancelDraft(ordered)).toEqual({ ok: false, error: { code: 'order-binding' } });
});

describe('the mail to the shop about a new order', () => {
  const toShop = async (number: string) => {
    const mails = await shop.mails();
    return mails.filter(({ to, subject }) => to === dummyCompany.email && subject.endsWith(number));
  };

  test('comes once an order by transfer is binding, once, with all that packing needs and no more', async () => {
    const piece = await aPieceForSale(shop.db, shop.inventory, { title: 'Sekretär' });
    const wished = aCheckout([aCartItem(piece)], deliveredPrice);
    const note = 'Bitte klingeln bei Müller\nHinterhaus';
    const customer = { ...wished.customer, note };
    const orderId = await initiated(shop, { ...wished, customer }, null, 'en');
    const before = (await shop.mails()).length;
    const confirmed = await shop.ordering.confirmOrder(orderId, null);
    await shop.ordering.confirmOrder(orderId, null);
    if (!confirmed.ok) throw new Error(confirmed.error.code);
    const { number } = confirmed.value;
    expect(await shop.mails()).toHaveLength(before + 2);
    const [mail, ...more] = await toShop(number);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Neue Bestellung ${number}`);
    const read = textOf(mail!);
    for (const text of [
      '1 × Sekretär',
      'Gesamtbetrag: 925,00\u00a0€',
      'Lieferung nach 10245 Berlin',
      'Überweisung',
      'Bitte klingeln bei Müller',
      'Hinterhaus',
      `https://wmk.example/admin/orders/${number}/show`,
    ]) {
      expect(read).toContain(text);
    }
    expect(read).not.toMatch(/Boxhagener|5550123/);
    expect(read).not.toContain(customer.email);
    // What is paid later is not a new order.
    const paid = {
      orderNumber: parseOrderNumber(number) ?? 0,
      amountCents: deliveredPrice,
      externalId: null,
    };
    expect((await shop.ordering.markAsPaid(paid, staff)).ok).toBe(true);
    expect(await toShop(number)).toHaveLength(1);
  });

  test('says where an order is picked up, and nothing of a remark that is not there', async () => {
    const { number } = await anAcceptedOrder(shop, { delivery: 'pickup' });
    const read = textOf((await toShop(number))[0]!);
    expect(read).toContain('Abholung im Geschäft');
    expect(read).not.toContain('Anmerkung');
  });

  test('is not sent for a draft', async () => {
    const before = (await shop.mails()).length;
    await aDraft(shop, await aPieceForSale(shop.db, shop.inventory));
    expect(await shop.mails()).toHaveLength(before);
  });
});

describe('when unpaid holds take much of the shop', () => {
  let crowded: TestOrdering;
  beforeAll(async () => {
    crowded = await openTestOrdering();
    const wanted = await aPieceForSale(crowded.db, crowded.inventory, { units: 10 });
    const all = aCheckout([aCartItem(wanted, { quantity: 10 })], 902_500);
    expect((await crowded.ordering.draftOrder(all, aRequest)).ok).toBe(true);
  });
  afterAll(() => crowded.db.close());

  async function ordered(email: string): Promise<{ orderId: string; token: string }> {
    const piece = await aPieceForSale(crowded.db, crowded.inventory);
    const orderId = await aDraft(crowded, piece, { email });
    expect(await crowded.ordering.confirmOrder(orderId, null)).toMatchObject({
      value: { state: 'offered', awaitsMail: true, bankTransfer: null, payment: null },
    });
    const [mail] = (await crowded.mails()).filter(({ to }) => to === email);
    // The draft was made at 12:00 in Berlin, or some minutes later.
    const text = textOf(mail!);
    expect(text).toMatch(/bis 1[23]:\d\d Uhr/);
    const [, token = ''] = /#bestaetigen=([\w-]+)/.exec(text) ?? [];
    return { orderId, token };
  }

  test('the order waits for the mailed link before bank details are shown', async () => {
    const { orderId, token } = await ordered('guest@example.org');
    expect(token).toHaveLength(43);
    expect(await crowded.ordering.confirmOrder(orderId, null)).toMatchObject({ value: { state: 'offered' } });
    expect(await crowded.ordering.confirmOrder(orderId, 'guessed')).toEqual({
      ok: false,
      error: { code: 'mail-link-invalid' },
    });
    crowded.passMinutes(29);
    const confirmed = await crowded.ordering.confirmOrder(orderId, token);
    expect(confirmed).toMatchObject({ value: { state: 'accepted', bankTransfer: { amountCents: 92_500 } } });
    expect(await crowded.ordering.confirmOrder(orderId, token)).toEqual(confirmed);
    expect((await crowded.mails()).filter(({ to }) => to === 'guest@example.org')).toHaveLength(2);
  });

  test('an offer whose link is not followed in time is no order', async () => {
    // The ten pieces of before are free again by now.
    const wanted = await aPieceForSale(crowded.db, crowded.inventory, { units: 10 });
    const all = aCheckout([aCartItem(wanted, { quantity: 10 })], 902_500);
    expect((await crowded.ordering.draftOrder(all, aRequest)).ok).toBe(true);
    const { orderId, token } = await ordered('late@example.org');
    crowded.passMinutes(31);
    expect(await crowded.ordering.confirmOrder(orderId, token)).toMatchObject({
      error: { code: 'order-expired' },
    });
    await crowded.ordering.lapseOrders();
    expect(await crowded.ordering.getOrder(orderId)).toMatchObject({ value: { state: 'lapsed' } });
    const mails = (await crowded.mails()).filter(({ to }) => to === 'late@example.org');
    expect(mails.map(({ subject }) => subject.replace(/WMK-\d+/, '#'))).toEqual([
      'Bitte bestätigen Sie Ihre Bestellung #',
      'Ihre Bestellung # ist verfallen',
    ]);
  });
});
