import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, settled, withMotion } from './fixtures.ts';
import { test } from './in-turn.ts';
import { logInToOffice } from './office-login.ts';

const atDesk = { width: 1440, height: 900 };

test.beforeEach(async ({ page }) => {
  await logInToOffice(page);
});

const toast = (page: Page) =>
  page.locator('.MuiSnackbarContent-root, .MuiSnackbar-root .MuiAlert-root').first();
const saveButton = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });

test('at a desk, an entry of a list is reached and opened with keys alone', async ({ page }) => {
  await page.setViewportSize(atDesk);
  await page.goto('/admin/page-texts');
  const row = page.getByRole('row').filter({ hasText: 'Impressum' });
  await expect(row).toBeVisible();
  await row.focus();
  await expect(row).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite: Impressum (Deutsch)');

  // An entry without a screen is not a stop for the Tab key.
  await page.goto('/admin/security-events');
  await expect(page.getByRole('row').filter({ hasText: 'Angemeldet' }).first()).not.toHaveAttribute(
    'tabindex',
  );
});

test('a form that the server refuses leads to the first field that is wrong, and marks all others', async ({
  page,
  watch,
  inTurn,
}) => {
  test.slow();
  watch.allowStatus(400, '/api/admin/company');
  await inTurn('company');
  await page.goto('/admin/company');
  const number = page.getByRole('textbox', { name: 'Nummer für Nachrichten' });
  await expect(number).not.toHaveValue('');
  await number.fill('+49 30 23125');
  const latitude = page.getByRole('textbox', { name: 'Breitengrad' }).first();
  await latitude.fill('am Park');
  const bank = page.getByRole('textbox', { name: 'Kontoinhaber' });
  await bank.focus();
  await expect(number).not.toBeInViewport();
  await saveButton(page).click();
  await expect(number).toBeFocused();
  await expect(number).toBeInViewport();
  await expect(page.getByText('Bitte nur Ziffern mit Ländervorwahl, ohne +')).toBeInViewport();
  await expect(latitude).toHaveAttribute('aria-invalid', 'true');
  await expect(toast(page)).toHaveText('Bitte prüfen Sie die markierten Felder.');
});

/** The end of a button, which a toast over the middle of the bar would cover. */
const isUncovered = (button: Locator) =>
  button.evaluate((element) => {
    const { right, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(right - 8, top + height / 2));
  });

test(
  'messages do not cover the buttons below a form, at a desk and on a phone',
  { tag: '@night' },
  async ({ page }) => {
    for (const size of [atDesk, { width: 390, height: 844 }]) {
      await page.setViewportSize(size);
      await page.goto('/admin/pieces/create');
      const button = page.getByRole('button', { name: 'Speichern und veröffentlichen' });
      await button.click();
      // The list above the buttons names each problem: no toast is needed. On a phone it is folded.
      const folded = page.getByRole('button', { name: /^Bitte prüfen Sie: \d+ Angaben/ });
      if (size !== atDesk) await folded.click();
      await expect(page.getByRole('button', { name: /^Titel: / })).toBeVisible();
      for (const name of ['Speichern', 'Speichern und veröffentlichen']) {
        const pressed = page.getByRole('button', { name, exact: true });
        await expect.poll(() => isUncovered(pressed), { message: name }).toBe(true);
      }
      await expect(toast(page)).toHaveCount(0);
    }
  },
);

test('a list says whether there is nothing at all, or nothing that the filter lets through', async ({
  page,
}) => {
  await page.goto('/admin/invoices');
  await page.getByPlaceholder('Nummer, Bestellung, Empfänger').fill('gibt es nicht');
  await expect(page.getByText('Mit diesen Filtern wurde nichts gefunden.')).toBeVisible();
  // Days in the wrong order are said where they were typed, whichever came last.
  const [first, last] = [page.getByLabel('Ausgestellt ab'), page.getByLabel('Ausgestellt bis')];
  const wrong = page.getByText('Das Ende liegt vor dem Anfang: So ist nichts zu finden');
  await last.fill('2026-06-14');
  await first.fill('2026-06-15');
  await expect(wrong).toBeVisible();
  await expect(last).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page, '/admin/invoices, days in the wrong order');
  await first.fill('2026-06-14');
  await expect(wrong).toHaveCount(0);
  await page.route('/api/admin/customers?*', (route) => route.fulfill({ json: { items: [], total: 0 } }));
  await page.goto('/admin/customers');
  await expect(page.getByText('Noch nichts unter „Kundenkonten“.')).toBeVisible();
});

test('fields have room for their names, and an invitation’s button stands in line with them', async ({
  page,
}) => {
  const boxOf = async (place: Locator) => (await place.boundingBox())!;
  await page.goto('/admin/reviews/create');
  const picture = page.getByRole('combobox', { name: 'Bild' });
  await expect(picture).toBeVisible();
  const said = page.getByRole('textbox', { name: 'Wer es gesagt hat' });
  await expect
    .poll(async () => (await boxOf(picture)).width / (await boxOf(said)).width)
    .toBeGreaterThan(0.5);

  await page.setViewportSize(atDesk);
  await page.goto('/admin/staff/create');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeVisible();
  const field = page.locator('.MuiFormControl-root').filter({ has: name });
  const send = page.getByRole('button', { name: 'Einladung senden' });
  await expect.poll(async () => Math.round((await boxOf(send)).x - (await boxOf(field)).x)).toBe(0);
});

test(
  'an error in one question does not turn the help below all of them red',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/admin/faq/de');
    await page.getByRole('button', { name: 'Frage hinzufügen' }).click();
    await saveButton(page).click();
    await expect(page.getByText('Bitte ausfüllen').first()).toBeVisible();
    await expect(page.getByText('Jede Zeile ist ein Absatz.')).not.toHaveClass(/Mui-error/);
  },
);

test('while one part of a form opens, a press on the next one is not lost', async ({ page }) => {
  await withMotion(page);
  // High enough for both to be in sight, so that nothing scrolls.
  await page.setViewportSize({ width: 1440, height: 2600 });
  await page.goto('/admin/pieces/create');
  const first = page.getByRole('button', { name: 'Maße, Material, Herkunft' });
  const next = page.getByRole('button', { name: 'Texte' });
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  const { x, y, width, height } = (await next.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // A finger rests on a button for about as long as animations take.
  await settled(page);
  await page.mouse.up();
  await expect(next).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
});

test(
  'a gift voucher’s day that is refused keeps its dialog, what was typed, and says why at the field',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.allowStatus(400, '/api/admin/gift-vouchers');
    watch.allowStatus(422, '/api/admin/gift-vouchers');
    const gift = { valueCents: 5000, paidBy: 'card', key: crypto.randomUUID() };
    const sold = await page.request.post('/api/admin/gift-vouchers', { data: gift });
    const { id } = (await sold.json()) as { id: string };
    await page.goto(`/admin/gift-vouchers/${id}/show`);
    await page.getByRole('button', { name: 'Verlängern', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Gutschein verlängern?' });
    const lastDay = dialog.getByLabel('Verlängern bis');
    for (const day of ['2020-12-31', '0001-01-01', '9999-12-31']) {
      await lastDay.fill(day);
      await dialog.getByRole('button', { name: 'Verlängern', exact: true }).click();
      await expect(lastDay).toHaveAttribute('aria-invalid', 'true');
      await expect(lastDay).toHaveAccessibleDescription(/\S/);
      await expect(lastDay).toHaveValue(day);
    }
    await expectNoAxeViolations(page, 'office, day refused');
  },
);

test(
  'a full list takes no more entries and says why; refused all the same, it says so where it can be seen',
  { tag: '@night' },
  async ({ page, watch, inTurn }) => {
    test.slow();
    watch.allowStatus(400, '/api/admin/page-blocks');
    await inTurn('page-blocks');
    // Its form lets one more through than REST does.
    await page.route('**/api/admin/page-blocks/benefits.de', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const block = (await response.json()) as { shape: object };
      return route.fulfill({ response, json: { ...block, shape: { ...block.shape, mostItems: 9 } } });
    });
    await page.goto('/admin/page-blocks/benefits.de');
    const titles = page.getByRole('textbox', { name: 'Titel', exact: true });
    await expect(titles.first()).toBeVisible();
    const add = page.getByRole('button', { name: 'Eintrag hinzufügen' });
    for (let count = await titles.count(); count < 9; count += 1) {
      await add.click();
      await titles.nth(count).fill(`Vorteil ${count + 1}`);
    }
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await expect(add).toHaveAccessibleDescription('Mehr als 9 Einträge haben hier nicht Platz.');
    await expectNoAxeViolations(page, 'office, full list');
    await saveButton(page).click();
    await expect(page.getByText('Höchstens 8 Einträge', { exact: true })).toBeInViewport();
    await expect(add).toBeFocused();
  },
);
