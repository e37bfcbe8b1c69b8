import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { aPaidOrder, keptHistory, staff } from '../../ordering/testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../ordering/testing/open-test-ordering.ts';

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
});
afterAll(() => shop.db.close());

/** A paid order of a bought and a rented piece, from which its customer has withdrawn in part. */
async function withdrawnInPart(email: string) {
  const order = await aPaidOrder(shop, { email });
  const declared = { kind: 'withdrawal', name: 'Ada', contract: order.number, email } as const;
  await shop.declarations.declare({ ...declared, pieces: 'Sessel' }, '10.0.0.1');
  const read = async () => {
    const found = await shop.ordering.orderForStaff(order.orderNumber, staff);
    if (found === null) throw new Error('there is no such order');
    return found;
  };
  const id = (await read()).declarations[0]?.id ?? '';
  return {
    ...order,
    read,
    id,
    email,
    record: (wanted: Parameters<typeof shop.declarations.recordPieces>[1], of = id) =>
      shop.declarations.recordPieces(of, wanted, staff),
    meant: async () => (await read()).declarations[0]?.meant?.pieces,
  };
}

const sideboard = { position: 0, quantity: 1 };
const armchair = { position: 1, quantity: 1 };

describe('which pieces a withdrawal means', () => {
  test('is kept, changed and taken back; several at once leave one of them', async () => {
    const { record, meant, orderNumber } = await withdrawnInPart('meant@example.org');
    expect(await meant()).toBeUndefined();
    expect(await record([sideboard])).toEqual({ ok: true });
    expect(await meant()).toEqual([sideboard]);
    await Promise.all([[sideboard], [armchair], [armchair]].map((wanted) => record(wanted)));
    expect(await meant()).toHaveLength(1);
    await record([sideboard, armchair]);
    expect(await meant()).toBeNull();
    await record(null);
    expect(await meant()).toBeUndefined();
    const events = (await keptHistory(shop, orderNumber)).filter(({ type }) => type === 'pieces-recorded');
    expect(events).toHaveLength(6);
  });

  test('is not changed once it is answered, and of nothing there is nothing to say', async () => {
    const { record, id, meant } = await withdrawnInPart('answered@example.org');
    await record([sideboard]);
    await shop.declarations.closeDeclaration(id, staff);
    expect(await record('all')).toMatchObject({ error: { code: 'withdrawal-paid-back' } });
    expect(await meant()).toEqual([sideboard]);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await record('all', unknown)).toMatchObject({ error: { code: 'declaration-not-found' } });
  });

  test('says whether a rental that came back is among them, and so what is owed', async () => {
    const { record, read, orderNumber } = await withdrawnInPart('rental@example.org');
    await shop.fulfilment.handOverLines({ orderNumber, positions: null }, staff);
    shop.passMinutes(1);
    const back = await shop.fulfilment.returnRentals({ orderNumber, positions: [1] }, staff);
    expect(back.ok).toBe(true);
    expect((await read()).refundSuggested).toBeNull();
    await record([sideboard]);
    expect((await read()).refundSuggested).toBeNull();
    await record([armchair]);
    expect((await read()).refundSuggested?.parts).toMatchObject([{ kind: 'piece', position: 1 }]);
  });

  test.each([
    ['the other one follows', sideboard, false],
    ['only what was withdrawn is left, and nothing follows', armchair, true],
  ])('is known to the mail about a parcel: %s', async (_, piece, isLast) => {
    const { record, email, orderNumber } = await withdrawnInPart(`parcel-${piece.position}@example.org`);
    await record([piece]);
    await shop.fulfilment.shipLines(
      { orderNumber, positions: [0] },
      { carrier: 'DHL', tracking: '1', link: null },
      staff,
    );
    const mail = (await shop.mails()).findLast(({ to }) => to === email);
    const text = mail === undefined ? '' : textOf(mail);
    expect(text).toContain('wir haben einen Teil Ihrer Bestellung verschickt.');
    expect(text.includes('Der Rest folgt')).toBe(!isLast);
  });
});

test('cancelling its order answers what the customer has withdrawn from, and nobody else’s declaration', async () => {
  const { read, orderNumber, number } = await withdrawnInPart('cancelled@example.org');
  const strange = { kind: 'withdrawal', name: 'Eva', contract: number, email: 'eva@example.org' } as const;
  shop.passMinutes(1);
  await shop.declarations.declare({ ...strange, pieces: null }, '10.0.0.2');
  expect(await shop.ordering.cancelOrder(orderNumber, staff)).toMatchObject({ ok: true });
  const answered = (await read()).declarations.map(({ counts, handledAt }) => [counts, handledAt !== null]);
  expect(answered).toEqual([
    [true, true],
    [false, false],
  ]);
});
