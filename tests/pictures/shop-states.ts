import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import type { State } from './state.ts';

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

const at = (name: string, address: string, sign: State['sign']): State => ({
  name: `shop-${name}`,
  reach: (page) => openPage(page, address),
  sign,
});

const category = '/category/vintage-sideboards';

/** Lists, pieces and pages of text. */
export const shopStates: readonly State[] = [
  at('home', '/', heading(/./)),
  at('all-categories', '/categories/all', heading('Alle Kategorien')),
  at('category', category, heading('Sideboards')),
  at('category-filtered', `${category}?breite-bis=180&material=teak`, (page) =>
    page.getByRole('navigation', { name: 'Gewählte Filter' }),
  ),
  at('category-nothing-left', `${category}?preis-bis=1`, text('Kein Stück passt zu allen Filtern.')),
  {
    name: 'shop-filters-open',
    frame: 'window',
    async reach(page) {
      await openPage(page, category);
      await page.getByRole('button', { name: 'Filtern' }).click();
    },
    sign: dialog('Filtern'),
  },
  at('search', '/suche?query=sideboard', text('Suche nach „sideboard“')),
  at('search-nothing-found', '/suche?query=xyzzyqqq', text('Versuchen Sie ein kürzeres')),
  {
    name: 'shop-product',
    reach: (page, { pieces }) => openPage(page, `/product/${pieces.free._id}`),
    sign: text('Einzelstück, sofort verfügbar'),
  },
  {
    name: 'shop-product-variants',
    reach: (page, { pieces }) => openPage(page, `/product/${pieces.inVariants._id}`),
    sign: (page) => page.getByRole('main').getByRole('radio').first(),
  },
  {
    name: 'shop-product-sold',
    reach: (page, { pieces }) => openPage(page, `/product/${pieces.sold._id}`),
    sign: text('Dieses Stück ist verkauft.'),
  },
  {
    name: 'shop-product-reserved',
    reach: (page, { pieces }) => openPage(page, `/product/${pieces.held._id}`),
    sign: text(/^reserviert bis /),
  },
  {
    name: 'shop-product-rented',
    reach: (page, { pieces }) => openPage(page, `/product/${pieces.let._id}`),
    sign: (page, { pieces }) => page.getByRole('heading', { level: 1, name: pieces.let.title }),
  },
  {
    name: 'shop-product-rental-terms',
    frame: 'window',
    async reach(page, { pieces }) {
      await openPage(page, `/product/${pieces.free._id}`);
      await page.getByRole('main').getByRole('button', { name: 'Mieten', exact: true }).first().click();
    },
    sign: dialog('Mietdauer auswählen'),
  },
  {
    name: 'shop-gallery-open',
    frame: 'window',
    async reach(page, { pieces }) {
      await openPage(page, `/product/${pieces.free._id}`);
      await page.getByRole('region', { name: 'Bilder' }).getByRole('link').first().click();
    },
    // Until it is loaded, it shows a spinner.
    sign: (page) => page.locator('dialog[data-state="loaded"], [role="dialog"][data-state="loaded"]'),
  },
  {
    name: 'shop-menu-open',
    frame: 'window',
    async reach(page, _world, width) {
      await openPage(page, '/');
      if (width < 1024) await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await page.getByRole('navigation', { name: 'Hauptmenü' }).getByText('Shop', { exact: true }).click();
    },
    sign: (page) => page.getByRole('navigation', { name: 'Hauptmenü' }).getByText('Wohnzimmer').first(),
  },
  at('buy-in', '/ankauf', heading('Der Möbelankauf')),
  {
    name: 'shop-buy-in-refused-picture',
    async reach(page) {
      await openPage(page, '/ankauf');
      const none = { name: 'bild.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
      await page.getByLabel('Möbelstück 1, Bild 1').setInputFiles(none);
    },
    sign: text(/Diese Datei ist kein Bild, das wir lesen können/),
  },
  at('rental', '/verleih', heading(/./)),
  at('contact', '/contact-us', heading(/./)),
  at('questions', '/faq', heading(/./)),
  at('delivery', '/versand', heading(/./)),
  at('legal-notice', '/impressum', heading('Impressum')),
  at('terms', '/terms', heading(/^Allgemeine Geschäftsbedingungen/)),
  at('withdrawal', '/vertrag-widerrufen', heading(/./)),
  at('privacy-settings', '/datenschutz-einstellungen', heading('Datenschutz-Einstellungen')),
  at('gift-balance', '/gutschein-guthaben', heading('Guthaben eines Geschenkgutscheins')),
  at('gift-purchase', '/gutschein-kaufen', heading('Geschenkgutschein kaufen')),
  at('not-found', '/gibt-es-nicht', heading('Diese Seite gibt es nicht')),
  {
    name: 'shop-crash',
    async reach(page) {
      // A document with data that its script cannot handle.
      await page.route('**/sales', async (route) => {
        const answer = await route.fetch();
        const spoiled = (await answer.text()).replace(
          /(<script type="application\/json" id="page-state"[^>]*>)(.*?)(<\/script>)/s,
          (_all, start: string, json: string, end: string) =>
            start + JSON.stringify({ ...(JSON.parse(json) as object), data: null }) + end,
        );
        await route.fulfill({ response: answer, body: spoiled });
      });
      await page.goto('/sales', { waitUntil: 'domcontentloaded' });
    },
    sign: heading('Unexpected Application Error!'),
  },
];
