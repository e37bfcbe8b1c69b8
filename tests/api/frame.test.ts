import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aboutLinks,
  browseLinks,
  helpLinks,
  legalFunctions,
  legalLinks,
  menuLinks,
} from '../../src/storefront/components/shell/frame-links.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';

let shop: TestShop;
let home: string;
beforeAll(async () => {
  shop = await openTestShop();
  home = (await shop.app.inject({ url: '/', headers: { accept: 'text/html' } })).body;
});
afterAll(() => shop.close());

const internalLinks = () =>
  [...new Set([...home.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, href = '']) => href))].sort();

test('every page that the frame knows is there, and linked', () => {
  const known = [menuLinks, aboutLinks, browseLinks, helpLinks, legalLinks, legalFunctions];
  const wanted = known.flatMap((links) => links().map(({ path }) => path));
  expect(internalLinks()).toEqual(expect.arrayContaining(wanted));
});

test('every link of the frame leads to a page', async () => {
  const links = internalLinks();
  expect(links.length).toBeGreaterThan(25);
  const answers = await Promise.all(
    links.map(async (url) => {
      const { statusCode } = await shop.app.inject({ url, headers: { accept: 'text/html' } });
      return { url, statusCode };
    }),
  );
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
});

test.each([
  ['§ 356a BGB', '/vertrag-widerrufen', 'Vertrag widerrufen'],
  ['§ 312k BGB', '/vertraege-kuendigen', 'Verträge hier kündigen'],
])('%s: the function is on every page, in its words', async (_law, path, words) => {
  for (const url of ['/', '/impressum', '/checkout', '/gibt-es-nicht']) {
    const { body } = await shop.app.inject({ url, headers: { accept: 'text/html' } });
    expect(body, url).toMatch(new RegExp(`<a href="${path}"[^>]*>${words}</a>`));
  }
});

test('announcement, banner and hours of the staff are on the page, and only what they hold is shown', async () => {
  const actor = { kind: 'system', name: 'test' } as const;
  await shop.shop.content.saveDashboardTexts(
    'de',
    { welcomeText: '<p>Heute offen</p>', sliderText: '', shopTiming: '<p>{phone}</p>' },
    actor,
  );
  await expect
    .poll(async () => (await shop.app.inject({ url: '/', headers: { accept: 'text/html' } })).body)
    .toContain('Heute offen');
  const { body } = await shop.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(body).toContain('<p>030 23125 000</p>');
  expect(body).not.toContain('data-pauses-banner');
});
