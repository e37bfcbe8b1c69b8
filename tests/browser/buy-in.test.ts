import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const photograph = (background: string) =>
  sharp({ create: { width: 400, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();
const file = async (name: string, background = '#8a5a33') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photograph(background),
});
const thanks = 'Vielen Dank für Ihre Anfrage! Wir werden uns innerhalb von 24 Stunden bei Ihnen melden.';

/** Playwright's own recording asks for previews that the browser cannot show, and the policy refuses. */
const recording = /Connecting to 'blob:/;

test('Ankauf (2.17, 4.10): pictures are sent at once, can be taken out, and the form begins anew', async ({
  page,
  watch,
}) => {
  watch.allowError(recording);
  await page.goto('/ankauf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Möbelankauf');
  await expectNoAxeViolations(page);
  const form = page.getByRole('form', { name: 'Ihre Anfrage' });
  const first = form.getByRole('group', { name: 'Möbelstück 1' });
  await expect(first.getByLabel('Zustand')).toHaveValue('neuwertig');
  await expect(first.getByRole('option')).toHaveCount(7);

  const heic = await readFile(join(import.meta.dirname, '../fixtures/pictures/gradient.heic'));
  await first
    .getByLabel('Möbelstück 1, Bild 1')
    .setInputFiles([await file('vorn.jpg'), await file('seite.jpg', '#335a8a')]);
  await first
    .getByLabel('Möbelstück 1, Bild 3')
    .setInputFiles({ name: 'detail.heic', mimeType: 'image/heic', buffer: heic });
  await expect(first.getByText('Hochgeladen')).toHaveCount(3);
  await expect(first.getByRole('img', { name: 'Möbelstück 1, Bild 2' })).toBeVisible();
  await first.getByRole('button', { name: 'Bild 2 von Möbelstück 1 entfernen' }).click();
  await expect(first.getByText('Hochgeladen')).toHaveCount(2);
  await expectNoAxeViolations(page);

  await first.getByLabel('Wunschpreis').fill('250 Euro');
  await first.getByLabel('Zustand').selectOption('gut');
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(form.getByLabel('E-Mail')).toBeFocused();
  await form.getByLabel('E-Mail').fill('ada@example.org');
  await form.getByLabel('Vorname').fill('Ada');
  const sent = page.waitForRequest('**/api/buy-in-mail');
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  const { furnitureItems } = (await sent).postDataJSON() as { furnitureItems: { images: string[] }[] };
  expect(furnitureItems.map(({ images }) => images.length)).toEqual([2, 0, 0]);
  await expect(form.getByRole('status')).toHaveText(thanks);
  await expect(form.getByLabel('E-Mail')).toHaveValue('');
  await expect(first.getByLabel('Zustand')).toHaveValue('neuwertig');
  await expect(first.getByText('Hochgeladen')).toHaveCount(0);
});

test('Ankauf: a refused picture says why, and nothing that was typed is lost', async ({ page, watch }) => {
  watch.allowError(recording);
  watch.allowStatus(415, '/api/upload');
  watch.allowStatus(500, '/api/buy-in-mail');
  await page.goto('/ankauf');
  const form = page.getByRole('form', { name: 'Ihre Anfrage' });
  await form.getByLabel('E-Mail').fill('ada@example.org');
  await form.getByLabel('Ort').fill('Berlin');
  await form
    .getByLabel('Möbelstück 1, Bild 1')
    .setInputFiles({ name: 'bild.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  const refusal = /Diese Datei ist kein Bild, das wir lesen können/;
  await expect(form.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(form.getByRole('alert').first()).toHaveText(refusal);
  await form.getByRole('button', { name: 'Bild 1 von Möbelstück 1 entfernen' }).click();

  await page.route('**/api/buy-in-mail', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(form.getByRole('alert')).toHaveText('Fehler beim Senden der Anfrage');
  await expect(form.getByLabel('Ort')).toHaveValue('Berlin');
  await page.route('**/api/buy-in-mail', (route) => route.abort(), { times: 1 });
  watch.allowError(/ERR_FAILED/);
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  );
  let finish = (): void => undefined;
  await page.route('**/api/buy-in-mail', async (route) => {
    await new Promise<void>((resolve) => (finish = resolve));
    await route.continue();
  });
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(form.getByRole('button', { name: 'Wird gesendet...' })).toBeDisabled();
  finish();
  await expect(form.getByRole('status')).toHaveText(thanks);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('Ankauf: the form carries its pictures itself', async ({ page }) => {
    await page.goto('/ankauf');
    await page.getByLabel('Möbelstück 2, Bild 1').setInputFiles(await file('stuhl.jpg'));
    await page.getByLabel('E-Mail').first().fill('ohne-skript@example.org');
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anfrage ist angekommen');
  });
});
