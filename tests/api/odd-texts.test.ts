import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { queries } from '../../src/platform/db/db.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

const post = (url: string, payload: object | string) =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });

const question = {
  name: 'Anna Ahorn',
  email: 'anna@example.org',
  country: 'Norwegen',
  message: 'Was kostet es?',
};
const enquiry = { firstName: 'Anna', lastName: 'Ahorn', email: 'anna@example.org' };

test.each<[string, string, object, string]>([
  ['a country of two lines', '/api/shipping-request', { ...question, country: 'Nor\nwegen' }, 'country'],
  [
    'a country with a line separator',
    '/api/shipping-request',
    { ...question, country: 'Nor\u2028wegen' },
    'country',
  ],
  ['a name with a paragraph separator', '/api/buy-in-mail', { ...enquiry, lastName: 'A\u2029b' }, 'lastName'],
])('%s is refused with its field', async (_what, url, payload, field) => {
  const answer = await post(url, payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ issues: { field: string }[] }>().issues.map((issue) => issue.field)).toEqual([field]);
});

describe('a tab that came along from a table is a space', () => {
  const person = { firstName: 'Anna\tMaria', lastName: '\tAhorn\t', email: 'tab@example.org' };
  const declared = { name: 'Anna\tAhorn', contract: 'WMK-1\t', email: 'tab@example.org' };

  test.each<[string, object]>([
    ['/api/shipping-request', { ...question, ...declared, country: 'Nor\twegen', city: 'Oslo\t' }],
    ['/api/contact', { ...question, ...declared, phone: '030\t5550123', piece: '' }],
    ['/api/buy-in-mail', { ...person, phone: '030\t5550123', city: 'Berlin\t', postalCode: '10245\t' }],
    ['/api/withdrawal', declared],
    ['/api/contract-ending', { ...declared, manner: 'ordinary' }],
    ['/api/signup', { ...declared, phone: '030\t5550123', password: 'Neun leere Schubladen' }],
    ['/api/getShippingCharges', { Useraddress: { city: 'Ber\tlin', postalCode: '\t10245' }, products: [] }],
  ])('of visitors: %s', async (url, sent) => {
    const answer = await post(url, sent);
    expect([answer.statusCode, answer.json<Partial<Refused>>().issues]).toEqual([200, undefined]);
  });

  test('of staff: names, titles and notes', async () => {
    const voucher = {
      name: 'Herbst\t2026',
      percent: 10,
      firstDay: '2026-01-01',
      lastDay: null,
      codeCount: 1,
    };
    for (const [path, sent, name] of [
      ['/staff', { name: 'Bea\tBuche', email: 'bea.buche@example.org', role: 'office' }, 'name'],
      ['/pieces', { title: 'Sessel\tblau', shopType: 'vintage', priceCents: 45_000 }, 'title'],
      ['/categories', { name: 'Sessel\tund Hocker', shopType: 'vintage' }, 'name'],
      ['/vouchers', voucher, 'name'],
    ] as const) {
      const answer = await owner.call('POST', path, sent);
      expect([path, answer.statusCode, answer.body]).toEqual([path, 201, expect.any(String)]);
      const kept = answer.json<Readonly<Record<string, unknown>>>()[name];
      if (kept !== undefined) expect(kept).not.toContain('\t');
    }
  });
});

describe('digits of every script are the same ones', () => {
  test.each(['10245', '１０２４５', '١٠٢٤٥'])('a delivery to %s has its price', async (postalCode) => {
    const answer = await post('/api/getShippingCharges', { Useraddress: { postalCode }, products: [] });
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([200, { assembly: true }]);
  });

  test.each(['9876', '９８７６', '٩٨٧٦'])('a list of pieces from %s euros', async (from) => {
    const { body } = await shop.app.inject(`/newhits?preis-von=${encodeURIComponent(from)}`);
    expect(body.includes('value="9876"')).toBe(true);
  });
});

describe('what staff call somebody by', () => {
  const two = '030 4567 oder 0170 1234567';

  test.each<[string, object, string]>([
    ['/api/contact', { ...question, piece: '' }, 'questions'],
    ['/api/shipping-request', question, 'questions'],
    ['/api/buy-in-mail', enquiry, 'enquiries'],
  ])('may be two numbers, which stay as they were typed: %s', async (url, sent, list) => {
    const email = 'two.numbers@example.org';
    const answer = await post(url, { ...sent, email, phone: two });
    expect(answer.statusCode, answer.body).toBe(200);
    const kept = await owner.call('GET', `/${list}`);
    expect(kept.json<{ items: { phone: string }[] }>().items.map(({ phone }) => phone)).toContain(two);
    const none = await post(url, { ...sent, phone: 'abends' });
    expect([none.statusCode, none.json<Refused>().issues.map(({ field }) => field)]).toEqual([
      400,
      ['phone'],
    ]);
  });
});

test.each<[string, string, object]>([
  ['a country', '/api/shipping-request', { ...question, country: `${'x'.repeat(79)}🪑` }],
  ['a name', '/api/buy-in-mail', { ...enquiry, firstName: `${'x'.repeat(79)}🪑` }],
])('%s whose last letter does not fit a subject whole is taken', async (_what, url, payload) => {
  expect((await post(url, payload)).statusCode).toBe(200);
});

test('a message keeps its lines', async () => {
  expect((await post('/api/shipping-request', { ...question, message: 'Zeile\nzwei' })).statusCode).toBe(200);
});

test('a body that nests a hundred thousand deep is refused', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect((await post('/api/buy-in-mail', `{"firstName":${deep}}`)).statusCode).toBe(400);
  expect((await post('/api/subscribe', deep)).statusCode).toBe(400);
});

// What the first tests have sent is counted by the one behind them.
describe('an e-mail address', { shuffle: false }, () => {
  const kept = 'kundin@xn--mbel-mller-ecb1f.example';

  test.each(['kundin@möbel-müller.example', '\u202akundin@Mo\u0308bel-Müller.example\u200b', kept])(
    'is taken by every form in its one form: %j',
    async (email) => {
      for (const [url, body] of [
        ['/api/subscribe', { email }],
        ['/api/buy-in-mail', { ...enquiry, email }],
        ['/api/shipping-request', { ...question, email }],
        ['/api/contact', { name: 'Anna', email, phone: '', message: `Was kostet es, ${email}?`, piece: '' }],
        ['/api/forgot-password', { email }],
      ] as const) {
        expect([url, (await post(url, body)).statusCode]).toEqual([url, 200]);
      }
    },
  );

  test('is the same mailbox in each way of writing, for whoever counts', async () => {
    const { rows } = await sql<{ email: string; count: number }>`
      select email, count(*)::int as count from newsletter_subscriptions
      where email like 'kundin%' group by email
    `.execute(queries<object>(shop.shop.db));
    expect(rows).toEqual([{ email: kept, count: 1 }]);
    const senders = await sql<{
      email: string;
    }>`select distinct email from buy_in_enquiries where email like 'kundin%'`.execute(
      queries<object>(shop.shop.db),
    );
    expect(senders.rows).toEqual([{ email: kept }]);
  });

  test('is read by staff as people write it, and found by it', async () => {
    const shown = 'kundin@möbel-müller.example';
    for (const q of [shown, kept]) {
      const found = await owner.call('GET', `/questions?q=${encodeURIComponent(q)}`);
      const { items } = found.json<{ items: { email: string }[] }>();
      expect(new Set(items.map(({ email }) => email))).toEqual(new Set([shown]));
    }
  });

  test('of an account logs in as it was typed', async () => {
    const person = { name: 'Anna', phone: '030 5550101', password: 'Vier alte Stühle' };
    expect((await post('/api/signup', { ...person, email: 'Anna@möbel.example' })).statusCode).toBe(200);
    const login = (email: string) => post('/api/login', { email, password: person.password });
    for (const email of ['anna@MÖBEL.example', 'anna@xn--mbel-5qa.example']) {
      expect((await login(email)).json()).toMatchObject({
        user: { email_address: 'Anna@möbel.example' },
      });
    }
  });

  test.each(['b&b@example.org', "o'neill+wmk@example.org"])('%s is taken and mailed to', async (email) => {
    expect((await post('/api/subscribe', { email })).statusCode).toBe(200);
    expect((await owner.call('POST', '/staff', { name: 'Bea', email, role: 'office' })).statusCode).toBe(201);
  });

  test.each(['ada@example', 'ada l@example.org', 'äda@example.org', 'ada@exämple.org:80'])(
    '%s is none',
    async (email) => {
      const answer = await post('/api/subscribe', { email });
      expect(answer.json<Refused>().issues).toMatchObject([{ field: 'email' }]);
    },
  );
});

interface Refused {
  readonly issues: readonly { readonly field: string }[];
}

describe('control characters', () => {
  test.each(['\u0001', '\u000b', '\u001b', '\u007f', '\u0085', '\u009f'])(
    'are refused for everybody: %j',
    async (character) => {
      const message = `Was${character}kostet es?`;
      const answer = await post('/api/shipping-request', { ...question, message });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<Refused>().issues).toMatchObject([{ field: 'message' }]);
      const page = await shop.app.inject(`/search?q=${encodeURIComponent(character)}`);
      expect(page.statusCode).toBe(404);
    },
  );

  test('those that lay out a text are taken', async () => {
    const message = 'Maße:\r\n\t80 cm\n\t60 cm';
    expect((await post('/api/shipping-request', { ...question, message })).statusCode).toBe(200);
  });
});

test.each([
  ['PATCH', '/company/company', { firm: 'WMK\nGmbH' }, 'firm'],
  ['PATCH', '/company/company', { city: 'Ber\u2028lin' }, 'city'],
  ['PATCH', '/page-blocks/info-cards.de', { heading: 'Heute\u2029geöffnet' }, 'heading'],
  ['PATCH', '/page-blocks/info-cards.de', { items: [{ title: 'Heute\ngeöffnet' }] }, 'items.0.title'],
  ['POST', '/categories', { name: 'Große\nSpiegel', shopType: 'vintage' }, 'name'],
  ['PATCH', '/categories/spiegel', { name: 'Große\u2028Spiegel' }, 'name'],
  ['PATCH', '/parent-categories/wohnzimmer', { title: 'Wohn\nzimmer' }, 'title'],
] as const)('names in the office are one line: %s %s %j', async (method, path, sent, field) => {
  const { version } = (await owner.call('GET', path)).json<{ version?: string }>();
  const answer = await owner.call(method, path, version === undefined ? sent : { ...sent, version });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<Refused>().issues.map((issue) => issue.field)).toEqual([field]);
});

describe('pieces', () => {
  const sofa = { title: 'Sofa', shopType: 'vintage', priceCents: 45_000 };
  const enter = async (): Promise<{ readonly id: string; readonly version: number }> => {
    const answer = await owner.call('POST', '/pieces', sofa);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };

  test.each([
    ['title', { title: 'Sessel\nblau' }],
    ['title', { title: 'Sessel\u2028blau' }],
    ['maker', { maker: 'Knoll\u2029Berlin' }],
    ['variants.0.name', { variants: [{ name: 'rot\nblau', stock: 1 }] }],
  ])('their names are one line: %s', async (field, fields) => {
    const { id, version } = await enter();
    const answer = await owner.call('PATCH', `/pieces/${id}`, { ...fields, version });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Refused>().issues).toMatchObject([{ field }]);
  });

  test('a text that grows too long when it is stored is refused with its field, and nothing is saved', async () => {
    const { id, version } = await enter();
    const texts = { descriptions: ['<p>gut</p>'], storyShop: '&'.repeat(19_900) };
    const answer = await owner.call('PATCH', `/pieces/${id}`, { texts, version });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Refused>().issues).toMatchObject([{ field: 'texts.storyShop' }]);
    const read = await owner.call('GET', `/pieces/${id}`);
    expect(read.json()).toMatchObject({ version, texts: { storyShop: null, descriptions: [] } });
  });

  test('what was stored before stays readable, and visitors can ask about it', async () => {
    const { id } = await enter();
    const [title, story] = ['Sessel\n\u0001\u2028blau', '&amp;'.repeat(10_000)];
    await sql`
      update pieces set title = ${title}, story_shop = ${story}, materials = ${[story]}, published_at = now()
      where id = ${id}
    `.execute(queries<object>(shop.shop.db));
    const read = await owner.call('GET', `/pieces/${id}`);
    expect(read.json()).toMatchObject({ title, texts: { storyShop: story } });
    expect((await owner.call('POST', `/pieces/${id}/duplicate`)).statusCode).toBe(201);
    const asked = { name: 'Anna', email: 'anna@example.org', message: 'Ist es da?', piece: id };
    const answer = await post('/api/contact', asked);
    expect(answer.statusCode, answer.body).toBe(200);
  });
});
