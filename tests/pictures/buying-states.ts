import type { Page } from '@playwright/test';
import { reviewButton } from '../browser/fill-checkout.ts';
import type { ProductDetail } from '../browser/pieces.ts';
import { openPage } from './open-page.ts';
import type { State } from './state.ts';

const typed = {
  'E-Mail': 'paula.zahlt@example.org',
  Telefon: '030 1234567',
  Vorname: 'Paula',
  Nachname: 'Zahlt',
  'Straße und Hausnummer': 'Musterstraße 2',
  Postleitzahl: '10245',
  Ort: 'Berlin',
};

const cart = (page: Page) => page.getByRole('dialog', { name: 'Ihr Warenkorb' });
const bind = (page: Page) => page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });

async function fillCart(page: Page, piece: ProductDetail): Promise<void> {
  await openPage(page, `/product/${piece._id}`);
  await page.getByRole('main').getByRole('button', { name: 'Kaufen', exact: true }).click();
  await cart(page).getByText(piece.title).first().waitFor();
}

async function toCheckout(page: Page, piece: ProductDetail): Promise<void> {
  await fillCart(page, piece);
  await openPage(page, '/checkout');
  // The browser has stored the cart: from now on typed values stay.
  await page.getByRole('complementary').getByText(piece.title).first().waitFor();
}

async function toMeans(page: Page, piece: ProductDetail): Promise<void> {
  await toCheckout(page, piece);
  for (const [label, words] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(words);
  }
  await reviewButton(page).click();
  await page.getByRole('radio', { name: /^Überweisung/ }).waitFor();
}

async function toBinding(page: Page, piece: ProductDetail, method: RegExp): Promise<void> {
  await toMeans(page, piece);
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  await bind(page).waitFor();
}

const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();

/** From the cart to the order and the account. */
export const buyingStates: readonly State[] = [
  {
    name: 'shop-cart-empty',
    frame: 'window',
    async reach(page) {
      await openPage(page, '/');
      await page.getByRole('button', { name: /^Warenkorb/ }).click();
    },
    sign: text('Ihr Warenkorb ist leer.'),
  },
  {
    name: 'shop-cart-full',
    frame: 'window',
    reach: (page, { pieces }) => fillCart(page, pieces.free),
    sign: (page) => cart(page).getByRole('link', { name: 'Zur Kasse' }),
  },
  {
    name: 'shop-checkout',
    reach: (page, { pieces }) => toCheckout(page, pieces.free),
    sign: (page) => reviewButton(page),
  },
  {
    name: 'shop-checkout-errors',
    async reach(page, { pieces }) {
      await toCheckout(page, pieces.free);
      await reviewButton(page).click();
    },
    sign: text(/^Bitte ergänzen/),
  },
  {
    name: 'shop-checkout-means',
    reach: (page, { pieces }) => toMeans(page, pieces.free),
    sign: (page) => page.getByRole('radio', { name: /^Überweisung/ }),
  },
  {
    name: 'shop-checkout-review',
    reach: (page, { own }, width) => toBinding(page, own.review[width], /^Überweisung/),
    sign: bind,
  },
  {
    name: 'shop-payment-card',
    async reach(page, { own }, width) {
      await toBinding(page, own.pay[width], /^Kreditkarte/);
      await bind(page).click();
    },
    sign: (page) => page.getByLabel('Kartennummer'),
  },
  {
    name: 'shop-order-open',
    reach: (page, { orders }) => openPage(page, `/order-success/${orders.open.id}`),
    sign: (page, { orders }) => page.getByText(orders.open.number).first(),
  },
  {
    name: 'shop-order-paid',
    reach: (page, { orders }) => openPage(page, `/order-success/${orders.paid.id}`),
    sign: (page) => page.getByText('bezahlt', { exact: true }).first(),
  },
  {
    name: 'shop-order-cancelled',
    reach: (page, { orders }) => openPage(page, `/order-success/${orders.cancelled.id}`),
    sign: text('Diese Bestellung wurde storniert.'),
  },
  {
    name: 'shop-login',
    reach: (page) => openPage(page, '/login'),
    sign: (page) => page.getByRole('heading', { level: 1, name: 'Anmelden' }),
  },
  {
    name: 'shop-login-error',
    frame: 'window',
    async reach(page) {
      await openPage(page, '/login');
      await page.getByLabel('E-Mail', { exact: true }).fill('niemand@example.org');
      await page.getByLabel('Passwort', { exact: true }).fill('Vier falsche Stühle');
      await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
    },
    sign: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'shop-account',
    who: 'customer',
    reach: (page) => openPage(page, '/account'),
    sign: (page) =>
      page
        .getByRole('main')
        .getByRole('heading', { name: /Ada Muster|Übersicht|Mein Konto/ })
        .first(),
  },
  {
    name: 'shop-account-addresses',
    who: 'customer',
    reach: (page) => openPage(page, '/account/addresses'),
    sign: (page) => page.getByRole('heading', { name: 'Adressen' }).first(),
  },
  {
    name: 'mail-order',
    async reach(page) {
      await page.goto('/mails');
      const mail = page.getByRole('link', { name: /WMK-/ }).last();
      await mail.click();
      await page.getByRole('link', { name: 'wie im Mailprogramm' }).click();
    },
    sign: text(/WMK-/),
  },
];
