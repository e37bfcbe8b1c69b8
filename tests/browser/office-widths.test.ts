import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside, expectNothingCutOff } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';
import { claimPiece } from './pieces.ts';
import { placeOrder } from './place-order.ts';

/** In how many lines a label stands. */
const linesOf = (button: Locator): Promise<number> =>
  button.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
}

test(
  'the buttons of a dialog keep their words whole on a phone',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    await resize(page, 390);
    const { orderNumber } = await placeOrder(page, await claimPiece(page));
    await logInToOffice(page);
    await page.goto(`/admin/orders/${orderNumber}/show`);
    await page.getByRole('button', { name: 'Als bezahlt verbuchen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Verbuchen' }).click();
    await expect(dialog).toBeHidden();
    for (const name of ['Zahlungseingang zurücknehmen', 'Zahlung verbuchen, die zurückgeht', 'Übergeben']) {
      const opener = page.getByRole('button', { name, exact: true });
      if ((await opener.count()) === 0) continue;
      await opener.click();
      const cancel = dialog.getByRole('button', { name: 'Abbrechen' });
      expect(await linesOf(cancel), name).toBe(1);
      await expectNothingBeside(page);
      await cancel.click();
      await expect(dialog).toBeHidden();
    }
  },
);

for (const width of [390, 768]) {
  test(
    `the list of pieces says SKU and state at ${width} px`,
    { tag: width === 390 ? '@phone' : ['@night', '@phone'] },
    async ({ page }) => {
      await resize(page, width);
      const piece = await claimPiece(page);
      await logInToOffice(page);
      const filter = encodeURIComponent(JSON.stringify({ q: piece.title }));
      await page.goto(`/admin/pieces?filter=${filter}`);
      const list = page.getByRole('main');
      const answer = await page.request.get(`/api/admin/pieces/${piece._id}`);
      const { sku } = (await answer.json()) as { sku: string };
      // A row is drawn once more when it becomes a link.
      await expect(list.getByRole('link', { name: sku })).toBeVisible();
      const inside = async (text: Locator) => {
        await text.scrollIntoViewIfNeeded();
        const box = await text.boundingBox();
        expect(box === null ? width + 1 : box.x + box.width).toBeLessThanOrEqual(width);
      };
      await inside(list.getByText(sku).first());
      await inside(list.getByText('Im Shop', { exact: true }).first());
      await expectNothingBeside(page);
      await expectNoAxeViolations(page, '/admin/pieces');
    },
  );
}

test(
  'the labels of shipping rates are whole on a tablet',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    await resize(page, 768);
    await logInToOffice(page);
    await page.goto('/admin/shipping-rates');
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
    const labels = page.locator('.MuiInputLabel-root');
    await expect(labels.first()).toBeVisible();
    const cut = await labels.evaluateAll((nodes) =>
      nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent),
    );
    expect(cut).toEqual([]);
    await expectNothingCutOff(page);
  },
);
