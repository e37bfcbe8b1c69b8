import type { Locator, Page } from '@playwright/test';
import { logIn } from './account-login.ts';
import { fillInBefore, putIntoCart } from './fill-cart.ts';
import { reviewButton } from './fill-checkout.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { claimPiece, findPiece } from './pieces.ts';
import { placeOrder } from './place-order.ts';
import { hiddenByWhatFloats } from './what-floats.ts';
import { words } from './words.ts';

const height = 844;
const chat = (page: Page) => page.getByRole('link', { name: 'Chat öffnen (in neuem Tab)' });
const main = (page: Page) => page.getByRole('main');

/** A category, one of its pieces that can be bought, and other pages to look at. */
async function addresses(page: Page): Promise<readonly string[]> {
  const categories = (await (await page.request.get('/api/categories')).json()) as { _id: string }[];
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1 && one.rentable);
  return [
    '/',
    `/category/${categories[0]!._id}`,
    '/suche?query=tisch',
    `/product/${piece._id}`,
    '/ankauf',
    '/login',
    '/terms',
  ];
}

test('nothing that floats hides anything of the form for an account', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Noch kein Konto? Registrieren' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrieren');
  expect(await hiddenByWhatFloats(page)).toEqual([]);
});

for (const width of [320, 360, 767, 768, 769, 1280]) {
  test(
    `at ${width} px nothing that floats hides words or controls`,
    { tag: ['@night', '@phone'] },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      for (const address of await addresses(page)) {
        await page.goto(address);
        expect(await hiddenByWhatFloats(page), address).toEqual([]);
        await expect(chat(page), address).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
        // One row: on a small screen anything larger is hidden, too.
        const header = await page.locator('.header-row').boundingBox();
        expect(header!.height, address).toBeLessThan(width < 1024 ? 60 : 80);
      }
    },
  );
}

test('the chat and the bar that buys never meet', { tag: '@phone' }, async ({ page }) => {
  const piece = await findPiece(page, 'vintage', (one) => one.stockAmt === 1 && one.rentable);
  await page.goto(`/product/${piece._id}`);
  for (const width of [320, 390, 767, 768, 769]) {
    await page.setViewportSize({ width, height });
    const doMeet = async () => {
      const [bubble, bar] = [await chat(page).boundingBox(), await page.locator('.buy-bar').boundingBox()];
      return (
        bubble!.x < bar!.x + bar!.width &&
        bar!.x < bubble!.x + bubble!.width &&
        bubble!.y < bar!.y + bar!.height &&
        bar!.y < bubble!.y + bubble!.height
      );
    };
    await expect.poll(doMeet, `at ${width} px`).toBe(false);
  }
});

test(
  'nothing that floats hides anything from cart to payment, in the account and on an order',
  { tag: '@night' },
  async ({ page }, info) => {
    test.slow();
    const piece = await claimPiece(page);
    await putIntoCart(page, piece);
    await fillInBefore(page);
    await page.goto('/versand');
    await page.getByRole('button', { name: /^Warenkorb/ }).click();
    const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
    await expect(cart.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
    expect(await hiddenByWhatFloats(page), 'cart').toEqual([]);
    await cart.getByRole('link', { name: 'Zur Kasse' }).click();
    await expect(page.getByRole('complementary').getByText(piece.title).first()).toBeVisible();
    expect(await hiddenByWhatFloats(page), 'checkout').toEqual([]);
    await reviewButton(page).click();
    await page.getByRole('radio', { name: /^Kreditkarte/ }).check();
    expect(await hiddenByWhatFloats(page), 'review').toEqual([]);
    await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
    const binding = page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
    await expect(binding).toBeVisible();
    expect(await hiddenByWhatFloats(page), 'before the binding click').toEqual([]);
    await binding.click();
    await expect(page.getByLabel('Kartennummer')).toBeVisible();
    expect(await hiddenByWhatFloats(page), 'payment').toEqual([]);

    const { orderId } = await placeOrder(page, await claimPiece(page));
    await page.goto(`/order-success/${orderId}`);
    await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
    expect(await hiddenByWhatFloats(page), 'order').toEqual([]);

    await logIn(page, 'schwebt', info);
    for (const address of ['/account', '/account/profile', '/account/security', '/account/addresses']) {
      await page.goto(address);
      await expect(main(page).getByRole('button').first()).toBeVisible();
      expect(await hiddenByWhatFloats(page), address).toEqual([]);
    }
  },
);

/** Scrolls a control right under the header, or to the lower edge of the window. */
const bring = (control: Locator, place: 'under the header' | 'at the end') =>
  control.evaluate((one, where) => {
    const { top, bottom } = one.getBoundingClientRect();
    const header = document.querySelector('.header-row')!.getBoundingClientRect();
    scrollBy(0, where === 'at the end' ? bottom - innerHeight + 1 : top - header.height - 1);
  }, place);

/** Whether all of it can be seen and clicked, down to its edges. */
const isInTheOpen = (control: Locator) =>
  control.evaluate((one) => {
    const { x, y, width, height: high } = one.getBoundingClientRect();
    return [y + 3, y + high / 2, y + high - 3].every((at) => {
      const hit = document.elementFromPoint(x + width / 2, at);
      return hit !== null && one.contains(hit);
    });
  });

for (const width of [320, 390, 768]) {
  test(
    `at ${width} px a message hides neither what was pressed nor anything else, and goes by itself`,
    { tag: width === 390 ? '@phone' : ['@night', '@phone'] },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await page.clock.install();
      await page.goto('/shop/vintage');
      const hearts = main(page).getByRole('button', { name: /^Wunschliste: / });
      const heart = hearts.and(page.locator(':not([aria-disabled])'));
      const message = page.getByRole('status').filter({ hasText: words.addedToWishlist });
      for (const [nth, place] of [
        [6, 'under the header'],
        [9, 'at the end'],
      ] as const) {
        const pressed = heart.nth(nth);
        await bring(pressed, place);
        await pressed.click();
        await expect(message).toBeVisible();
        await expect.poll(() => isInTheOpen(pressed), place).toBe(true);
      }
      // It stays as long as the pointer is on it.
      await message.getByText(words.addedToWishlist).hover();
      expect(await hiddenByWhatFloats(page)).toEqual([]);
      // axe thinks that a link half scrolled under the header is too small.
      await page.evaluate(() => scrollTo(0, 0));
      await expectNoAxeViolations(page);
      await page.mouse.move(5, 600);
      await page.clock.fastForward(5000);
      await expect(message).toBeHidden();
    },
  );
}

test('a message in a panel hides nothing of it, and is closed by hand', async ({ page }) => {
  await page.goto('/highlights');
  const heart = main(page).getByRole('button', { name: /^Wunschliste: / });
  for (const nth of [0, 1, 2]) await heart.and(page.locator(':not([aria-disabled])')).nth(nth).click();
  await page.getByRole('button', { name: 'Wunschliste, 3 Stück' }).click();
  const panel = page.getByRole('dialog', { name: 'Wunschliste' });
  await panel
    .getByRole('button', { name: /^Entfernen/ })
    .first()
    .click();
  const message = panel.getByRole('status').getByText(/ wurde entfernt\.$/);
  await expect(message).toBeVisible();
  await message.hover();
  expect(await hiddenByWhatFloats(page)).toEqual([]);
  const close = panel
    .getByRole('status')
    .locator('> *')
    .filter({ hasText: 'wurde entfernt' })
    .getByRole('button', { name: 'Meldung schließen' });
  await close.click();
  await expect(message).toBeHidden();
});

test('a message over a form hides nothing of it', async ({ page, isMobile }) => {
  await page.goto('/datenschutz-einstellungen');
  const save = page.getByRole('button', { name: 'Auswahl speichern' });
  await save.click();
  const message = page.getByRole('status').getByText('gespeichert').first();
  await expect(message).toBeVisible();
  expect(await isInTheOpen(save)).toBe(true);
  await message.hover();
  // On large screens it floats at the top right (spec 8), where the page's foot passes under it.
  expect(await hiddenByWhatFloats(page, isMobile ? '*' : '.header-row, main')).toEqual([]);
});
