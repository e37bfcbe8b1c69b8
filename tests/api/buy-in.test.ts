import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queries } from '../../src/platform/db/db.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import { openTestShop, testNow, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(testNow);
  await sql`delete from outbox`.execute(queries(shop.shop.db));
  await sql`delete from buy_in_enquiries`.execute(queries(shop.shop.db));
});

const picture = sharp({ create: { width: 40, height: 50, channels: 3, background: '#805030' } })
  .jpeg()
  .toBuffer();

async function upload(): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([await picture], { type: 'image/jpeg' }), 'a.jpg');
  const response = await shop.app.inject({ method: 'POST', url: '/api/upload', payload: form });
  return response.json<{ optimizedUrl: string }>().optimizedUrl;
}

const send = (payload: object) => shop.app.inject({ method: 'POST', url: '/api/buy-in-mail', payload });

async function mails(): Promise<Mail[]> {
  const { rows } = await sql<{ payload: Mail }>`select payload from outbox order by id`.execute(
    queries(shop.shop.db),
  );
  return rows.map(({ payload }) => payload);
}

const full = (images: string[] = []) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '030 23125 000',
  street: 'Rigaer Straße 1',
  addressLine2: 'Hinterhaus',
  city: 'Berlin',
  stateProvince: 'Berlin',
  postalCode: '10247',
  country: 'Deutschland',
  furnitureItems: [
    { images, price: '250 Euro', condition: 'gut' },
    { images: [], price: '', condition: null },
    { images: [], price: '', condition: null },
  ],
});

describe('an enquiry', () => {
  test('sends everything typed to the shop, and a receipt to the sender that repeats no words of it', async () => {
    const image = await upload();
    const response = await send(full([image]));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      message: 'Vielen Dank für Ihre Anfrage! Wir werden uns innerhalb von 24 Stunden bei Ihnen melden.',
    });
    const [toShop, receipt] = await mails();
    expect(toShop?.to).toBe((await shop.shop.content.companyData()).email);
    const text = JSON.stringify(toShop);
    for (const typed of [
      'Ada Lovelace',
      '030 23125 000',
      'Hinterhaus',
      '250 Euro',
      `https://wmk.example${image}`,
    ]) {
      expect(text).toContain(typed);
    }
    expect(text).not.toContain('Möbelstück 2');
    expect(receipt?.to).toBe('ada@example.org');
    expect(JSON.stringify(receipt)).not.toMatch(/Ada|Lovelace|Rigaer|030/);
  });

  test('is copied to the sender: its pieces, the amounts wished for and the number of pictures', async () => {
    const furnitureItems = [
      { images: [await upload(), await upload()], price: 'ca. 1.200 Euro', condition: 'gut' },
      { images: [], price: '', condition: null },
      { images: [], price: 'zweihundert, siehe https://elsewhere.example', condition: 'gut' },
    ];
    expect((await send({ ...full(), furnitureItems })).statusCode).toBe(200);
    const [, receipt] = await mails();
    expect(receipt?.blocks.slice(2, -1)).toEqual([
      { kind: 'heading', text: 'Möbelstück 1' },
      {
        kind: 'table',
        rows: [
          { label: 'Wunschpreis', value: '1.200,00\u00a0€' },
          { label: 'Bilder', value: '2' },
        ],
      },
      { kind: 'heading', text: 'Möbelstück 3' },
      {
        kind: 'table',
        rows: [
          { label: 'Wunschpreis', value: 'wie in Ihrer Anfrage beschrieben' },
          { label: 'Bilder', value: '0' },
        ],
      },
    ]);
  });

  test('keeps its pictures beyond the day after which others are deleted', async () => {
    const image = await upload();
    const other = await upload();
    await send(full([image]));
    shop.setNow(new Date(testNow.getTime() + 30 * 3_600_000));
    await shop.shop.media.forgetUploads();
    expect((await shop.app.inject({ url: image })).statusCode).toBe(200);
    expect((await shop.app.inject({ url: other })).statusCode).toBe(404);
  });

  test('needs an e-mail address and nothing else', async () => {
    expect((await send({ email: 'ada@example.org' })).statusCode).toBe(200);
    const response = await send({ ...full(), email: 'ada' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      issues: [{ field: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' }],
    });
    expect(await mails()).toHaveLength(2);
  });

  test('sent twice is one', async () => {
    const [first, second] = await Promise.all([send(full()), send(full())]);
    expect(first.json()).toEqual(second.json());
    expect(await mails()).toHaveLength(2);
  });

  test.each([
    ['of somebody else', 'https://elsewhere.example/uploads/aaaaaaaaaaaaaaaaaaaaaaaaaa.webp'],
    ['that never was', `/uploads/${'b'.repeat(43)}.webp`],
    ['that is a script', 'javascript:alert(1)'],
  ])('with a picture %s is refused whole', async (_of, image) => {
    const response = await send(full([image]));
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'upload-unknown']);
    expect(await mails()).toEqual([]);
  });

  test('with a picture that has no address names it beside all else that is wrong', async () => {
    const [piece] = full([await upload(), '']).furnitureItems;
    const furnitureItems = [{ ...piece, title: 'x'.repeat(3000) }];
    const response = await send({ ...full(), email: 'ada', furnitureItems });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ issues: { field: string }[] }>().issues.map(({ field }) => field)).toEqual([
      'email',
      'furnitureItems.0.title',
      'furnitureItems.0.images.1',
    ]);
    expect(await mails()).toEqual([]);
  });

  test('cannot take the pictures of another one', async () => {
    const image = await upload();
    await send(full([image]));
    expect((await send({ ...full([image]), firstName: 'Eve' })).statusCode).toBe(400);
  });

  test.each([
    ['five pictures of a piece', { ...full(), furnitureItems: [{ images: Array(5).fill('/x'), price: '' }] }],
    ['four pieces', { ...full(), furnitureItems: Array(4).fill({ price: '1' }) }],
    ['a condition of its own', { ...full(), furnitureItems: [{ price: '1', condition: 'prima' }] }],
    ['a line break in the name', { ...full(), firstName: 'Ada\r\nBcc: all@example.org' }],
  ])('with %s is refused', async (_with, payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });

  test('of one address is taken five times a day, not six', async () => {
    for (let time = 0; time < 5; time += 1) {
      expect((await send({ ...full(), phone: String(time) })).statusCode).toBe(200);
    }
    expect((await send({ ...full(), phone: '5', email: 'ADA@example.org' })).statusCode).toBe(429);
  });
});

test('a form without script carries its pictures itself and is led to a page', async () => {
  const form = new FormData();
  form.append('email', 'ohne-skript@example.org');
  form.append('price-1', '80');
  form.append('condition-1', 'gebraucht');
  form.append('image-1-1', new Blob([await picture], { type: 'image/jpeg' }), 'a.jpg');
  form.append('image-1-2', new Blob([]), '');
  const post = (payload: FormData) => shop.app.inject({ method: 'POST', url: '/api/buy-in-mail', payload });
  const response = await post(form);
  expect([response.statusCode, response.headers.location]).toEqual([303, '/ankauf/danke']);
  const { rows } = await sql<{ pieces: { images: string[] }[] }>`select pieces from buy_in_enquiries`.execute(
    queries(shop.shop.db),
  );
  expect(rows[0]?.pieces.map(({ images }) => images.length)).toEqual([1, 0, 0]);
  form.append('image-2-1', new Blob(['<svg/>']), 'b.jpg');
  expect((await post(form)).headers.location).toBe('/ankauf/fehler');
});

test('an enquiry and its pictures are gone half a year later (Art. 17 GDPR), a bought one stays', async () => {
  const image = await upload();
  expect((await send({ ...full(), email: 'verkauft@example.org' })).statusCode).toBe(200);
  await sql`update buy_in_enquiries set state = 'bought'`.execute(queries(shop.shop.db));
  expect((await send(full([image]))).statusCode).toBe(200);
  const days = (count: number) => shop.setNow(new Date(testNow.getTime() + count * 86_400_000));
  days(180);
  expect(await shop.shop.enquiries.offers.forget()).toBe(0);
  days(181);
  expect(await shop.shop.enquiries.offers.forget()).toBe(1);
  expect((await shop.app.inject(image)).statusCode).toBe(200);
  await shop.shop.media.forgetUploads();
  expect((await shop.app.inject(image)).statusCode).toBe(404);
  const { rows } = await sql`select email from buy_in_enquiries`.execute(queries(shop.shop.db));
  expect(rows).toEqual([{ email: 'verkauft@example.org' }]);
  shop.setNow(new Date('2034-12-31T22:59:59Z'));
  expect(await shop.shop.enquiries.offers.forget()).toBe(0);
  shop.setNow(new Date('2034-12-31T23:00:00Z'));
  expect(await shop.shop.enquiries.offers.forget()).toBe(1);
});

describe('an offered piece in the office', () => {
  let owner: StaffBrowser;
  beforeAll(async () => {
    owner = await firstOwner(shop);
  });

  const received = async (images: string[]): Promise<string> => {
    expect((await send(full(images))).statusCode).toBe(200);
    const { items } = (await owner.call('GET', '/enquiries')).json<{ items: { id: string }[] }>();
    return items[0]?.id ?? '';
  };
  const copy = (id: string, piece: number, browser = owner) =>
    browser.call('POST', `/enquiries/${id}/pictures`, { piece });

  test('become photographs of the shop that outlive the enquiry', async () => {
    const image = await upload();
    const id = await received([image]);
    const { ids } = (await copy(id, 0)).json<{ ids: string[] }>();
    expect(ids).toHaveLength(1);
    await shop.shop.media.scaleShopPicture(ids[0] ?? '');
    const scaled = await owner.call('GET', `/pictures/${ids[0]}`);
    expect(scaled.json()).toMatchObject({ state: 'ready', widthPx: 40, heightPx: 50 });
    // The enquiry keeps its own.
    expect((await shop.app.inject({ url: image })).statusCode).toBe(200);
    expect((await copy(id, 1)).json()).toEqual({ ids: [] });
  });

  test('are of pieces that were offered, and for staff who may enter pieces', async () => {
    const id = await received([await upload()]);
    expect((await copy(id, 3)).statusCode).toBe(400);
    expect((await copy('00000000-0000-4000-8000-000000000000', 0)).statusCode).toBe(404);
    const content = await staffWithRole(shop, owner, 'content');
    expect((await copy(id, 0, content)).statusCode).toBe(403);
  });

  test('an enquiry remembers the piece that an offered one became, and is found by it', async () => {
    const office = await staffWithRole(shop, owner, 'office');
    const enquiry = {
      firstName: 'Ida',
      lastName: 'Esche',
      email: 'ida@example.org',
      phone: '',
      street: '',
      addressLine2: '',
      city: 'Berlin',
      stateProvince: '',
      postalCode: '10247',
      country: 'Deutschland',
      furnitureItems: ['250 Euro', '90 Euro', ''].map((price) => ({ images: [], price, condition: 'gut' })),
    };
    await shop.app.inject({ method: 'POST', url: '/api/buy-in-mail', payload: enquiry });
    const list = await office.call('GET', '/enquiries?q=esche');
    const id = list.json<{ items: { id: string }[] }>().items[0]?.id ?? '';
    const made = { place: 1, pieceId: 'piece-of-ida' };
    const linked = await office.call('PATCH', `/enquiries/${id}`, { made });
    expect(linked.json()).toMatchObject({
      state: 'new',
      pieces: [
        { price: '250 Euro', pieceId: null },
        { price: '90 Euro', pieceId: 'piece-of-ida' },
        { price: '', pieceId: null },
      ],
    });
    // Other changes leave it as it is.
    await office.call('PATCH', `/enquiries/${id}`, { note: 'abgeholt' });
    const found = await office.call('GET', '/enquiries?pieceId=piece-of-ida');
    expect(found.json()).toMatchObject({ total: 1, items: [{ id, note: 'abgeholt' }] });
    expect((await office.call('GET', '/enquiries?pieceId=another')).json()).toMatchObject({ total: 0 });
    const nowhere = { place: 3, pieceId: 'piece-of-ida' };
    expect((await office.call('PATCH', `/enquiries/${id}`, { made: nowhere })).statusCode).toBe(400);
  });
});
