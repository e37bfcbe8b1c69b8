import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { formatEuros, fromEuros } from '../../src/shared/money/cents.ts';
import { openReview } from './fill-cart.ts';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { test } from './desk.ts';
import { claimPiece } from './pieces.ts';

/** Staff sell a gift voucher. @returns its code */
async function sellGift(desk: APIRequestContext, valueCents: number): Promise<string> {
  const sold = await desk.post('/api/admin/gift-vouchers', {
    data: { valueCents, paidBy: 'cash', key: randomUUID() },
  });
  expect(sold.status(), await sold.text()).toBe(201);
  return ((await sold.json()) as { code: string }).code;
}

/** A piece in the cart, with the gift voucher that is redeemed there. */
async function redeemInCart(page: Page, code: string, shown: RegExp): Promise<{ readonly email: string }> {
  const piece = await claimPiece(page);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(cart).toBeVisible();
  await page.getByLabel('Gutscheincode').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Einlösen', exact: true }).click();
  await expect(cart.getByText(shown)).toBeVisible();
  await expectNoAxeViolations(page, 'cart, gift voucher');
  return { email: `${piece._id.slice(-20)}@example.org` };
}

const order = (page: Page) => page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
const products = (page: Page) => page.getByRole('region', { name: 'Bestellte Stücke' });

test('a gift voucher pays a part, also after the order was taken back, and the rest is transferred', async ({
  page,
  desk,
}) => {
  test.slow();
  const code = await sellGift(desk, 12_34);
  const { email } = await redeemInCart(page, code, /^Geschenkgutschein .+: 12,34\u00a0€ Guthaben$/);
  await openReview(page, email);
  await expect(page.getByRole('radio', { name: /^Klarna/ })).toHaveCount(0);
  await expect(
    page.getByText('Klarna ist nicht möglich, wenn ein Geschenkgutschein einen Teil bezahlt.'),
  ).toBeVisible();
  await page.getByRole('radio', { name: /^Kreditkarte/ }).check();
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  await order(page).click();
  await expect(page.getByLabel('Kartennummer')).toBeVisible();
  await page.getByRole('button', { name: 'Bestellung zurücknehmen und zurück zur Prüfung' }).click();
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
  await expect(page.getByText('−12,34\u00a0€')).toBeVisible();
  await expectNoAxeViolations(page);
  const answered = page.waitForResponse('**/api/initiate-payment');
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  const { totals } = (await (await answered).json()) as { totals: { gift: number; total: number } };
  expect(totals.gift).toBe(12.34);
  const left = formatEuros(fromEuros(totals.total) - 12_34);
  await expect(page.getByText(left)).toBeVisible();
  await order(page).click();
  await expect(page).toHaveURL(/\/order-success\//);
  await expect(products(page).getByText('−12,34\u00a0€')).toBeVisible();
  await expect(products(page).getByText(left)).toBeVisible();
  await expectNoAxeViolations(page);
});

test(
  'a gift voucher pays everything, and can be taken out before',
  { tag: '@night' },
  async ({ page, desk }) => {
    test.slow();
    const code = await sellGift(desk, 5000_00);
    const shown = /^Geschenkgutschein .+: 5\.000,00\u00a0€ Guthaben$/;
    const { email } = await redeemInCart(page, code, shown);
    await page.getByRole('button', { name: 'Geschenkgutschein entfernen' }).click();
    await expect(page.getByText(shown)).toHaveCount(0);
    await expect(page.getByLabel('Gutscheincode')).toBeFocused();
    await openReview(page, email);
    const pays = page.getByText('Ihr Geschenkgutschein bezahlt alles.');
    await expect(page.getByRole('radio', { name: /^Überweisung/ })).toBeVisible();
    await page.getByLabel('Gutscheincode').fill(code);
    await page.getByLabel('Gutscheincode').press('Enter');
    await expect(pays).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Überweisung/ })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
    await expect(page.getByText('Zahlungsart: Geschenkgutschein')).toBeVisible();
    await order(page).click();
    await expect(page).toHaveURL(/\/order-success\//);
    await expect(products(page).getByText('0,00\u00a0€', { exact: true })).toBeVisible();
    await expect(page.getByText('IBAN')).toHaveCount(0);
    await expectNoAxeViolations(page);
  },
);

test(
  'the balance of a gift voucher, by its code or by the code of a link, which leaves the address',
  { tag: '@night' },
  async ({ page, desk, watch }) => {
    const code = await sellGift(desk, 75_00);
    watch.allowStatus(400, '/api/voucher/balance');
    watch.allowStatus(422, '/api/voucher/balance');
    await page.goto('/gutschein-guthaben');
    const field = page.getByLabel('Gutscheincode');
    const result = page.getByRole('main').getByRole('status');
    const ask = page.getByRole('button', { name: 'Guthaben abfragen' });
    await ask.click();
    await expect(field).toBeFocused();
    await expect(page.getByText('Bitte geben Sie den Code ein').first()).toBeVisible();
    await field.fill('ABCD-ABCD-ABCD-ABCD');
    await ask.click();
    await expect(field).toHaveAccessibleDescription(/^Diesen Code kennen wir nicht/);
    await expect(field).toHaveValue('ABCD-ABCD-ABCD-ABCD');
    await expectNoAxeViolations(page);

    await page.goto('/');
    await page.goto(`/gutschein-guthaben#code=${encodeURIComponent(code)}`);
    await expect(field).toHaveValue(code);
    expect(new URL(page.url()).hash).toBe('');
    await ask.click();
    await expect(result).toContainText('75,00\u00a0€');
    await expect(result).toContainText('31. Dezember');
    await expectNoAxeViolations(page);
  },
);
