import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner } from './staff-login.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the shop is called by its short name, wherever pages, feeds and devices name it', async () => {
  const owner = await firstOwner(shop);
  const get = async (address: string) => (await shop.app.inject(address)).body;
  const shopName = 'Möbelwerk & Söhne';
  const escaped = 'Möbelwerk &amp; Söhne';
  const { version } = (await owner.call('GET', '/company/company')).json<{ version: string }>();
  const saved = await owner.call('PATCH', '/company/company', { shopName, version });
  expect(saved.statusCode, saved.body).toBe(200);
  const contact = await get('/contact-us');
  for (const part of [
    `Kontakt – ${escaped}</title>`,
    `<meta property="og:site_name" content="${escaped}">`,
    `Kontakt – ${escaped}">`,
    `title="${escaped} – Neuheiten"`,
  ])
    expect(contact.includes(part), part).toBe(true);
  expect(contact).not.toMatch(/(>|– )WMK(<| –)/);
  const home = await get('/en');
  expect(home).toContain(`<title>${escaped} – vintage and boat-wood furniture from Berlin</title>`);
  expect(home).not.toMatch(/(>|– )WMK(<| –)/);
  expect(JSON.parse(await get('/site.webmanifest'))).toMatchObject({
    name: shopName,
    short_name: shopName,
  });
  expect(await get('/neuheiten.xml')).toContain(`<title>${escaped} – Neuheiten</title>`);
  expect(await get('/feeds/merchant.xml')).toContain(`<title>${escaped}</title>`);
});
