import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../../platform/mail/testing/read-mail.ts';
import { aPaidOrder, keptHistory, staff, subjectsTo } from '../../ordering/testing/an-order.ts';
import { openTestOrdering, type TestOrdering } from '../../ordering/testing/open-test-ordering.ts';
import { declarationLimits, type ContractEnding, type Withdrawal } from '../domain/declaration.ts';
import { testsInOrder } from '../../../../tests/in-order.ts';

// Receipts are counted by the hour, and the hours pass from test to test.
testsInOrder();

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering({ limitHolds: true });
});
afterAll(() => shop.db.close());

const aWithdrawal = (changes: Partial<Withdrawal>): Withdrawal => ({
  kind: 'withdrawal',
  name: 'Ada Muster',
  contract: 'WMK-1',
  email: 'ada@example.org',
  pieces: null,
  ...changes,
});
const anEnding = (changes: Partial<ContractEnding>): ContractEnding => ({
  kind: 'ending',
  name: 'Ada Muster',
  contract: 'WMK-1',
  email: 'ada@example.org',
  manner: 'ordinary',
  reason: null,
  endsOn: null,
  ...changes,
});
const listed = async () => shop.declarations.listDeclarations({ onlyOpen: true, limit: 100 }, staff);
const mailTo = async (email: string) => {
  const [mail] = (await shop.mails()).filter(({ to }) => to === email).slice(-1);
  if (mail === undefined) throw new Error(`no mail to ${email}`);
  return textOf(mail);
};

test('a withdrawal is received at once, with its content, date and time, and linked with its order', async () => {
  shop.setNow(new Date('2028-02-29T22:59:30Z'));
  const email = 'widerruf@example.org';
  const order = await aPaidOrder(shop, { email });
  const withdrawal = aWithdrawal({
    contract: `Nr. wmk–${order.orderNumber}, bestellt am Montag`,
    email,
    name: 'A.d.a Muster',
    pieces: '1.285,00 €, geliefert am 27.11.: nur den Sessel, siehe https://evil.example',
  });
  const receipt = await shop.declarations.declare(withdrawal, '10.1.0.1');
  expect(receipt).toEqual({
    ok: true,
    value: { receivedAt: shop.now(), declaration: withdrawal, mailed: true },
  });
  expect((await subjectsTo(shop, email)).at(-1)).toBe('Eingang Ihres Widerrufs');
  const text = await mailTo(email);
  for (const part of [
    '29. Februar 2028 um 23:59:30 Uhr',
    'Hiermit widerrufe ich den Vertrag',
    `Vertrag: ${withdrawal.contract}`,
    'Name: A.d.a Muster',
    // What looks like an address is not one, but reads the same.
    'Nur diese Stücke: 1.285,00 €, geliefert am 27.11.: nur den Sessel, siehe https:\u2060//evil\u2060.example',
    `E-Mail: ${email}`,
  ]) {
    expect(text).toContain(part);
  }
  // The shop reads it letter by letter.
  const notice = await mailTo('shop@example.org');
  for (const row of [`Name: ${withdrawal.name}`, `Nur diese Stücke: ${withdrawal.pieces}`])
    expect(notice).toContain(row);
  const history = await keptHistory(shop, order.orderNumber);
  expect(history.at(-1)).toMatchObject({ type: 'withdrawal-received', actor: 'visitor' });
  const [entry] = await listed();
  expect(entry).toMatchObject({
    declaration: withdrawal,
    order: {
      number: order.number,
      customerName: 'Ada Muster',
      withdrawalEnd: null,
      lines: [{ title: 'Sideboard' }, { title: 'Sessel', rentOption: '1 Monat' }],
    },
    notes: [],
    handled: null,
  });
});

test('the end of a rental is received in the same way', async () => {
  const email = 'kuendigung@example.org';
  const order = await aPaidOrder(shop, { email });
  const ending = anEnding({
    contract: order.number,
    email,
    manner: 'extraordinary',
    reason: 'Ein Bein ist gebrochen',
    endsOn: '2028-04-30',
  });
  expect((await shop.declarations.declare(ending, '10.1.0.2')).ok).toBe(true);
  const text = await mailTo(email);
  for (const part of ['Art: außerordentlich', 'Grund: Ein Bein ist gebrochen', 'Zum: 30.04.2028']) {
    expect(text).toContain(part);
  }
  expect((await listed()).find((entry) => entry.declaration.email === email)).toMatchObject({
    declaration: ending,
    notes: [],
  });
  expect((await keptHistory(shop, order.orderNumber)).at(-1)?.type).toBe('ending-received');
});

test.each([
  ['en', 'We have received your withdrawal', 'I hereby withdraw from the contract', 'Contract'],
  ['es', 'Hemos recibido tu desistimiento', 'Por la presente desisto del contrato', 'Contrato'],
  ['fr', 'Nous avons reçu votre rétractation', 'Par la présente, je me rétracte du contrat', 'Contrat'],
  ['it', 'Abbiamo ricevuto il tuo recesso', 'Con la presente recedo dal contratto', 'Contratto'],
] as const)('the receipt is in the language of the page, and repeats what was typed: %s', async (...of) => {
  const [language, subject, declared, contract] = of;
  const email = `withdrawal-${language}@example.org`;
  await shop.declarations.declare(
    aWithdrawal({ contract: 'Das Sofa', email }),
    `client ${language}`,
    language,
  );
  expect((await subjectsTo(shop, email)).at(-1)).toBe(subject);
  const text = await mailTo(email);
  expect(text).toContain(declared);
  expect(text).toContain(`${contract}: Das Sofa`);
});

test('one about an order that nobody knows is received alike, and staff are told', async () => {
  const known = await aPaidOrder(shop);
  const about = async (contract: string, client: string) => {
    const received = await shop.declarations.declare(
      aWithdrawal({ contract, email: `${client}@example.org` }),
      client,
    );
    if (!received.ok) throw new Error(received.error.code);
    const { declaration: _, ...rest } = received.value;
    return rest;
  };
  const answers = [
    await about(known.number, 'known'),
    await about('WMK-999999999999', 'unknown'),
    await about('Das Sofa vom Mai', 'described'),
  ];
  expect(answers).toEqual(answers.map(() => ({ receivedAt: shop.now(), mailed: true })));
  expect((await mailTo('known@example.org')).replace(known.number, '#').replace('known', '?')).toBe(
    (await mailTo('unknown@example.org')).replace('WMK-999999999999', '#').replace('unknown', '?'),
  );
  const notes = (await listed()).map(({ declaration, notes: of }) => [declaration.email, of]);
  expect(notes).toContainEqual(['known@example.org', ['other-address']]);
  expect(notes).toContainEqual(['unknown@example.org', ['order-unknown']]);
  expect(notes).toContainEqual(['described@example.org', ['order-unknown']]);
});

test('after the period it is received too, with a note for staff', async () => {
  const email = 'spaet@example.org';
  const order = await aPaidOrder(shop, { email });
  await shop.fulfilment.handOverLines({ ...order, positions: null }, staff);
  shop.passMinutes(20 * 24 * 60);
  expect(
    (await shop.declarations.declare(aWithdrawal({ contract: order.number, email }), '10.1.0.3')).ok,
  ).toBe(true);
  expect((await listed()).find((entry) => entry.declaration.email === email)?.notes).toEqual([
    'withdrawn-late',
  ]);
});

test('a double click and a reload are one declaration, one mail, one entry', async () => {
  const email = 'doppelt@example.org';
  const order = await aPaidOrder(shop, { email });
  const withdrawal = aWithdrawal({ contract: order.number, email });
  const [one, two] = await Promise.all([1, 2].map(() => shop.declarations.declare(withdrawal, '10.1.0.4')));
  expect(two).toEqual(one);
  shop.passMinutes(60);
  expect(await shop.declarations.declare(withdrawal, '10.1.0.5')).toEqual(one);
  expect((await subjectsTo(shop, email)).filter((subject) => subject.startsWith('Eingang'))).toHaveLength(1);
  expect((await listed()).filter((entry) => entry.declaration.email === email)).toHaveLength(1);
});

describe('against abuse', () => {
  test('one client makes so many in an hour', async () => {
    const client = '10.1.0.6';
    const codes: string[] = [];
    for (let index = 0; index <= declarationLimits.perClientAnHour; index += 1) {
      const made = await shop.declarations.declare(
        aWithdrawal({ email: `viele-${index}@example.org` }),
        client,
      );
      codes.push(made.ok ? 'ok' : made.error.code);
    }
    expect(codes.filter((code) => code === 'ok')).toHaveLength(declarationLimits.perClientAnHour);
    expect(codes.at(-1)).toBe('too-many-declarations');
    shop.passMinutes(61);
    expect((await shop.declarations.declare(aWithdrawal({ email: 'wieder@example.org' }), client)).ok).toBe(
      true,
    );
  });

  test('one mailbox gets so many mails; what comes after is received without one', async () => {
    const email = 'OPFER@example.org';
    const mailed: boolean[] = [];
    for (let index = 0; index <= declarationLimits.mailsPerAddressADay; index += 1) {
      const to = index % 2 ? email : email.toLowerCase();
      const made = await shop.declarations.declare(
        aWithdrawal({ email: to, name: `Name ${index}` }),
        `10.2.0.${index}`,
      );
      mailed.push(made.ok && made.value.mailed);
    }
    expect(mailed.filter(Boolean)).toHaveLength(declarationLimits.mailsPerAddressADay);
    expect(mailed.at(-1)).toBe(false);
  });

  test('visitors read no list and close nothing', async () => {
    const visitor = { kind: 'visitor' } as const;
    await expect(shop.declarations.listDeclarations({ onlyOpen: true, limit: 1 }, visitor)).rejects.toThrow(
      'orders:read',
    );
    await expect(shop.declarations.closeDeclaration('x', visitor)).rejects.toThrow('orders:write');
  });
});

test('a handled declaration leaves the list of open ones, and keeps the person who handled it first', async () => {
  const [entry] = await listed();
  const id = entry?.id ?? '';
  expect((await shop.declarations.closeDeclaration(id, staff)).ok).toBe(true);
  expect((await shop.declarations.closeDeclaration(id, { kind: 'system', name: 'other' })).ok).toBe(true);
  expect((await listed()).map((one) => one.id)).not.toContain(id);
  const all = await shop.declarations.listDeclarations({ onlyOpen: false, limit: 100 }, staff);
  expect(all.find((one) => one.id === id)?.handled).toEqual({ at: shop.now(), by: 'test-staff' });
  expect(await shop.declarations.closeDeclaration(crypto.randomUUID(), staff)).toMatchObject({
    error: { code: 'declaration-not-found' },
  });
});

test.each([
  ['another name and address', { name: 'Eve', email: 'eve@example.org' }, false],
  ['the address, which the order obeys', { name: 'Eve', email: 'fremd-1@example.org' }, true],
  ['the name alone', { name: 'Ada Muster', email: 'anders@example.org' }, false],
  ['both, in another spelling', { name: ' ada MUSTER', email: 'FREMD-1@example.org' }, true],
])('a guessed number: with %s, the history of the order says so: %s', async (_who, typed, shown) => {
  const order = await aPaidOrder(shop, { email: 'fremd-1@example.org' });
  const received = await shop.declarations.declare(
    aWithdrawal({ contract: order.number, ...typed }),
    '2001:db8:77::1',
  );
  expect(received.ok).toBe(true);
  const types = (await keptHistory(shop, order.orderNumber)).map(({ type }) => type);
  expect(types.includes('withdrawal-received')).toBe(shown);
  // Staff see it, with the note that the address is another one.
  const entry = (await listed()).find(({ order: about }) => about?.number === order.number);
  expect(entry?.declaration).toMatchObject(typed);
});

test('after many receipts in one hour, further ones state only date, time and kind', async () => {
  shop.passMinutes(61);
  const spam = 'Rufen Sie 0900 123 an';
  for (let index = 0; index <= declarationLimits.fullReceiptsAnHour; index += 1) {
    const email = `opfer-${index}@example.org`;
    const declared = await shop.declarations.declare(
      aWithdrawal({ contract: spam, pieces: spam, email }),
      `198.51.100.${index}`,
    );
    expect(declared).toMatchObject({ ok: true, value: { mailed: true } });
  }
  expect(await mailTo(`opfer-${declarationLimits.fullReceiptsAnHour - 1}@example.org`)).toContain(spam);
  const last = await mailTo(`opfer-${declarationLimits.fullReceiptsAnHour}@example.org`);
  expect(last).toMatch(/Ihr Widerruf ist am .* Uhr bei uns eingegangen\./);
  for (const typed of ['0900', 'Ada', 'Vertrag:']) expect(last).not.toContain(typed);
  shop.passMinutes(61);
  await shop.declarations.declare(
    aWithdrawal({ contract: 'Danach', email: 'danach@example.org' }),
    '198.51.101.1',
  );
  expect(await mailTo('danach@example.org')).toContain('Vertrag: Danach');
});

describe('the shop', () => {
  const toShop = async () => {
    const mail = (await shop.mails()).findLast(({ to }) => to === 'shop@example.org');
    return { subject: mail?.subject, text: mail === undefined ? '' : textOf(mail) };
  };

  test('is told once by mail what was declared, by whom, and the deadline for the refund', async () => {
    shop.setNow(new Date('2028-03-01T10:00:00Z'));
    const { number } = await aPaidOrder(shop, { email: 'meldung@example.org' });
    const withdrawal = aWithdrawal({ contract: number, email: 'meldung@example.org', pieces: 'Der Sessel' });
    const before = (await shop.mails()).filter(({ to }) => to === 'shop@example.org').length;
    await shop.declarations.declare(withdrawal, '10.1.7.1');
    await shop.declarations.declare(withdrawal, '10.1.7.1');
    expect((await shop.mails()).filter(({ to }) => to === 'shop@example.org')).toHaveLength(before + 1);
    const { subject, text } = await toShop();
    expect(subject).toBe(`Widerruf: ${number}`);
    for (const part of [
      'Der Sessel',
      'meldung@example.org',
      // The 14th day is Wednesday, the 15th.
      'spätestens am 15.03.2028',
      `https://shop.example/admin/orders/${number}/show`,
      'https://shop.example/admin/declarations',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('is told where no order has the number, and where an ending names a day in the past', async () => {
    shop.setNow(new Date('2028-03-02T10:00:00Z'));
    const email = 'gestern@example.org';
    const ending = anEnding({ contract: 'Sessel', email, endsOn: '2028-03-01' });
    expect((await shop.declarations.declare(ending, '10.1.7.2')).ok).toBe(true);
    const { subject, text } = await toShop();
    expect(subject).toBe('Kündigung: Ada Muster');
    expect(text).toContain('Eine Bestellung mit dieser Nummer gibt es nicht');
    expect(text).toContain('frühestens ab dem Tag, an dem sie bei uns eingeht');
    expect(await mailTo(email)).toContain('frühestens ab dem Tag, an dem sie bei uns eingeht');
    const found = (await listed()).find(({ declaration }) => declaration.email === email);
    expect(found?.notes).toEqual(['order-unknown', 'ends-in-the-past']);
    const today = anEnding({ contract: 'Sessel', email, endsOn: '2028-03-02' });
    await shop.declarations.declare(today, '10.1.7.2');
    expect(await mailTo(email)).not.toContain('frühestens');
  });

  test('opens again what was put away too early, and the history says both', async () => {
    const { number, orderNumber } = await aPaidOrder(shop, { email: 'zurueck@example.org' });
    await shop.declarations.declare(aWithdrawal({ contract: number }), '10.1.7.3');
    const id = (await listed()).find(({ order }) => order?.number === number)?.id ?? '';
    const isOpen = async () => (await listed()).some((one) => one.id === id);
    await shop.declarations.closeDeclaration(id, staff);
    expect(await isOpen()).toBe(false);
    expect(await shop.declarations.reopenDeclaration(id, staff)).toEqual({ ok: true, value: undefined });
    await shop.declarations.reopenDeclaration(id, staff);
    expect(await isOpen()).toBe(true);
    const types = (await keptHistory(shop, orderNumber)).map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['declaration-closed', 'declaration-reopened']);
    const unknown = '0b0f7b62-6b0e-4c53-9f5e-0a4d9b8f1c11';
    expect(await shop.declarations.reopenDeclaration(unknown, staff)).toMatchObject({ ok: false });
  });
});
