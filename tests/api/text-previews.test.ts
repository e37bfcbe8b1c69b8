import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { firstOwner, staffWithRole, type StaffBrowser } from './staff-login.ts';

let shop: TestShop;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await firstOwner(shop);
});
afterAll(() => shop.close());

const preview = async (path: string, draft: object): Promise<string> => {
  const answer = await owner.call('POST', `${path}/preview`, draft);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ html: string }>().html;
};
const page = async (path: string) => (await shop.app.inject(path)).body;

const text = (html: string) => ({ title: 'Neuer Titel', description: 'Worum es geht', html });
const item = { title: 'Neuer Eintrag', html: '<p>Bei {shopName}</p>', href: '/verleih' };

test('a page of text is previewed with its draft: filled in, sanitised, in its frame, and never cached', async () => {
  const html = await preview(
    '/page-texts/versand.de',
    text('<p onclick="x()">Von {city}<script>x()</script></p>'),
  );
  expect(html).toContain('<p>Von Berlin</p>');
  expect(html).toContain('Neuer Titel');
  expect(html).toContain('<footer');
  expect(html).not.toMatch(/<script|onclick/);
  expect(await page('/versand')).not.toContain('Neuer Titel');
});

test.each(['think-green.de', 'terms.de', 'ankauf.de', 'contact-us.en', 'wmk-for-ukraine.de', 'verleih.en'])(
  'the page of %s is found',
  async (id) => {
    expect(await preview(`/page-texts/${id}`, text('<p>Ganz neu</p>'))).toContain('Ganz neu');
  },
);

test.each(['benefits.de', 'info-cards.de', 'donation-proofs.de', 'donation-notes.en', 'info-cards.en'])(
  'the block %s is previewed in its place, and changes nothing',
  async (id) => {
    const html = await preview(`/page-blocks/${id}`, { heading: 'Überschrift', html: '', items: [item] });
    const block = html.indexOf(`data-block="${id.split('.')[0] ?? ''}"`);
    expect(block).toBeGreaterThan(0);
    expect(html.slice(block)).toContain('Neuer Eintrag');
    expect(html).toContain('<p>Bei WMK</p>');
    for (const path of ['/', '/en', '/wmk-for-ukraine'])
      expect(await page(path)).not.toContain('Neuer Eintrag');
  },
);

test('a band, a review, announcements and questions are seen, too', async () => {
  const band = { heading: 'Ein neues Band', html: '<p>Worte</p>', items: [] };
  expect(await preview('/page-blocks/filler-banner-1.de', band)).toContain('Ein neues Band');
  const review = { name: 'Kundin aus Pankow', rating: 4, comment: 'Steht gut.', picture: null };
  const home = await preview('/reviews', review);
  expect(home).toContain('Steht gut.');
  expect(home).not.toContain('Kundin aus Friedrichshain');
  const texts = { welcomeText: '<p>Hallo {city}</p>', sliderText: null, shopTiming: '' };
  expect(await preview('/dashboard-texts/de', texts)).toContain('Hallo Berlin');
  const items = [{ topic: 'Neues', question: 'Ist das neu?', answer: 'Ja, in {city}.' }];
  expect(await preview('/faq/de', { items })).toContain('Ist das neu?');
});

test('problems are named instead; read-only staff preview nothing', async () => {
  const wrong = await owner.call('POST', '/page-blocks/info-cards.de/preview', {
    heading: null,
    html: '',
    items: [item],
  });
  expect(wrong.json()).toMatchObject({ issues: [{ field: 'heading' }] });
  const gone = await owner.call('POST', '/page-texts/nowhere.de/preview', text('<p>x</p>'));
  expect(gone.statusCode).toBe(404);
  const reader = await staffWithRole(shop, owner, 'read-only');
  expect((await reader.call('POST', '/page-texts/versand.de/preview', text('<p>x</p>'))).statusCode).toBe(
    403,
  );
});

test('the shop’s own pictures can be chosen from', async () => {
  const { items } = (await owner.call('GET', '/site-pictures')).json<{
    items: { id: string; alt: string; address: string }[];
  }>();
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(['showroom-01', 'ukraine-1']));
  for (const { id, alt, address } of items) {
    expect(alt, id).not.toBe('');
    expect(id).not.toContain('guarantee-notice');
    expect((await shop.app.inject(address)).statusCode, address).toBe(200);
  }
});
