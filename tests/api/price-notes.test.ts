import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithDemo } from '../../src/server/seed.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillWithDemo(shop.shop, 60);
}, 60_000);
afterAll(() => shop.close());

const read = async (url: string) =>
  (await shop.app.inject({ url, headers: { accept: 'text/html' } })).body.replaceAll('<!-- -->', '');
const count = (html: string, words: string) => html.split(words).length - 1;

test.each([
  ['/shop/vintage', 'inkl. MwSt., zzgl. Versand<'],
  ['/sales', 'inkl. MwSt., zzgl. Versand<'],
  ['/en/shop/boatwood', 'incl. VAT, plus delivery<'],
])('§ 6 (1) PAngV: on %s each price has its note before it can be bought', async (url, note) => {
  const html = await read(url);
  const cards = count(html, '<article');
  expect(cards).toBeGreaterThan(2);
  expect(count(html, note)).toBe(cards);
});

test('§ 6 (2) PAngV: every page and every piece link to the delivery prices', async () => {
  const [, id] = /href="\/product\/([^"]+)"/.exec(await read('/shop/vintage')) ?? [];
  const piece = await read(`/product/${id}`);
  expect(piece).toMatch(
    />inkl\. (?:19% )?MwSt[^<]*<\/p><p[^>]*>zzgl\. <a href="\/versand"[^>]*>Versandkosten<\/a>/i,
  );
  for (const url of ['/', '/impressum', `/product/${id}`]) {
    expect(await read(url)).toMatch(
      /Versandkosten kommen hinzu: <a href="\/versand"[^>]*>Versand und Lieferung<\/a>/,
    );
  }
  expect(await read('/en/faq')).toMatch(/delivery is added: <a href="\/en\/versand"/);
});

test('Art. 246a § 1 (1) EGBGB: each piece tells of the legal guarantee', async () => {
  const [, id] = /href="\/product\/([^"]+)"/.exec(await read('/shop/boatwood')) ?? [];
  const piece = await read(`/product/${id}`);
  expect(piece).toContain('die gesetzliche Gewährleistung: zwei Jahre ab Übergabe');
  expect(piece).toContain('<a href="/terms#gewaehrleistung"');
});

test('Art. 8 Directive (EU) 2023/2225: with the switch off nothing advertises instalments', async () => {
  const advert = 'Zinsfrei in Raten';
  const actor = { kind: 'system', name: 'test' } as const;
  const company = await shop.shop.content.companyData();
  for (const url of ['/', '/ratenzahlung-bei-wmk']) expect(await read(url)).toContain(advert);
  expect(await read('/')).toContain('Achtung! Kreditaufnahme kostet Geld!');
  await shop.shop.content.saveCompanyData({ ...company, advertisesInstalments: false }, actor);
  await expect.poll(() => read('/')).not.toContain(advert);
  const page = await read('/ratenzahlung-bei-wmk');
  expect(page).toContain('Ratenzahlung bieten wir zurzeit nicht an.');
  expect(page).not.toContain(advert);
});
