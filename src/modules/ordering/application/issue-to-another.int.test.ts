import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../../platform/db/db.ts';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { languages, type Language } from '../../../shared/text/language.ts';
import { rightsOf } from '../../../shared/staff/staff-roles.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { InvoiceContent } from '../../invoicing/domain/invoice.ts';
import { headingsOf } from '../../invoicing/infrastructure/document/texts/invoice-in-words.ts';
import type { BillingAddress } from '../domain/order.ts';
import { actionsOf, aPaidOrder, anAcceptedOrder, keptHistory, staff } from '../testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

const billing = {
  firstName: 'Karla',
  lastName: 'Konto',
  company: 'Konto & Söhne GmbH',
  street: 'Rechnungsweg 2',
  apartment: null,
  postalCode: '1010',
  city: 'Wien',
  country: 'AT',
  vatId: 'ATU12345678',
  reference: 'Kostenstelle 7',
};
const toKarla = (orderNumber: number, changes: Partial<BillingAddress> = {}, actor = staff) =>
  shop.ordering.issueToAnother({ orderNumber, billing: { ...billing, ...changes } }, actor);
const documents = async (number: string) => {
  const { rows } = await sql<{ id: string; content: InvoiceContent }>`
    select id, content from invoices where order_number = ${number} order by year, number
  `.execute(queries<object>(shop.db));
  return rows;
};
const contents = async (number: string) => (await documents(number)).map(({ content }) => content);
const seen = async (orderNumber: number) => {
  const order = await shop.ordering.orderForStaff(orderNumber, staff);
  if (order === null) throw new Error('no order');
  return order;
};

describe('an invoice to another recipient', () => {
  test('is the same supply, tax and payment under the next number, and the earlier one is cancelled', async () => {
    const { number, orderNumber } = await aPaidOrder(shop);
    const before = await seen(orderNumber);
    expect(actionsOf(before)).toContain('issue-to-another');
    shop.setNow(new Date('2028-03-10T11:00:00Z'));
    expect(await toKarla(orderNumber)).toEqual({ ok: true, value: undefined });

    const [first, cancellation, second, ...more] = await contents(number);
    expect(more).toEqual([]);
    if (first === undefined || cancellation === undefined || second === undefined) throw new Error(number);
    expect(cancellation).toMatchObject({
      kind: 'credit-note',
      isCancellation: true,
      isIssuedAgain: true,
      recipient: first.recipient,
      refersTo: { number: first.number, issuedOn: first.issuedOn },
      taxes: first.taxes,
      grossCents: first.grossCents,
    });
    // What was taxed stays taxed: the VAT ID of another state is shown, and changes nothing.
    const { recipient, number: next, issuedOn, buyerReference, replaces, ...same } = second;
    const { recipient: _recipient, number: _number, issuedOn: _day, ...asBefore } = first;
    expect(same).toEqual(asBefore);
    expect(same.taxes.some(({ vatPercent, taxCents }) => vatPercent === 19 && taxCents > 0)).toBe(true);
    expect(recipient).toEqual({
      name: 'Karla Konto',
      company: 'Konto & Söhne GmbH',
      vatId: 'ATU12345678',
      street: 'Rechnungsweg 2',
      addition: null,
      postalCode: '1010',
      city: 'Wien',
      country: 'AT',
      email: first.recipient.email,
    });
    expect({ issuedOn, buyerReference }).toEqual({
      issuedOn: '2028-03-10',
      buyerReference: 'Kostenstelle 7',
    });
    expect(replaces).toEqual({
      number: first.number,
      issuedOn: first.issuedOn,
      cancelledBy: cancellation.number,
    });
    expect(headingsOf(second).correction).toContain(cancellation.number);
    const [inYear] = [first, cancellation, second].map((one) => Number(one.number.slice(-5)));
    expect([cancellation.number, next].map((one) => Number(one.slice(-5)))).toEqual([
      (inYear ?? 0) + 1,
      (inYear ?? 0) + 2,
    ]);

    // Who ordered, and where it goes, stays.
    const order = await seen(orderNumber);
    expect(order.customer).toEqual({ ...before.customer, billing });
    expect((await keptHistory(shop, orderNumber)).at(-1)).toMatchObject({
      type: 'invoice-issued-again',
      actor: 'test-staff',
      facts: { replaced: first.number, cancellation: cancellation.number, invoice: next },
    });
    const { rows } = await sql<{ before: object; after: object }>`
      select before, after from audit_log where entity_id = ${number} and action = 'issue-to-another'
    `.execute(queries<object>(shop.db));
    expect(rows).toEqual([
      { before: { invoice: first.number }, after: { cancellation: cancellation.number, invoice: next } },
    ]);
  });

  test('is issued once, however often it is sent, and not again to whom it is made out already', async () => {
    const { number, orderNumber } = await aPaidOrder(shop);
    const version = (await seen(orderNumber)).version;
    const clerk: Actor = {
      kind: 'staff',
      id: randomUUID(),
      name: 'Anna',
      role: 'office',
      rights: rightsOf('office'),
      isFresh: true,
      basedOn: version,
      idempotencyKey: 'a double click',
      step: { content: { path: '/invoice-recipient' }, at: shop.now() },
    };
    const done = await Promise.all([1, 2, 3].map(() => toKarla(orderNumber, {}, clerk)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of done) {
      if (!one.ok) expect(one.error).toEqual({ code: 'seen-is-past', isRepeated: true });
    }
    expect(await toKarla(orderNumber)).toEqual({ ok: false, error: { code: 'recipient-unchanged' } });
    expect(await contents(number)).toHaveLength(3);
    // A slip in it is corrected like the first one, whose reference does not come back by itself.
    expect((await toKarla(orderNumber, { city: 'Graz', reference: null })).ok).toBe(true);
    const all = await contents(number);
    expect(all.map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit-note',
      'invoice',
      'credit-note',
      'invoice',
    ]);
    expect(all.at(-1)).toMatchObject({
      recipient: { city: 'Graz' },
      replaces: { number: all[2]?.number, cancelledBy: all[3]?.number },
    });
    expect(all.at(-1)).not.toHaveProperty('buyerReference');
    expect(all[3]).not.toHaveProperty('replaces');
  });

  test('is what later refunds correct, and then nobody else’s any more', async () => {
    const { number, orderNumber } = await aPaidOrder(shop);
    await toKarla(orderNumber);
    const refund = { orderNumber, amountCents: 5000, reason: 'Kratzer', key: 'scratches' };
    expect((await shop.ordering.refundOrder(refund, staff)).ok).toBe(true);
    const all = await contents(number);
    expect(all.at(-1)).toMatchObject({
      kind: 'credit-note',
      refersTo: { number: all[2]?.number },
      grossCents: 5000,
      recipient: { company: 'Konto & Söhne GmbH' },
    });
    expect(all.at(-1)).not.toHaveProperty('isCancellation');
    expect(actionsOf(await seen(orderNumber))).not.toContain('issue-to-another');
    expect(await toKarla(orderNumber, { city: 'Linz' })).toEqual({
      ok: false,
      error: { code: 'invoice-credited' },
    });
    expect(await contents(number)).toHaveLength(all.length);
    expect((await seen(orderNumber)).customer.billing?.city).toBe('Wien');
  });

  test('needs an invoice, which an order has once it is paid; cancelled for want of its money, it has none', async () => {
    const { number, orderNumber, amountCents } = await anAcceptedOrder(shop);
    const none = { ok: false, error: { code: 'no-invoice' } };
    expect(actionsOf(await seen(orderNumber))).not.toContain('issue-to-another');
    expect(await toKarla(orderNumber)).toEqual(none);
    const pay = () => shop.ordering.markAsPaid({ orderNumber, amountCents, externalId: null }, staff);
    await pay();
    expect((await toKarla(orderNumber)).ok).toBe(true);
    const [receipt] = (await seen(orderNumber)).receipts;
    const mistake = { orderNumber, receiptId: receipt?.id ?? '', reason: 'falsch' };
    expect((await shop.ordering.takeBackReceipt(mistake, staff)).ok).toBe(true);
    expect(await toKarla(orderNumber, { city: 'Linz' })).toEqual(none);
    // The money is not there: that cancellation says so, and the next invoice goes to the new recipient.
    const cancelled = (await contents(number)).at(-1);
    expect(cancelled).toMatchObject({ isCancellation: true });
    expect(cancelled).not.toHaveProperty('isIssuedAgain');
    await pay();
    expect((await contents(number)).at(-1)).toMatchObject({
      kind: 'invoice',
      buyerReference: 'Kostenstelle 7',
      recipient: { company: 'Konto & Söhne GmbH', vatId: 'ATU12345678' },
    });
  });

  test.each<Language>([...languages])('is mailed with the cancellation, in %s', async (language) => {
    const { number, orderNumber } = await aPaidOrder(shop, { language });
    await toKarla(orderNumber);
    const [, cancelled, issued] = await documents(number);
    for (const one of [cancelled, issued]) await shop.invoicing.makeDocumentOf(one?.id ?? '');
    const mails = (await shop.mails()).filter(({ attachments = [] }) =>
      attachments.some(({ filename }) =>
        [cancelled, issued].some((one) => filename.includes(one?.content.number ?? '–')),
      ),
    );
    expect(mails.map((mail) => [mail.language, mail.to])).toEqual([
      [language, issued?.content.recipient.email],
      [language, issued?.content.recipient.email],
    ]);
    const [first, second] = mails;
    expect(first?.subject).toContain(cancelled?.content.number);
    expect(second?.subject).toContain(issued?.content.number);
    expect(second === undefined ? '' : textOf(second)).toContain(number);
    // Nothing that anybody has typed.
    expect(mails.map(textOf).join('')).not.toContain('Konto');
  });
});
