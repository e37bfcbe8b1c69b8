import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { reviewButton } from './fill-checkout.ts';
import { putIntoCart } from './fill-cart.ts';
import { claimPiece, findPiece, type ProductDetail } from './pieces.ts';
import { words } from './words.ts';

/** Puts the first reduced pieces of Sale into the cart; nothing here takes stock from the shop. */
async function fillCart(page: Page, count: number): Promise<string[]> {
  const sale = await page.request.get('/api/products/section?productPlace=sales');
  const products = (await sale.json()) as (ProductDetail & { readonly isVariantsAvailable: boolean })[];
  const suits = (one: (typeof products)[0]) =>
    one.stockAmt > 0 && one.saving !== null && !one.isVariantsAvailable;
  const wanted = products.filter(suits).slice(0, count);
  for (const piece of wanted) await putIntoCart(page, piece);
  return wanted.map(({ _id }) => _id);
}

test('2.12 the cart shows that a piece was sold elsewhere, and removed lines can be restored', async ({
  page,
}) => {
  // Two pieces, two looks by axe.
  test.slow();
  const [gone = '', stays = ''] = await fillCart(page, 2);
  await page.route(`**/api/products/${gone}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), stockAmt: 0 } });
  });
  await page.goto('/sales');
  await page.getByRole('button', { name: 'Warenkorb, 2 Stück' }).click();
  const panel = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(panel.getByRole('alert').getByText(/^Ein Stück ist so nicht mehr zu haben/)).toBeVisible();
  const line = panel.getByRole('listitem').filter({ has: page.locator(`a[href="/product/${gone}"]`) });
  await expect(line.getByText('Inzwischen verkauft.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();
  // Both are reduced (§ 11 PAngV).
  await expect(panel.getByText(/^Niedrigster Preis der letzten 30 Tage: [\d.]+,\d\d\s€$/)).toHaveCount(2);
  await expectNoAxeViolations(page, 'cart, sold elsewhere');

  // By keyboard: the undo button gets the focus, and the message waits for it.
  await line.getByRole('button', { name: /^Entfernen/ }).focus();
  await page.keyboard.press('Enter');
  const undo = panel.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toBeFocused();
  await expect(panel.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
  await expectNoAxeViolations(page, 'cart, undo');
  await page.keyboard.press('Enter');
  await expect(panel.locator('a[href^="/product/"]').first()).toHaveAttribute('href', `/product/${gone}`);
  await expect(undo).toBeHidden();
  await line.getByRole('button', { name: /^Entfernen/ }).click();
  await expect(panel.locator('a[href^="/product/"]')).toHaveCount(1);
  await expect(panel.locator(`a[href="/product/${stays}"]`)).toBeVisible();
});

test('4.2, 8 the wishlist takes a piece, gives it up and takes it back; each toast at its place', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/highlights');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Wunschliste: / });
  const free = hearts.and(page.locator(':not([aria-disabled])'));
  await free.nth(0).click();
  const toast = page.getByText(words.addedToWishlist);
  await expect(toast).toBeVisible();
  const rightEdge = () => page.locator('.toast').evaluate((one) => one.getBoundingClientRect().right);
  await expect.poll(rightEdge).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.6);
  await free.nth(1).click();
  await page.getByRole('button', { name: 'Wunschliste, 2 Stück' }).click();
  const panel = page.getByRole('dialog', { name: 'Wunschliste' });
  const first = panel.locator('a[href^="/product/"]').first();
  const address = (await first.getAttribute('href')) ?? '';
  await panel
    .getByRole('button', { name: /^Entfernen/ })
    .first()
    .click();
  await expect(first).not.toHaveAttribute('href', address);
  await panel.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(first).toHaveAttribute('href', address);
  for (let left = 2; left > 0; left -= 1) {
    // A toast stays as long as a pointer rests on it, and may cover the list on a phone.
    await page.mouse.move(5, 500);
    await page.clock.fastForward(5000);
    await expect(panel.getByRole('button', { name: 'Rückgängig' })).toBeHidden();
    await panel
      .getByRole('button', { name: /^Entfernen/ })
      .first()
      .click();
  }
  await expect(panel.getByText('Auf Ihrer Wunschliste steht noch nichts.')).toBeVisible();
  await expectNoAxeViolations(page, 'wishlist, empty');
  // Spec 8: a toast disappears after 5 seconds.
  await page.mouse.move(0, 0);
  await page.clock.fastForward(5000);
  await expect(panel.getByText(/ wurde entfernt\.$/)).toHaveCount(0);
});

test('2.4, 8 a card whose photograph is broken says so', async ({ page, watch }) => {
  watch.allowError(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.route(/\/pictures\/.*\.(avif|jpg)$/, (route) => route.abort('failed'));
  await page.goto('/newhits');
  await expect(page.getByText('Vorschau nicht verfügbar').first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('2.12 assembly is taken out of the cart by itself, and taken back', async ({ page }) => {
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt > 0 && one.assemblyService);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('checkbox', { name: /Aufbauservice/ }).check();
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  const assembled = panel.getByText(/^mit Aufbauservice \(35,00\s€ je Stück, inkl\. 19% MwSt\)/);
  await expect(assembled).toBeVisible();
  const sum = panel.locator('p').filter({ hasText: 'Zwischensumme' });
  const total = async () => Number((await sum.innerText()).replace(/[^\d,]/g, '').replace(',', ''));
  const before = await total();
  await panel.getByRole('button', { name: `Aufbauservice entfernen: ${piece.title}` }).press('Enter');
  await expect(assembled).toBeHidden();
  await expect.poll(total).toBe(before - 3500);
  const undo = panel.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toBeFocused();
  await expectNoAxeViolations(page, 'cart, undo');
  await undo.press('Enter');
  await expect(assembled).toBeVisible();
  await expect.poll(total).toBe(before);
});

test('2.12 a cart whose only piece somebody else has says so, also to a shopper who was at its payment', async ({
  page,
}) => {
  const piece = await claimPiece(page);
  await putIntoCart(page, piece);
  const panel = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  // This browser held pieces a minute ago, and has given them back; the next ones to hold it are others.
  await page.addInitScript(() =>
    localStorage.setItem(
      'checkout-key',
      JSON.stringify({ key: 'k', askedAt: 0, heldUntil: new Date(Date.now() + 60_000).toISOString() }),
    ),
  );
  const end = new Date(Date.now() + 1_500_000).toISOString();
  await page.route(`**/api/products/${piece._id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), stockAmt: 0, reservedUntil: end } });
  });
  await page.goto('/impressum');
  await page.getByRole('button', { name: /^Warenkorb, 1/ }).click();
  await expect(panel.getByRole('alert').getByText(/^Ein Stück ist so nicht mehr zu haben/)).toBeVisible();
  await expect(panel.getByText(/^Für jemand anderen reserviert bis /)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Zur Kasse' })).toHaveAccessibleDescription(
    /^Ein Stück ist so nicht mehr zu haben/,
  );
  await expect(panel.getByRole('link', { name: `Ähnliche Stücke: ${piece.title}` })).toHaveAttribute(
    'href',
    `/product/${piece._id}#aehnlich`,
  );
  await expectNoAxeViolations(page, 'cart, sold elsewhere');
  await panel.getByRole('button', { name: `Auf die Wunschliste: ${piece.title}` }).click();
  await expect(panel.getByText('Ihr Warenkorb ist leer.')).toBeVisible();
  await expect(panel.getByText(`„${piece.title}“ steht jetzt auf Ihrer Wunschliste.`)).toBeVisible();
  await panel.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(panel.getByText(/^Für jemand anderen reserviert bis /)).toBeVisible();
});

test('2.13 the checkout says at its head what is no longer available, and no sum counts it', async ({
  page,
}) => {
  const [gone, free] = [await claimPiece(page), await claimPiece(page)];
  for (const piece of [gone, free]) await putIntoCart(page, piece);
  await page.route(`**/api/products/${gone._id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), stockAmt: 0, away: null } });
  });
  await page.goto('/impressum');
  await page.getByRole('button', { name: /^Warenkorb, 2/ }).click();
  const panel = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(panel.getByText('Inzwischen verkauft.')).toBeVisible();
  const price = free.pricing.price.toLocaleString('de-DE', { minimumFractionDigits: 2 });
  await expect(panel.getByText('Zwischensumme').locator('..')).toContainText(price);
  await page.goto('/checkout');
  const notice = page.getByRole('alert').filter({ hasText: 'Ein Stück ist so nicht mehr zu haben' });
  await expect(notice).toContainText(`${gone.title}: Inzwischen verkauft.`);
  await reviewButton(page).click();
  await expect(notice.locator('[tabindex="-1"]')).toBeFocused();
  await expectNoAxeViolations(page, 'checkout, sold elsewhere');
  await notice.getByRole('button', { name: `Entfernen: ${gone.title}` }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('complementary').getByText(free.title).first()).toBeVisible();
  await expect(page.getByRole('complementary').getByText(gone.title)).toHaveCount(0);
});

test('a page that is reloaded with its cart open stays where it is, however late it is complete', async ({
  page,
}) => {
  await page.goto('/');
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt > 0);
  await page.goto(`/product/${piece._id}`);
  const here = page.url();
  await page.getByRole('button', { name: /^Warenkorb/ }).click();
  const overlays = () => page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0);
  await expect.poll(overlays).toBe(1);
  // The browser shows the page while it is on its way back to the entry without the cart.
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (steps = 0) => {
      sessionStorage.setItem('steps', String(Number(sessionStorage.getItem('steps')) + steps));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
      setTimeout(() => go(steps), 100);
    };
  });
  await page.reload();
  await expect.poll(overlays).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('steps'))).toBe('-1');
  expect(page.url()).toBe(here);
});

test('Back closes what lies over the page, and only then leaves it', async ({ page }, info) => {
  await page.goto('/');
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt > 0);
  await page.goto(`/product/${piece._id}`);
  const here = page.url();
  const depth = () => page.evaluate(() => history.length);
  const panel = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  const openCart = () => page.getByRole('button', { name: /^Warenkorb/ }).click();
  // What opens gets its entry in the browser's history a moment after it is seen.
  const hasEntry = () =>
    expect
      .poll(() => page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0))
      .toBe(1);

  await openCart();
  await expect(panel).toBeVisible();
  await hasEntry();
  await page.goBack();
  await expect(panel).toBeHidden();
  expect(page.url()).toBe(here);

  // Closed by itself, it leaves no step behind: neither back nor forward.
  await openCart();
  await expect(panel).toBeVisible();
  await hasEntry();
  const steps = await depth();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await openCart();
  await expect(panel).toBeVisible();
  await hasEntry();
  expect(await depth()).toBe(steps);
  await panel.getByRole('button', { name: 'Schließen', exact: true }).click();
  await expect(panel).toBeHidden();
  await page.evaluate(() => history.forward());
  await expect
    .poll(() => page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0))
    .toBe(0);
  await expect(panel).toBeHidden();

  // A reload closes it, and leaves no step behind either.
  await openCart();
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(panel).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0))
    .toBe(0);

  // The large photograph.
  await page.locator('main a.cursor-zoom-in').first().click();
  const zoom = page.locator('dialog.zoom');
  await expect(zoom).toBeVisible();
  await hasEntry();
  await page.goBack();
  await expect(zoom).toBeHidden();
  expect(page.url()).toBe(here);

  if (info.project.name === 'phone') {
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(page.locator('#side-menu')).toBeVisible();
    await hasEntry();
    await page.goBack();
    await expect(page.locator('#side-menu')).toBeHidden();
    expect(page.url()).toBe(here);
  }
  await page.goBack();
  await expect(page).toHaveURL('/');

  if (info.project.name === 'phone') {
    await page.goto('/shop/vintage');
    await page.locator('button[popovertarget=filters]').first().click();
    await expect(page.locator('#filters')).toBeVisible();
    await hasEntry();
    await page.goBack();
    await expect(page.locator('#filters')).toBeHidden();
    await expect(page).toHaveURL('/shop/vintage');
  }
});
