import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { findPiece } from './pieces.ts';
import { hiddenByWhatFloats } from './what-floats.ts';
import { words } from './words.ts';

// Each page that is there to be read or to choose from is loaded once, and looked at in all ways in which one can be
// hard to read.

/** Address and heading. */
const lists = [
  ['/', /\S/],
  ['/categories/all', 'Alle Kategorien'],
  ['/categories/boatwood', /\S/],
  ['/parent-category/vintage-wohnzimmer', 'Wohnzimmer'],
  ['/category/vintage-sideboards', 'Sideboards'],
  ['/shop/vintage', 'Shop Vintage'],
  ['/shop/boatwood', `Shop ${words.boatwood}`],
  ['/sales', 'SALE'],
  ['/highlights', 'Highlights'],
  ['/newhits', 'Neuheiten'],
  ['/suche?query=tisch', 'Suche nach „tisch“'],
] as const;

const information = [
  ['/about-us', 'Über uns'],
  ['/our-team', 'Unser Team'],
  ['/melem', 'Melem, unser Ladenhund'],
  ['/vintage-mega-store', 'Vintage Mega Store'],
  ['/firmenname', 'Was WMK bedeutet'],
  ['/wo-kommen-unsere-mobel-her', 'Wo kommen unsere Möbel her?'],
  ['/thinkGreen', "Nachhaltiger geht's nicht!"],
  ['/verleih', 'Möbel mieten in Berlin'],
  ['/rent-a-sustainability', 'Rent a Sustainability'],
  ['/versand', 'Versand und Lieferung'],
  ['/ratenzahlung-bei-wmk', 'Ratenzahlung bei WMK'],
  ['/wmk-for-ukraine', 'WMK for Ukraine'],
  ['/contact-us', 'Kontakt'],
  ['/faq', 'Häufig gestellte Fragen'],
] as const;

/** That they are complete is said in `said-on-pages.test.ts`. */
const legal = [
  ['/impressum', 'Impressum'],
  ['/data-protection', 'Datenschutzerklärung'],
  ['/withdrawal', 'Widerrufsbelehrung & Widerrufsformular'],
  ['/terms', 'Allgemeine Geschäftsbedingungen mit Kundeninformationen'],
  ['/barrierefreiheit', 'Informationen zur Barrierefreiheit'],
  ['/zahlung', 'Zahlung'],
] as const;

const forms = [
  ['/checkout', /\S/],
  ['/login', /\S/],
  ['/ankauf', /\S/],
  ['/datenschutz-einstellungen', /\S/],
  ['/gutschein-guthaben', /\S/],
  ['/gutschein-kaufen', /\S/],
  ['/kontaktformular', /\S/],
  ['/vertrag-widerrufen', /Vertrag widerrufen/],
  ['/vertraege-kuendigen', /\S/],
] as const;

/** Those which are built like no other are looked at by day, too: of lists, texts, tables, pictures and forms one each. */
const byDay = new Set<string>([
  '/',
  '/categories/all',
  '/parent-category/vintage-wohnzimmer',
  '/category/vintage-sideboards',
  '/shop/vintage',
  '/suche?query=tisch',
  '/vintage-mega-store',
  '/versand',
  '/contact-us',
  '/faq',
  '/data-protection',
  '/withdrawal',
  '/checkout',
  '/login',
  '/ankauf',
  '/datenschutz-einstellungen',
  '/gutschein-kaufen',
  '/vertrag-widerrufen',
]);

/** The widths of the smallest phone, of that which the tests use, and of a tablet. */
const [smallest, phone, tablet] = [320, 390, 768];
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 844 });

async function readInAllWays(page: Page, address: string, name: string | RegExp, state = address) {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expectNoAxeViolations(page, state);
  // All tests but a few prefer less motion.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await hiddenByWhatFloats(page)).toEqual([]);
  const chat = page.getByRole('link', { name: 'Chat öffnen (in neuem Tab)' });
  // The checkout has none.
  if (address === '/checkout') await expect(chat).toHaveCount(0);
  else await expect(chat).toBeInViewport({ ratio: 1 });
  await resize(page, smallest);
  await expectNothingBeside(page);
  // WCAG 1.4.4: text twice as large.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [tablet, phone]) {
    await resize(page, width);
    await expectNothingBeside(page);
    await expect(page.getByRole('button', { name: /^Warenkorb/ })).toBeInViewport({ ratio: 1 });
  }
}

for (const [address, title] of [...lists, ...information, ...legal, ...forms]) {
  const tag = byDay.has(address) ? ['@phone'] : ['@phone', '@night'];
  test(`${address} can be read by everybody`, { tag }, ({ page }) => readInAllWays(page, address, title));
}

test('a piece can be read by everybody', { tag: '@phone' }, async ({ page }) => {
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1 && one.rentable);
  await readInAllWays(page, `/product/${piece._id}`, piece.title, 'product, vintage');
});
