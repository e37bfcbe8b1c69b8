import { join } from 'node:path';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { goes } from './goes.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';
import { own } from './own.ts';
import { claimPiece } from './pieces.ts';

const photograph = (name: string) =>
  join(import.meta.dirname, `../../demo/photographs/${name}/studio-640.jpg`);
const photographs = [photograph('sofa-leder-cognac'), photograph('bank-leder-cognac')];

test.beforeEach(({ watch }) => {
  // Publishing an unfinished piece is the subject of the first test.
  watch.allowStatus(400, '/publish');
});

test('a piece is photographed, described and published', async ({ page, isMobile }) => {
  const title = own(`Sofa aus Leder ${isMobile ? 'vom Telefon' : 'vom Schreibtisch'}`);
  await logInToOffice(page);
  await page.goto('/admin/pieces/create');
  await expect(page.getByRole('heading', { level: 1, name: 'Neues Stück' })).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bilder auswählen' }).click();
  await (await chooser).setFiles(photographs);
  await page.getByLabel('Bild 2 zeigt').fill('Bank aus Leder', { timeout: 30_000 });
  // Reordered by buttons, for users who cannot drag.
  await page.getByRole('button', { name: 'Bild 2 nach vorn' }).press('Enter');
  // It is the first now and cannot go further: the button stays where people at a keyboard are.
  const first = page.getByRole('button', { name: 'Bild 1 nach vorn' });
  await expect(first).toBeDisabled();
  await expect(first).toBeFocused();
  await expect(page.getByLabel('Bild 1 zeigt')).toHaveValue('Bank aus Leder');
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(title);
  await expect(page.getByLabel('Bild 2 zeigt')).toHaveValue(`${title}, Bild 2`);
  await page.getByLabel('Preis in Euro').first().fill('1250');
  await expectNoAxeViolations(page, '/admin/pieces/create');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

  // Without a category and what was paid for it it is kept as a draft, and the form says what is missing.
  await page.getByRole('button', { name: 'Speichern und veröffentlichen' }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'Zum Veröffentlichen fehlt noch:' });
  const folded = missing.getByRole('button', { name: 'Zum Veröffentlichen fehlt noch: 2 Angaben' });
  if ((page.viewportSize()?.width ?? 0) < 900) await folded.click();
  await missing
    .getByRole('button', { name: 'Kategorien: Bitte wählen Sie mindestens eine Kategorie' })
    .click();
  await expect(page.getByRole('combobox', { name: 'Kategorien' })).toBeFocused();
  await expectNoAxeViolations(page, 'office, piece with faults');
  await page.getByLabel('Kategorien').click();
  await page.getByRole('option', { name: 'Sofas', exact: true }).click();
  await page.keyboard.press('Escape');
  if ((page.viewportSize()?.width ?? 0) < 900) {
    await missing.getByRole('button', { name: 'Zum Veröffentlichen fehlt noch: 1 Angabe' }).click();
  }
  await missing.getByRole('button', { name: /^Einkaufspreis in Euro: Für die Differenzbesteuerung/ }).click();
  await page.getByRole('textbox', { name: 'Einkaufspreis in Euro' }).fill('400');
  await page.getByRole('combobox', { name: 'Gekauft von' }).click();
  await page.getByRole('option', { name: 'Privatperson' }).click();
  await expect(missing).toBeHidden();
  await page.getByRole('button', { name: 'Speichern und veröffentlichen' }).click();
  await expect(page.getByText('Im Shop', { exact: true })).toBeVisible();
  await expect(page.getByText('Bitte wählen Sie mindestens eine Kategorie')).toBeHidden();

  const inShop = await page.getByRole('link', { name: 'Im Shop ansehen' }).getAttribute('href');
  await page.goto(inShop ?? '');
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await expect(page.getByText('1.250,00').first()).toBeVisible();
});

test('the list finds a piece; its page shows prices and calendar, blocks it and gives it back', async ({
  page,
}) => {
  const { sku, title } = await claimPiece(page);
  await logInToOffice(page);
  await page.goto('/admin/pieces');
  await page.getByRole('textbox', { name: 'Titel oder SKU' }).fill(sku);
  await expect(page.getByText('1–1 von 1')).toBeVisible();
  await page.getByRole('main').getByText(title).click();
  await expect(page.getByRole('heading', { name: 'Kalender' })).toBeVisible();
  await expect(page.getByText('Niedrigster Preis der letzten 30 Tage')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Sperren', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Grund').fill('Bein wackelt');
  await dialog.getByRole('radio', { name: 'In der Werkstatt' }).check();
  await dialog.getByRole('button', { name: 'Sperren' }).click();
  const said = page.getByText('(Bein wackelt; Besucher lesen: „In der Werkstatt“)');
  await goes(said, async () => {
    await page.getByRole('button', { name: 'Sperre aufheben' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sperre aufheben' }).click();
  });
});

test('actions on selected pieces appear, also for the keyboard, once one is selected', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInToOffice(page);
  await page.goto('/admin/pieces');
  const publish = page.getByRole('button', { name: 'Veröffentlichen', exact: true });
  const first = page.getByRole('checkbox', { name: 'Zeile auswählen' }).first();
  await expect(first).toBeVisible();
  await expect(publish).toBeHidden();
  await first.press('Space');
  await expect(publish).toBeVisible();
  // Controls below the bar are disabled meanwhile.
  const create = page.getByRole('link', { name: 'Neu anlegen' });
  await expect(create).toBeHidden();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Auswahl aufheben' }).press('Enter');
  await expect(publish).toBeHidden();
  await expect(create).toBeVisible();
});

test('the longest SKU stands in one line of the list, and nothing beside the window', async ({
  page,
  isMobile,
}) => {
  const sku = `V-${own().toUpperCase()}-NUSSBAUM-HELLBRAUN`.padEnd(40, 'X');
  await logInToOffice(page);
  const made = await page.request.post('/api/admin/pieces', {
    data: { title: `Anrichte ${sku}`, shopType: 'vintage', priceCents: 100_000, sku },
  });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto(`/admin/pieces?filter=${encodeURIComponent(JSON.stringify({ q: sku }))}`);
  await expect(page.getByText(`Anrichte ${sku}`)).toBeVisible();
  await expectNothingBeside(page);
  if (isMobile) return;
  const lines = await page.getByRole('cell', { name: sku, exact: true }).evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

test(
  'a new piece is taxed as its line usually is, until somebody chooses',
  { tag: '@night' },
  async ({ page }) => {
    await logInToOffice(page);
    await page.goto('/admin/pieces/create');
    await page.getByRole('button', { name: 'Preis, Steuer, Einkauf' }).click();
    const taxation = page.getByRole('combobox', { name: 'Besteuerung' });
    const choose = async (field: string, option: string) => {
      await page.getByRole('combobox', { name: field }).click();
      await page.getByRole('option', { name: option }).click();
    };
    await expect(taxation).toHaveText(/^Differenzbesteuerung/);
    await choose('Linie', 'Bootsholz');
    await expect(taxation).toHaveText(/^Regelbesteuerung/);
    await choose('Linie', 'Vintage');
    await expect(taxation).toHaveText(/^Differenzbesteuerung/);
    await choose('Linie', 'Bootsholz');
    await choose('Besteuerung', 'Differenzbesteuerung');
    await choose('Linie', 'Vintage');
    await choose('Linie', 'Bootsholz');
    await expect(taxation).toHaveText(/^Differenzbesteuerung/);
  },
);
