import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBoatwoodPiece, aPiece, aVariant } from '../../src/modules/catalogue/testing/a-piece.ts';
import { fillWithDemo } from '../../src/server/seed.ts';
import { storefrontRoutes } from '../../src/server/routes/storefront-routes.ts';
import { addressIn, completeLanguages, type Language } from '../../src/shared/text/language.ts';
import { germanTexts } from '../texts/catalogues.ts';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { spokenIn } from './spoken-html.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // The spelling of markup means nothing to a browser: React writes it in its own way.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // An input without a type is a line of text, as intended.
    'no-implicit-input-type': 'off',
    // HTML allows every id without a space; React's begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of one kind are alternatives, and share their name as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // The menu bar and the side menu are one navigation; each width shows only one of them.
    'unique-landmark': 'off',
    // A link without a target, such as 'Weiter' on the last page, has an ARIA role; an <a> without address has none.
    'prefer-native-element': ['error', { exclude: ['link'] }],
    // Staff write telephone numbers into texts; line breaks are left to the layout.
    'tel-non-breaking': 'off',
  },
});

/** A product page of each kind. */
const products = [
  aPiece({ sku: 'M-1', title: 'Sessel „Ærø“ & Hocker <2 Teile>' }),
  aPiece({ sku: 'M-LONG', title: 'Freischwinger aus verchromtem Stahlrohr mit Sitz und Lehne aus Geflecht' }),
  aPiece({ sku: 'M-SALE', title: 'Im Angebot', priceCents: 75_000, comparePriceCents: 120_000 }),
  aPiece({ sku: 'M-SOLD', title: 'Verkauft', stock: 0 }),
  aPiece({ sku: 'M-BUY-ONLY', title: 'Nicht zu mieten', rentable: false }),
  aBoatwoodPiece({ sku: 'M-BOAT', title: 'Aus Bootsholz' }),
  aBoatwoodPiece({
    sku: 'M-VARIANTS',
    title: 'In zwei Farben',
    variants: [aVariant({ sku: 'M-ROT' }), aVariant({ sku: 'M-BLAU', name: 'Blau', stock: 0 })],
  }),
];

/** Addresses for patterns with named parts, and for pages that change with their query. */
const examples: Readonly<Record<string, readonly string[]>> = {
  '/shop/:type': [
    '/shop/vintage',
    '/shop/vintage?page=2',
    '/shop/boatwood',
    '/shop/vintage?breite-bis=180&material=teak,eiche&miete=1',
    '/shop/vintage?preis-bis=1',
  ],
  '/categories/:type': ['/categories/all', '/categories/vintage', '/categories/boatwood'],
  '/ankauf/:answer': ['/ankauf/danke', '/ankauf/fehler'],
  '/newsletter/:step': ['/newsletter/bestaetigen?token=x', '/newsletter/link-ungueltig'],
  '/benachrichtigung/:step': ['/benachrichtigung/bestaetigen', '/benachrichtigung/link-ungueltig'],
  '/warenkorb-erinnerung/:step': ['bestaetigen', 'bestaetigt', 'beenden', 'warenkorb'].map(
    (step) => `/warenkorb-erinnerung/${step}`,
  ),
  '/account/orders/:orderNumber': ['/account/orders/WMK-4711'],
  '/order-success/:orderId': ['/order-success/4711'],
  '/suche': [
    '/suche',
    '/suche?query=sessel',
    '/suche?query=%22%3Cqqqq%3E',
    '/suche?query=sidebord+bis+180+cm+teak+unter+900+%E2%82%AC',
    '/suche?query=sessel&preis-bis=1',
  ],
  '/terms': ['/terms', '/terms?version=1'],
  '/sales': ['/sales', '/sales?farbe=braun,rot&sortierung=price'],
  '/passwort-neu': ['/passwort-neu', '/passwort-neu?token=x'],
};

let shop: TestShop;
let addresses: string[];
beforeAll(async () => {
  shop = await openTestShop();
  await fillWithDemo(shop.shop, 80);
  await shop.fill(products);
  const ofTheCatalogue = await catalogueExamples();
  addresses = storefrontRoutes.flatMap(({ paths }) =>
    paths.flatMap((path) => ofTheCatalogue[path] ?? examples[path] ?? [path]),
  );
}, 60_000);
afterAll(() => shop.close());

async function catalogueExamples(): Promise<Record<string, string[]>> {
  const { reads } = shop.shop;
  const known = await Promise.all(
    (['vintage', 'boatwood'] as const).map((type) => reads.piecesOfType(type, 1)),
  );
  const idOf = new Map(known.flatMap(({ pieces }) => pieces.map(({ sku, id }) => [sku, id])));
  const parents = (await shop.app.inject('/api/parent-categories')).json<{ _id: string }[]>();
  const categories = (await shop.app.inject('/api/categories')).json<{ _id: string }[]>();
  return {
    '/product/:id': products.map(({ sku }) => `/product/${idOf.get(sku)}`),
    '/category/:id': categories.slice(0, 3).map(({ _id }) => `/category/${_id}`),
    '/parent-category/:id': parents.slice(0, 2).map(({ _id }) => `/parent-category/${_id}`),
  };
}

async function read(url: string): Promise<{ status: number; html: string }> {
  const { statusCode, body } = await shop.app.inject({ url, headers: { accept: 'text/html' } });
  return { status: statusCode, html: body };
}

/** The validator's messages about a document, each with the markup at its place. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} at ${html.slice(offset, offset + 120)}`,
    ),
  );
}

/**
 * Whether the validator, which takes most of the time, judges this page by day: the German ones, which have the same
 * markup as the others, and of those every sixth, in each language another.
 */
const isJudged = (language: Language, index: number) =>
  process.env.NIGHT === '1' || language === 'de' || index % 6 === completeLanguages.indexOf(language);

test.each(completeLanguages)(
  'every page (%s) is valid HTML, in its language through and through',
  async (language) => {
    const faults = new Map<string, string>();
    const german = language === 'de' ? new Set<string>() : await germanTexts(language);
    for (const [index, address] of addresses.entries()) {
      const { status, html } = await read(addressIn(language, address));
      expect(status, address).toBe(200);
      const found = isJudged(language, index) ? await faultsOf(html) : [];
      for (const fault of found) faults.set(fault, address);
      expect(html, address).toContain(`<html lang="${language}"`);
      for (const text of spokenIn(html)) if (german.has(text)) faults.set(`German: ${text}`, address);
    }
    expect(Object.fromEntries(faults)).toEqual({});
  },
  120_000,
);

/** The two legal functions answer a form that was sent without script: with the errors, and with the receipt. */
test.each(
  completeLanguages.flatMap((language) =>
    ['/vertrag-widerrufen', '/vertraege-kuendigen'].map((path) => addressIn(language, path)),
  ),
)('the answer of %s is valid HTML', async (url) => {
  const complete = { name: 'Ada Muster', contract: 'WMK-1', email: 'ada@example.org', manner: 'ordinary' };
  const answers = [];
  for (const fields of [{}, complete]) {
    const { body, headers } = await shop.app.inject({
      method: 'POST',
      url,
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    expect(headers['content-type']).toContain('text/html');
    expect(await faultsOf(body)).toEqual([]);
    answers.push(body);
  }
  expect(answers[0]).toContain('aria-invalid="true"');
  expect(answers[1]).toContain('ada@example.org');
  expect(answers[1]).not.toContain('aria-invalid="true"');
});

test('the 404 page is valid HTML, and so is that of a missing product', async () => {
  for (const address of ['/gibt-es-nicht', '/product/gibt-es-nicht']) {
    const { status, html } = await read(address);
    expect(status).toBe(404);
    expect(await faultsOf(html)).toEqual([]);
  }
});

test('German that nothing marks is found in text and attributes, and marked German is not', () => {
  const html = `<!DOCTYPE html><html lang="en"><title>Tables &amp; chairs</title><script>"<p>"</script>
    <p lang="de">Ein <b title="Drei">Stuhl</b></p><img alt="Ein Sofa" src="x"><p>Ein Tisch<br/>aus Eiche</p></html>`;
  const said = spokenIn(html).filter((text) => text !== '');
  expect(said).toEqual(['Tables & chairs', 'Ein Sofa', 'Ein Tisch', 'aus Eiche']);
});

test('the validator finds faults', async () => {
  const { html } = await read('/impressum');
  const planted = html.replace('</main>', '<p><div id="root">x</div></p><a>y<button>z</button></a></main>');
  expect((await faultsOf(planted)).map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['no-dup-id', 'close-order', 'element-permitted-content']),
  );
});
