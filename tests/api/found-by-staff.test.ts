import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import { aPiece } from '../../src/modules/catalogue/testing/a-piece.ts';
import { aCustomer } from './an-account.ts';
import { bought, orderIdOf, payload } from './an-order.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let office: StaffBrowser;
let reader: StaffBrowser;
let [mueller, oezdemir] = ['', ''];
beforeAll(async () => {
  shop = await openTestShop();
  const owner = await firstOwner(shop);
  office = await staffWithRole(shop, owner, 'office');
  reader = await staffWithRole(shop, owner, 'read-only');
  mueller = await anOrderOf('Jörg', 'Mueller', '+49 170 2345678');
  oezdemir = await anOrderOf('Ayşe', 'Özdemir', '030 / 55 66 77-8');
});
afterAll(() => shop.close());

const post = (url: string, body: object) => shop.app.inject({ method: 'POST', url, payload: body });

let made = 0;
/** An order of 915 €, paid by bank transfer. */
async function anOrderOf(firstName: string, lastName: string, phone: string): Promise<string> {
  made += 1;
  const sku = `FOUND-${made}`;
  await shop.fill([{ draft: aPiece({ sku, title: 'Nähtisch' }), publishedAt: testNow }]);
  const draft = payload([bought(await shop.idOf(sku))], 915, { phone });
  const named = { ...draft, shipmentAdress: { ...draft.shipmentAdress, firstName, lastName } };
  const id = orderIdOf(await post('/api/initiate-payment', named));
  const confirmed = await post(`/api/checkout/${id}/confirm`, {});
  const number = confirmed.json<{ orderNumber: string }>().orderNumber;
  const paid = await office.call('POST', `/orders/${number}/payment`, {
    amountCents: 91_500,
    receivedOn: '2026-06-15',
    key: randomUUID(),
  });
  expect(paid.statusCode, paid.body).toBe(200);
  return number;
}
async function found(place: string, q: string, by = office) {
  const answer = await by.call('GET', `/${place}?q=${encodeURIComponent(q)}`);
  return answer.json<{ items: { id: string }[] }>().items;
}
const orders = async (q: string, by = office) => (await found('orders', q, by)).map(({ id }) => id);

test.each(['Müller', 'mueller', 'MÜLLER', 'joerg', 'Jörg Müller', 'Mueller Jörg'])(
  'an order is found by the name of its customer, as %s',
  async (q) => {
    expect(await orders(q)).toEqual([mueller]);
    expect(await orders(q, reader)).toEqual([]);
  },
);

test.each(['özdemir', 'Oezdemir', 'ÖZDEMIR', 'oezdemir'])('and by %s, which begins with it', async (q) => {
  expect(await orders(q)).toEqual([oezdemir]);
});

test('an order is found by the telephone number that calls, however it is written', async () => {
  for (const q of ['0170 2345678', '+49 170 2345678', '+49 (0)170/2345678', '01702345678', '2345678']) {
    expect(await orders(q), q).toEqual([mueller]);
    expect(await orders(q, reader), q).toEqual([]);
  }
  expect(await orders('+49 30 5566778')).toEqual([oezdemir]);
  expect(await orders('0170 2345679')).toEqual([]);
});

// The first test asks what all others look for.
describe('whoever calls or writes is found', { shuffle: false }, () => {
  const numbers = async (place: string, q: string) => (await found(place, q)).length;
  const typed = [
    '030 – 5550111',
    '\u202a+49 (0)30 5550111\u202c',
    '0049 30\u00a05550111',
    '030\u20115550111\ufe0e',
  ];

  test('each telephone number is kept in one form, and shown as people write it', async () => {
    for (const [at, phone] of typed.entries()) {
      const email = `anruf-${at}@example.org`;
      const account = { name: `Anruf ${at}`, email, phone, password: 'Vier alte Stühle' };
      const answer = await post('/api/signup', account);
      expect(answer.json(), answer.body).toMatchObject({ user: { phone_number: '+49 30 5550111' } });
      const enquiry = { firstName: 'Anruf', lastName: `A${at}`, email, phone, street: 'Simon-Dach-Straße 7' };
      expect((await post('/api/buy-in-mail', enquiry)).statusCode).toBe(200);
      const asked = { name: 'Anruf', email, phone, message: `Frage ${at}` };
      expect((await post('/api/contact', asked)).statusCode).toBe(200);
    }
    const { rows } = await sql<{ phone: string }>`
      select phone from customers where email like 'anruf-%'
      union select phone from buy_in_enquiries where first_name = 'Anruf'
      union select phone from questions where name = 'Anruf'
    `.execute(queries<object>(shop.shop.db));
    expect(rows).toEqual([{ phone: '+49305550111' }]);
  });

  test.each(['customers', 'enquiries', 'questions'])('among %s by it', async (place) => {
    for (const q of ['030 5550111', '5550111', '+49 30 5550111', '(030) 555 01 11', '030–5550111']) {
      expect([q, await numbers(place, q)]).toEqual([q, typed.length]);
      const [first] = await found(place, q);
      expect(first).toMatchObject({ phone: '+49 30 5550111' });
    }
    expect(await numbers(place, '030 5550112')).toBe(0);
  });

  test('by where they live, also where it is an address of an account', async () => {
    for (const q of ['Simon-Dach', 'simon dach', 'Frau A1 Simon-Dach-Straße']) {
      expect([q, (await numbers('enquiries', q)) > 0]).toEqual([q, true]);
    }
    for (const q of ['Boxhagener Straße', 'boxhagener str. 1', 'Boxhagener Strasse', 'Herr Boxhagener']) {
      expect([q, await orders(q)]).toEqual([q, expect.arrayContaining([mueller, oezdemir])]);
    }
    const customer = await aCustomer(shop, 'Ada Adler');
    const address = { firstName: 'Ada', lastName: 'Adler', street: 'Boxhagener Str. 9', postalCode: '10245' };
    const kept = await customer.ask('POST', '/account/addresses', {
      ...address,
      city: 'Berlin',
      country: 'DE',
    });
    expect(kept.statusCode, kept.body).toBe(200);
    expect(await found('customers', 'Boxhagener 10245')).toMatchObject([{ name: 'Ada Adler' }]);
  });

  test('by what the order comes to, for everybody who sees orders', async () => {
    for (const q of ['915', '915,00 €', '915,-']) {
      expect(await orders(q)).toEqual(expect.arrayContaining([mueller, oezdemir]));
      expect(await orders(q, reader)).toEqual(await orders(q));
    }
    expect(await orders('914')).toEqual([]);
  });

  test('with the title by which they are addressed', async () => {
    expect(await orders('Herr Müller')).toEqual([mueller]);
    expect(await orders('Frau Dr. Özdemir')).toEqual([oezdemir]);
    expect(await orders('Frau Mustermann')).toEqual([]);
  });
});

test('an invoice is found by its number without the year, and by its recipient', async () => {
  const all = (await office.call('GET', '/invoices')).json<{
    items: { id: string }[];
  }>();
  const [one] = all.items;
  const said = one?.id.split('-').at(-1) ?? 'no number';
  expect(said).toMatch(/^\d{5}$/);
  const numbers = async (q: string) => (await found('invoices', q)).map(({ id }) => id);
  expect(await numbers(String(Number(said)))).toEqual([one?.id]);
  expect(await numbers('Müller')).toHaveLength(1);
  expect(await numbers('00999')).toEqual([]);
});

test('a question is found by the name of its piece and of whoever asks', async () => {
  const piece = await shop.idOf('FOUND-1');
  const asked = { name: 'Zoé Grün', email: 'zoe@example.org', phone: '', message: 'Wie tief?', piece };
  expect((await post('/api/contact', asked)).statusCode).toBe(200);
  for (const q of ['naehtisch', 'Nähtisch', 'NÄHTISCH', 'gruen', 'Wie tief']) {
    expect(await found('questions', q), q).toHaveLength(1);
  }
  expect(await found('questions', 'Sideboard')).toEqual([]);
});

// The first test types what all others look for.
describe('a letter and its mark are the same letter as one character', { shuffle: false }, () => {
  const composed = 'Schönböck';
  const apart = composed.normalize('NFD');
  const enquiry = { firstName: 'Uwe', email: 'uwe@example.org', furnitureItems: [] };
  const account = { email: 'schoenboeck@example.org', phone: '030 5550199', password: 'Vier alte Stühle' };
  const sofa = { shopType: 'vintage', priceCents: 45_000 };
  const numbers = async (place: string, q: string) => (await found(place, q)).length;

  test('whichever was typed, and whichever is looked for', async () => {
    await anOrderOf('Uwe', apart, '030 5550198');
    await post('/api/buy-in-mail', { ...enquiry, lastName: apart });
    await post('/api/signup', { ...account, name: `Uwe ${apart}` });
    await post('/api/contact', { name: apart, email: 'uwe@example.org', phone: '', message: 'Wie hoch?' });
    const entered = await office.call('POST', '/pieces', { ...sofa, title: `Sofa ${apart}` });
    expect(entered.json(), entered.body).toMatchObject({ title: `Sofa ${composed}` });
    for (const q of [composed, apart, 'schoenboeck', 'Schon\u200bbock']) {
      for (const place of ['orders', 'enquiries', 'customers', 'questions', 'pieces', 'invoices']) {
        expect([place, q, await numbers(place, q)]).toEqual([place, q, 1]);
      }
    }
  });

  test('what was kept before is found, too', async () => {
    const db = queries<object>(shop.shop.db);
    await sql`update orders set last_name = ${apart} where last_name = ${composed}`.execute(db);
    await sql`update customers set name = ${apart} where name like ${`%${composed}`}`.execute(db);
    await sql`update buy_in_enquiries set last_name = ${apart} where last_name = ${composed}`.execute(db);
    await sql`update questions set name = ${apart} where name = ${composed}`.execute(db);
    await sql`update orders set phone = '+49 (0)170 / 23 45 678' where last_name = 'Mueller'`.execute(db);
    await sql`update customers set phone = '030 555-01.99' where email = ${account.email}`.execute(db);
    await sql`update pieces set title = ${`Sofa ${apart}`} where title = ${`Sofa ${composed}`}`.execute(db);
    expect(await numbers('orders', composed)).toBe(0);
    const migration = await readFile('migrations/0073_one_form_of_typed_texts.sql', 'utf8');
    await sql.raw(migration).execute(db);
    for (const place of ['orders', 'enquiries', 'customers', 'questions', 'pieces']) {
      expect([place, await numbers(place, composed)]).toEqual([place, 1]);
    }
    const kept = await sql<{ phone: string }>`
      select phone from orders where last_name = 'Mueller' union all select phone from customers where email = ${account.email}
    `.execute(db);
    expect(kept.rows.map(({ phone }) => phone)).toEqual(['+491702345678', '+49305550199']);
  });

  test('a search of the shop finds it, and says what was typed in one form', async () => {
    await shop.fill([{ draft: aPiece({ sku: 'BUCH-1', title: 'Bücherregal' }), publishedAt: testNow }]);
    const find = async (query: string) =>
      (await shop.app.inject(`/api/search?query=${encodeURIComponent(query)}`)).json<{ products: object[] }>()
        .products;
    expect(await find('Bücherregal')).toHaveLength(1);
    expect(await find('Bu\u0308cherregal')).toEqual(await find('Bücherregal'));
  });

  test('a password stays as it was typed: only its letters are one form', async () => {
    const login = (password: string) => post('/api/login', { email: account.email, password });
    expect((await login(account.password.normalize('NFD'))).statusCode).toBe(200);
    expect((await login(`${account.password}\u200b`)).statusCode).toBe(401);
  });
});
