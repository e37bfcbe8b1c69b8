import type { Browser, Locator, Page, TestInfo } from '@playwright/test';
import { openReview, putIntoCart } from './fill-cart.ts';
import { fillCheckout, required, reviewButton } from './fill-checkout.ts';
import { expect, expectNoAxeViolations, makePatient, test } from './fixtures.ts';
import { claimPiece, findPiece, type ProductDetail } from './pieces.ts';
import { placeOrder } from './place-order.ts';
import { words } from './words.ts';

type Piece = Pick<ProductDetail, '_id' | 'title'>;

/** Goes to a page of the list with a sold-out piece, and finds its card. */
async function soldOutCard(page: Page): Promise<Locator> {
  for (let list = 1; list < 40; list += 1) {
    const address = `/api/user_product/products/list/vintage?page=${list}&limit=20`;
    const { products } = (await (await page.request.get(address)).json()) as { products: ProductDetail[] };
    const gone = products.find((one) => one.stockAmt === 0 && !one.reservedUntil && !one.rentedUntil);
    if (gone === undefined) continue;
    await page.goto(`/shop/vintage?page=${list}`);
    return page.getByRole('article').filter({ has: page.locator(`a[href="/product/${gone._id}"]`) });
  }
  throw new Error('the demo catalogue has nothing that is sold out');
}

/** A piece of boat-wood with variants, one of which has several units. */
async function boatwoodPiece(page: Page): Promise<{ piece: Piece; variant: string }> {
  const isPlentiful = ({ stockAmt }: { stockAmt: number }) => stockAmt >= 6;
  const piece = await findPiece(page, 'boatwood', ({ variants }) => variants.some(isPlentiful));
  return { piece, variant: piece.variants.find(isPlentiful)!.name };
}

const buy = (page: Page) => page.getByRole('button', { name: 'Kaufen', exact: true });
const cartPanel = (page: Page) => page.getByRole('dialog', { name: 'Ihr Warenkorb' });

async function buyOnItsPage(page: Page, piece: Piece): Promise<void> {
  await page.goto(`/product/${piece._id}`);
  await buy(page).click();
  await expect(cartPanel(page).getByText(piece.title)).toBeVisible();
}

const byTransfer = (page: Page) => page.getByRole('radio', { name: /^Überweisung/ });

async function inSecondBrowser(browser: Browser, info: TestInfo, visit: (page: Page) => Promise<void>) {
  const { baseURL = '', viewport = null, locale = 'de-DE' } = info.project.use;
  const context = await browser.newContext({ baseURL, viewport, locale });
  await makePatient(context);
  await visit(await context.newPage());
  await context.close();
}

test('2.12 to 2.15 a vintage piece and a boat-wood variant are bought by bank transfer', async ({
  page,
  browser,
}, info) => {
  test.slow();
  const vintage = await claimPiece(page);
  const { piece: boatwood, variant } = await boatwoodPiece(page);
  await buyOnItsPage(page, vintage);
  await expect(page.getByText(words.addedToCart)).toBeVisible();
  await expectNoAxeViolations(page, 'cart');

  await page.goto(`/product/${boatwood._id}`);
  await page.getByRole('radio', { name: variant }).check();
  await expectNoAxeViolations(page, 'product, boatwood');
  await buy(page).click();
  const title = `${boatwood.title}, ${variant}`;
  await expect(cartPanel(page).getByText(title)).toBeVisible();
  const more = cartPanel(page).getByRole('button', { name: `Eins mehr: ${title}` });
  const less = cartPanel(page).getByRole('button', { name: `Eins weniger: ${title}` });
  await more.click();
  const counted = cartPanel(page).getByRole('status').filter({ hasText: title });
  await expect(counted).toHaveText(/: jetzt 2 Stück, [\d.]+,\d\d\s€\.$/);
  // At the end of its way a button does nothing, and keeps the focus of people at a keyboard.
  await less.press('Enter');
  await expect(counted).toContainText('jetzt 1 Stück');
  await expect(less).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(less).toBeFocused();
  await more.press('Enter');
  await expect(counted).toContainText('jetzt 2 Stück');
  await expect(page.getByRole('button', { name: `Eins mehr: ${vintage.title}` })).toBeDisabled();
  await expect(
    cartPanel(page).getByText('Zahlungsarten: Kreditkarte, Klarna, Überweisung, PayPal'),
  ).toBeVisible();
  await cartPanel(page).getByRole('link', { name: 'Zur Kasse' }).click();

  await expect(page).toHaveURL('/checkout');
  await fillCheckout(page);
  await expect(reviewButton(page)).toBeEnabled();
  const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  await expect(summary.getByText(/^[\d.]+,\d\d\s€$/).first()).toBeVisible();
  await expect(summary.getByText('Inkl. 19% MwSt', { exact: true }).last()).toBeVisible();
  // Beside boat-wood there is a used piece, of which no VAT may be shown (§ 14c UStG).
  const margin =
    /^Gebrauchte Stücke: differenzbesteuert nach §\s25a\sUStG, kein gesonderter Ausweis der MwSt\.$/;
  await expect(summary.getByText('Inkl. 19% MwSt, soweit nicht differenzbesteuert')).toBeVisible();
  await expect(summary.getByText(margin)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expectNoAxeViolations(page, 'checkout');
  await reviewButton(page).click();

  await expect(page).toHaveURL('/order-review');
  await expect(page.getByText('erika.mustermann@example.org')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Kreditkarte/ })).toBeChecked();
  await byTransfer(page).check();
  await expectNoAxeViolations(page, 'review');
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();

  const order = page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
  await expect(order).toBeVisible();
  await expect(page.getByText(title)).toBeVisible();
  // Art. 246a § 1 (1) EGBGB: before the order, and to be read in full.
  await expect(page.getByText('zwei Jahre ab Übergabe, auch für gebrauchte')).toBeVisible();
  await expectNoAxeViolations(page, 'binding order');
  await order.click();

  await expect(page).toHaveURL(/\/order-success\/[\w-]{22,}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeVisible();
  await expect(page.getByText(/^DE\d\d( \d{4}){4} \d\d$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^GiroCode/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bestellte Stücke' }).getByText(margin)).toBeVisible();
  await expect(page.getByText(/^WMK-\d+$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Warenkorb', exact: true })).toBeVisible();
  await expectNoAxeViolations(page, 'order, bank transfer');

  await inSecondBrowser(browser, info, async (other) => {
    await other.goto(`/product/${vintage._id}`);
    await expect(other.getByText(/^reserviert bis /)).toBeVisible();
    await expect(buy(other)).toHaveCount(0);
  });
  await page.getByRole('link', { name: words.continueShopping }).click();
  await expect(page).toHaveURL('/categories/all');
});

test('a press on Kaufen before the scripts are there is answered when they are', async ({ page }) => {
  const piece = await claimPiece(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/product/${piece._id}`, { waitUntil: 'commit' });
  await buy(page).click();
  await buy(page).click();
  await expect(cartPanel(page)).toHaveCount(0);
  release();
  await expect(cartPanel(page).getByText(piece.title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Warenkorb, 1 Stück' })).toBeVisible();
});

test('2.13, 5 missing fields are named at the fields and above the form', async ({ page }) => {
  await putIntoCart(page, await claimPiece(page));
  await page.goto('/cartpayment');
  await reviewButton(page).click();
  const summary = page.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  await expect(summary).toBeFocused();
  for (const [label, message] of [
    ['E-Mail', words.emailRequired],
    ['Vorname', words.firstNameRequired],
    ['Nachname', words.lastNameRequired],
    ['Straße und Hausnummer', words.addressRequired],
    ['Ort', words.cityRequired],
    ['Postleitzahl', words.postalCodeRequired],
    ['Telefon', words.phoneRequired],
  ] as const) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
  }
  await expectNoAxeViolations(page, 'checkout, faults');
  await summary.getByRole('link', { name: words.cityRequired }).click();
  await page.keyboard.type('Berlin');
  await expect(page.getByText(words.cityRequired)).toHaveCount(0);

  // What is there but cannot be right is not called missing.
  await page.getByLabel('Nachname', { exact: true }).fill('123');
  await expect(summary.getByRole('link', { name: /^Der Nachname enthält keinen Buchstaben/ })).toBeVisible();
  // Nor is what is too long sent anywhere first.
  await page.getByLabel('Straße und Hausnummer', { exact: true }).fill(`${'Lange '.repeat(40)}Straße 1`);
  await expect(summary.getByRole('link', { name: 'Bitte höchstens 200 Zeichen' })).toBeVisible();
});

test('2.13 typed values survive a reload and going back', async ({ page }) => {
  await putIntoCart(page, await claimPiece(page));
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByLabel('Land', { exact: true }).selectOption('Deutschland');
  // On a busy machine the page's scripts arrive only now.
  const kept = () => page.evaluate(() => sessionStorage.getItem('checkout') ?? '');
  await expect.poll(kept).toContain('Berlin');
  await page.reload();
  for (const [label, text] of Object.entries(required)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
  await reviewButton(page).click();
  await expect(page).toHaveURL('/order-review');
  await page.reload();
  await expect(page.getByText('erika.mustermann@example.org')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(required['E-Mail']);
});

test('a double click makes one order, a reload shows it again, and going back gives the piece free or orders nothing', async ({
  page,
}) => {
  const piece = await claimPiece(page);
  await putIntoCart(page, piece);
  const orders = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/initiate-payment') || !response.ok()) return;
    const { orderId } = (await response.json()) as { orderId: string };
    orders.add(orderId);
  });
  await openReview(page);
  await byTransfer(page).check();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).dblclick();
  const order = page.getByRole('button', { name: 'zahlungspflichtig bestellen' });
  await expect(order).toBeVisible();
  await expect.poll(() => orders.size).toBe(1);

  const cancelled = page.waitForResponse(/\/cancel$/);
  await page.getByRole('button', { name: words.backToReview }).click();
  expect((await cancelled).ok()).toBe(true);
  await byTransfer(page).check();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  await order.dblclick();
  await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
  await expect.poll(() => orders.size).toBe(2);
  const bank = page.getByText('DE36 0000 0000 0000 0000 00');
  await expect(bank).toBeVisible();
  const placed = page.url();
  await page.reload();
  await expect(bank).toBeVisible();
  await page.goBack();
  // The clicked button is gone.
  await expect(order).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(placed);
  await expect(bank).toBeVisible();
  expect(orders.size).toBe(2);
});

test('a piece that somebody else has just bought is named, and taken out with one click', async ({
  page,
  watch,
}) => {
  watch.allowStatus(409, '/api/initiate-payment');
  const [gone, stays] = [await claimPiece(page), await claimPiece(page)];
  await putIntoCart(page, gone);
  await putIntoCart(page, stays);
  // This checkout has asked about its pieces a moment before the other one orders.
  const asked = await page.request.get(`/api/products/${gone._id}`);
  const json: unknown = await asked.json();
  await page.route(`**/api/products/${gone._id}`, (route) => route.fulfill({ json }));
  await placeOrder(page, gone);
  await openReview(page);
  await byTransfer(page).check();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'nicht mehr zu haben' });
  await expect(notice.getByText(gone.title).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await notice.getByRole('button', { name: /^Aus dem Warenkorb nehmen/ }).click();
  await expect(page.getByText(gone.title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  await expect(page.getByRole('button', { name: 'zahlungspflichtig bestellen' })).toBeVisible();
});

test('4.1 the cart of a second tab follows', async ({ page, context }) => {
  const piece = await claimPiece(page);
  const second = await context.newPage();
  await second.goto('/impressum');
  await buyOnItsPage(page, piece);
  await expect(second.getByRole('button', { name: 'Warenkorb, 1 Stück' })).toBeVisible();
  await cartPanel(page)
    .getByRole('button', { name: `Entfernen: ${piece.title}` })
    .click();
  await expect(second.getByRole('button', { name: 'Warenkorb', exact: true })).toBeVisible();
  await cartPanel(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect(second.getByRole('button', { name: 'Warenkorb, 1 Stück' })).toBeVisible();
});

test(
  '4.2, 8 the wishlist remembers a piece; sold-out pieces get a message',
  { tag: '@night' },
  async ({ page }) => {
    const piece = await claimPiece(page);
    await page.goto(`/product/${piece._id}`);
    const heart = page.getByRole('button', { name: 'Wunschliste', exact: true }).last();
    await heart.click();
    await expect(page.getByText(words.addedToWishlist)).toBeVisible();
    const inHeader = page.getByRole('button', { name: 'Wunschliste, 1 Stück' });
    await inHeader.click();
    const panel = page.getByRole('dialog', { name: 'Wunschliste' });
    await expect(panel.getByRole('link', { name: piece.title })).toBeVisible();
    await expectNoAxeViolations(page, 'wishlist');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(inHeader).toBeFocused();

    const soldOut = await soldOutCard(page);
    await expect(soldOut.getByText(words.soldOut)).toBeVisible();
    await expect(soldOut.getByRole('button', { name: /^Kaufen/ })).toBeDisabled();
    await soldOut.getByRole('button', { name: /^Kaufen/ }).press('Enter');
    await expect(page.getByText(words.outOfStock)).toBeVisible();
    // There is nothing to wish for any more, as on its own page.
    await expect(soldOut.getByRole('button', { name: /^Wunschliste/ })).toHaveCount(0);
  },
);

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never came to ${target.toString()}`);
}

// On a phone: `checkout.test.ts`, a business.
test('a piece is bought by keyboard alone', { tag: '@desk' }, async ({ page }) => {
  test.slow();
  const piece = await claimPiece(page);
  await page.goto(`/product/${piece._id}`);
  await tabTo(page, buy(page));
  await page.keyboard.press('Enter');
  await tabTo(page, cartPanel(page).getByRole('link', { name: 'Zur Kasse' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('/checkout');
  for (const [label, text] of Object.entries(required)) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await expect(reviewButton(page)).toBeEnabled();
  await page.keyboard.press('Enter');
  await page.waitForURL('/order-review');
  await tabTo(page, page.getByRole('radio', { name: /^Kreditkarte/ }));
  for (let steps = 0; steps < 2; steps += 1) await page.keyboard.press('ArrowDown');
  await expect(byTransfer(page)).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Zur Zahlung fortfahren' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'zahlungspflichtig bestellen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
});
