import type { Page } from '@playwright/test';
import { alive, expect, expectNoAxeViolations, test } from './fixtures.ts';
import { openReview, putIntoCart } from './fill-cart.ts';
import { toReview } from './fill-checkout.ts';
import { openMail } from './open-mail.ts';
import { claimPiece, type ProductDetail } from './pieces.ts';

const emailFor = (piece: ProductDetail) => `${piece._id.slice(-20)}@example.org`;

const transfer = (page: Page) => page.getByRole('radio', { name: /^Überweisung/ });
const order = (page: Page) => page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });

/** From the review to the payment view. @returns the id of the draft */
async function toPayment(page: Page): Promise<string> {
  const answered = page.waitForResponse('**/api/initiate-payment');
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  const answer = await answered;
  expect(answer.status()).toBe(200);
  await expect(order(page)).toBeVisible();
  return ((await answer.json()) as { orderId: string }).orderId;
}

async function stateOf(page: Page, orderId: string): Promise<unknown> {
  return ((await (await page.request.get(`/api/orders/${orderId}`)).json()) as { state: string }).state;
}

test('a reload and a second tab in the middle of the payment view lead to one order', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  watch.allowStatus(409, /\/confirm$/);
  const piece = await claimPiece(page);
  const email = emailFor(piece);
  const stock = async () =>
    ((await (await page.request.get(`/api/products/${piece._id}`)).json()) as { stockAmt: number }).stockAmt;
  await putIntoCart(page, piece);
  await openReview(page, email);
  await transfer(page).check();
  const first = await toPayment(page);
  expect(await stock()).toBe(0);

  // The piece stays held, and is held again for the same checkout.
  await page.reload();
  await transfer(page).check();
  expect(await stock()).toBe(0);
  const second = await toPayment(page);
  expect(await stateOf(page, first)).toBe('cancelled');

  const tab = await context.newPage();
  await openReview(tab, email);
  await transfer(tab).check();
  const third = await toPayment(tab);
  expect(await stateOf(page, second)).toBe('cancelled');
  expect(await stock()).toBe(0);

  // The first tab's draft is over: its button orders nothing, and the tab can continue from there.
  const isOver = (one: Page) => one.getByRole('alert').filter({ hasText: 'Damit ist nichts bestellt' });
  await order(page).click();
  await expect(isOver(page)).toBeInViewport();
  expect(await stateOf(page, third)).toBe('draft');
  await transfer(page).check();
  const fourth = await toPayment(page);
  await order(page).click();
  await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
  const drafts = [first, second, third, fourth];
  const end = ['cancelled', 'cancelled', 'cancelled', 'accepted'];
  expect(await Promise.all(drafts.map((id) => stateOf(page, id)))).toEqual(end);

  await order(tab).click();
  await expect(isOver(tab)).toBeInViewport();
  await expect(tab.getByText('Ihr Warenkorb ist leer').first()).toBeVisible();
  expect(await Promise.all(drafts.map((id) => stateOf(page, id)))).toEqual(end);
  expect(await stock()).toBe(0);
});

test('a second tab’s changes to the cart are shown before anything is held or ordered', async ({
  page,
  context,
}) => {
  test.slow();
  const [first, added] = [await claimPiece(page), await claimPiece(page)];
  await putIntoCart(page, first);
  await openReview(page, emailFor(first));
  await transfer(page).check();
  const proceed = page.getByRole('button', { name: 'Zur Zahlung fortfahren' });
  await expect(proceed).toBeEnabled();

  const tab = await context.newPage();
  await tab.goto(`/product/${added._id}`);
  await tab.getByRole('button', { name: 'Kaufen', exact: true }).click();
  await expect(tab.getByRole('button', { name: 'Warenkorb, 2 Stück' })).toBeVisible();

  const notice = page.getByRole('alert').filter({ hasText: 'Ihr Warenkorb hat sich inzwischen geändert' });
  await expect(notice).toContainText(`Neu dabei: ${added.title}, 1\u00a0× für`);
  await expect(notice).toContainText(/Zwischensumme: jetzt [\d.,]+\s€, bisher [\d.,]+\s€/);
  await expect(notice).not.toContainText(`dabei: ${first.title},`);
  let drafts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/initiate-payment')) drafts += 1;
  });
  await proceed.click();
  await expect(notice).toBeFocused();
  await expectNoAxeViolations(page);
  expect(drafts).toBe(0);
  // After it has been shown once, the shopper can continue.
  await toPayment(page);
  await expect(page.getByRole('main').getByText(added.title).first()).toBeVisible();
});

test(
  'the browser’s back leads from ordering to the review, and every choice is kept',
  { tag: '@night' },
  async ({ page }) => {
    test.slow();
    const piece = await claimPiece(page);
    await putIntoCart(page, piece);
    await toReview(page, emailFor(piece));
    const draft = await toPayment(page);

    await page.goBack();
    await expect(page).toHaveURL('/order-review');
    await expect(transfer(page)).toBeChecked();
    await expect.poll(() => stateOf(page, draft)).toBe('cancelled');
    await toPayment(page);
    await page.reload();
    await expect(transfer(page)).toBeChecked();

    // One step is one step.
    await page.goBack();
    await expect(page).toHaveURL('/checkout');
    await page.goForward();
    await expect(transfer(page)).toBeChecked();
    await alive(page);
    await toPayment(page);
    await order(page).click();
    await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
  },
);

test('a rental is ordered through the screens; its mail leads to the order and the texts that apply', async ({
  page,
  context,
}) => {
  test.slow();
  const piece = await claimPiece(page);
  const email = emailFor(piece);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Mieten', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Mietdauer auswählen' });
  await popup.getByRole('radio', { name: /^1 Woche/ }).check();
  await popup.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
  await toReview(page, email);
  const runs = page.getByText('Die Miete beginnt mit der Übergabe');
  await expect(runs).toBeVisible();
  const orderId = await toPayment(page);
  await expect(runs).toBeVisible();

  // § 357a BGB: offered, but not ticked, and not required.
  const early = page.getByRole('checkbox', {
    name: /^Die Miete soll schon vor Ablauf der Widerrufsfrist beginnen/,
  });
  await expect(early).not.toBeChecked();
  await expectNoAxeViolations(page);
  // § 312i (1) Nr. 4 BGB: the texts are read without losing the order.
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Widerrufsbelehrung/ })
    .click();
  const reading = await opened;
  await expect(reading.getByRole('heading', { level: 1 })).toContainText('Widerrufsbelehrung');
  await reading.close();
  await early.check();
  await order(page).click();
  await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();

  await openMail(page, email, /Ihre Bestellung WMK-\d+/);
  await expect(page.getByText('Im Anhang, in der Fassung, die für Ihre Bestellung gilt')).toBeVisible();
  await expect(page.getByText('Sie haben ausdrücklich verlangt')).toBeVisible();
  await page.getByRole('link', { name: `/order-success/${orderId}` }).click();
  await expect(page.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeVisible();
  await expect(page.getByText('Miete: 1 Woche')).toBeVisible();
  await expect(runs).toBeVisible();
  await expect(page.getByText('Beginn vor Ablauf der Widerrufsfrist')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'AGB (Fassung 1)' }).click();
  await expect(page).toHaveURL('/terms?version=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Allgemeine Geschäftsbedingungen/);
});
