import type { APIRequestContext, Page } from '@playwright/test';
import { formatEuros, fromEuros } from '../../src/shared/money/cents.ts';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { reviewButton } from './fill-checkout.ts';
import { test } from './desk.ts';
import { fillInBefore } from './fill-cart.ts';
import { claimPiece } from './pieces.ts';

/** Staff make a voucher. @returns its code */
async function makeVoucher(desk: APIRequestContext, input: object): Promise<string> {
  const data = { name: 'Probe', firstDay: '2026-01-01', codeCount: 1, usesPerCode: 1, ...input };
  const made = await desk.post('/api/admin/vouchers', { data });
  expect(made.status(), await made.text()).toBe(201);
  const { codes } = (await made.json()) as { codes: string[] };
  return codes[0] ?? '';
}

const field = (page: Page) => page.getByLabel('Gutscheincode');
const redeem = async (page: Page, code: string): Promise<void> => {
  await field(page).fill(code);
  await page.getByRole('button', { name: 'Einlösen', exact: true }).click();
};

test('a voucher from the cart to the order’s page', async ({ page, desk }) => {
  test.slow();
  const code = await makeVoucher(desk, { valueCents: 1234 });
  const piece = await claimPiece(page);
  await fillInBefore(page, `${piece._id.slice(-20)}@example.org`);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(cart).toBeVisible();
  await redeem(page, ' ');
  await expect(field(page)).toHaveAccessibleDescription('Bitte geben Sie zuerst den Code ein');
  await expect(field(page)).toBeFocused();
  await redeem(page, code.toLowerCase());
  await expect(cart.getByText(/^Gutschein .+: 12,34\u00a0€ Nachlass$/)).toBeVisible();
  await expect(cart.getByText('−12,34\u00a0€')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/checkout');
  const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  await expect(summary.getByText('−12,34\u00a0€')).toBeVisible();
  await reviewButton(page).click();
  await page.getByRole('radio', { name: /^Überweisung/ }).check();
  await expect(page.getByText('−12,34\u00a0€')).toBeVisible();
  const answered = page.waitForResponse('**/api/initiate-payment');
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  const answer = (await (await answered).json()) as { totals: { voucher: number; total: number } };
  expect(answer.totals.voucher).toBe(-12.34);
  const order = page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
  await expect(order).toBeVisible();
  await expect(page.getByText('−12,34\u00a0€')).toBeVisible();
  await expect(page.getByText(formatEuros(fromEuros(answer.totals.total)))).toBeVisible();
  await order.click();
  await expect(page).toHaveURL(/\/order-success\//);
  const products = page.getByRole('region', { name: 'Bestellte Stücke' });
  await expect(products.getByText('−12,34\u00a0€')).toBeVisible();
  await expectNoAxeViolations(page);

  // It was for one order.
  const again = await page.request.post('/api/voucher', {
    data: { voucherCode: code, order_items: [{ product_item_id: piece._id, qty: 1 }] },
  });
  expect(await again.json()).toMatchObject({ code: 'voucher-refused', issues: [{ code: 'voucher-used' }] });
});

test(
  'of two vouchers the one that is worth more applies, and it is said',
  { tag: '@night' },
  async ({ page, desk, watch }) => {
    watch.allowStatus(422, /\/api\/voucher$/);
    const ten = await makeVoucher(desk, { valueCents: 1000 });
    const twenty = await makeVoucher(desk, { valueCents: 2000 });
    const piece = await claimPiece(page);
    await page.goto(`/product/${piece._id}`);
    await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
    const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
    const said = (code: string, euros: number, other: string, otherEuros: number) =>
      cart.getByText(
        `Je Bestellung gilt nur ein Aktionsgutschein: ${code} mit ${euros},00\u00a0€ Nachlass, nicht ${other} mit ${otherEuros},00\u00a0€. Um ${other} einzulösen, entfernen Sie zuerst ${code}.`,
      );
    await redeem(page, ten);
    await expect(cart.getByText('−10,00\u00a0€')).toBeVisible();
    await expect(
      cart.getByText('Je Bestellung gelten höchstens ein Aktionsgutschein und ein Geschenkgutschein.'),
    ).toBeVisible();
    await redeem(page, twenty);
    await expect(said(twenty, 20, ten, 10)).toBeVisible();
    await expect(cart.getByText('−20,00\u00a0€')).toBeVisible();
    await redeem(page, ten);
    await expect(said(twenty, 20, ten, 10)).toBeVisible();
    await expect(cart.getByText('−20,00\u00a0€')).toBeVisible();
    await expectNoAxeViolations(page);
    // One that does not apply takes nothing's place.
    await redeem(page, 'SOMMER');
    await expect(field(page)).toHaveAccessibleDescription(
      'Diesen Code kennen wir nicht, oder der Gutschein gilt nicht mehr.',
    );
    await expect(field(page)).toHaveValue('SOMMER');
    await expect(cart.getByText('−20,00\u00a0€')).toBeVisible();
    await cart.getByRole('button', { name: 'Gutschein entfernen' }).click();
    await redeem(page, ten);
    await expect(cart.getByText('−10,00\u00a0€')).toBeVisible();
  },
);

test(
  'why a voucher does not apply, and that it can be taken out again',
  { tag: '@night' },
  async ({ page, desk, watch }) => {
    watch.allowStatus(422, /\/api\/voucher$/);
    const dear = await makeVoucher(desk, { valueCents: 1000, leastCents: 99_999_900 });
    const good = await makeVoucher(desk, { percent: 10 });
    const piece = await claimPiece(page);
    await page.goto(`/product/${piece._id}`);
    await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
    await page.goto('/checkout');
    await redeem(page, 'SOMMER');
    await expect(field(page)).toHaveAccessibleDescription(
      'Diesen Code kennen wir nicht, oder der Gutschein gilt nicht mehr.',
    );
    await expect(page.getByText('Es ist kein Gutschein eingelöst.')).toBeVisible();
    await expectNoAxeViolations(page);
    // An unknown code is not carried on to where the shopper looks next.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Einlösen', exact: true })).toBeVisible();
    await expect(field(page)).toHaveValue('');
    await expect(page.getByText('Es ist kein Gutschein eingelöst.')).toBeHidden();
    await redeem(page, dear);
    await expect(field(page)).toHaveAccessibleDescription(
      'Dieser Gutschein gilt ab einem Warenwert von 999.999,00\u00a0€.',
    );
    await field(page).fill(good);
    await field(page).press('Enter');
    await expect(page.getByText(/^Gutschein .+ Nachlass$/)).toBeVisible();
    await expect(page.getByText('Aktionsgutschein', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Gutschein entfernen' }).click();
    await expect(page.getByText('Aktionsgutschein', { exact: true })).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  },
);

test('in English', { tag: '@night' }, async ({ page, desk, watch }) => {
  watch.allowStatus(422, /\/api\/voucher$/);
  const over = await makeVoucher(desk, { valueCents: 1000, lastDay: '2026-01-31' });
  const piece = await claimPiece(page);
  await page.goto(`/en/product/${piece._id}`);
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  await page.getByLabel('Voucher code').fill(over);
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByLabel('Voucher code')).toHaveAccessibleDescription(
    'This voucher was valid until 31 January 2026.',
  );
});
