import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { unanswered } from '../../src/storefront/texts/de/form.ts';
import { ownEmail } from './own.ts';

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

/** Playwright's own recording requests previews that the browser cannot show, and the policy refuses. */
const recording = /Connecting to 'blob:/;

test('Ankauf (2.17, 4.10): pictures are uploaded at once, can be removed, and the form starts over', async ({
  page,
  watch,
}) => {
  watch.allowError(recording);
  watch.allowStatus(400, '/api/buy-in-mail');
  await page.goto('/ankauf');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Möbelankauf');
  await expectNoAxeViolations(page, '/ankauf');
  const form = page.getByRole('form', { name: 'Ihre Anfrage' });
  const first = form.getByRole('group', { name: 'Möbelstück 1' });
  await expect(first.getByLabel('Zustand')).toHaveValue('');
  await expect(first.getByRole('option')).toHaveCount(8);

  const heic = await readFile(join(import.meta.dirname, '../fixtures/pictures/gradient.heic'));
  await first
    .getByLabel('Möbelstück 1, Bild 1')
    .setInputFiles([await file('vorn.jpg'), await file('seite.jpg', '#335a8a')]);
  await first
    .getByLabel('Möbelstück 1, Bild 3')
    .setInputFiles({ name: 'detail.heic', mimeType: 'image/heic', buffer: heic });
  await expect(first.getByText('Hochgeladen', { exact: true })).toHaveCount(3);
  await expect(first.getByRole('img', { name: 'Möbelstück 1, Bild 2' })).toBeVisible();
  await first.getByRole('button', { name: 'Bild 2 von Möbelstück 1 entfernen' }).click();
  await expect(first.getByText('Hochgeladen', { exact: true })).toHaveCount(2);
  await expectNoAxeViolations(page);

  // What is pasted is not cut: its end would be lost unseen.
  await first.getByLabel('Was ist es?').focus();
  await page.keyboard.insertText('x'.repeat(101));
  await first.getByLabel('Wunschpreis').fill('250 Euro');
  await first.getByLabel('Zustand').selectOption('gut');
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  const title = first.getByLabel('Was ist es?');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/Bitte höchstens 100 Zeichen/);
  await expect(title).toHaveValue('x'.repeat(101));
  await expect(form.getByLabel('E-Mail')).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
  await title.fill('Sideboard aus Teak');
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(form.getByLabel('E-Mail')).toBeFocused();
  await form.getByLabel('E-Mail').fill(ownEmail('ada'));
  await form.getByLabel('Vorname').fill('Ada');
  const sent = page.waitForRequest('**/api/buy-in-mail');
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  const { furnitureItems } = (await sent).postDataJSON() as {
    furnitureItems: { title: string; images: string[] }[];
  };
  expect(furnitureItems.map(({ images }) => images.length)).toEqual([2, 0, 0]);
  expect(furnitureItems[0]?.title).toBe('Sideboard aus Teak');
  await expect(form.getByRole('status')).toHaveText(thanks);
  // The thanks stand alone, and a way to offer another one opens the form.
  await expect(form.getByLabel('E-Mail')).toBeHidden();
  await expect(form.getByRole('button', { name: 'Anfrage senden' })).toBeHidden();
  await expectNoAxeViolations(page, 'buy-in, sent');
  await form.getByRole('button', { name: 'Weitere Möbel anbieten' }).click();
  await expect(form.getByRole('heading', { name: 'Ihre Anfrage' })).toBeFocused();
  await expect(first.getByLabel('Wunschpreis')).toHaveAccessibleDescription(/zum Beispiel 250\s€/);
  await expect(form.getByText(thanks)).toHaveCount(0);
  await expect(form.getByLabel('E-Mail')).toHaveValue('');
  await expect(first.getByLabel('Zustand')).toHaveValue('');
  await expect(first.getByText('Hochgeladen', { exact: true })).toHaveCount(0);
});

test(
  'Ankauf: a refused picture shows the reason, and nothing typed is lost',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.allowError(recording);
    watch.allowStatus(415, '/api/upload');
    watch.allowStatus(400, '/api/buy-in-mail');
    watch.allowStatus(500, '/api/buy-in-mail');
    await page.goto('/ankauf');
    const form = page.getByRole('form', { name: 'Ihre Anfrage' });
    await form.getByLabel('E-Mail').fill(ownEmail('ada'));
    await form.getByLabel('Ort').fill('Berlin');
    await form
      .getByLabel('Möbelstück 1, Bild 1')
      .setInputFiles({ name: 'bild.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    const refusal = /Diese Datei ist kein Bild, das wir lesen können/;
    await expect(form.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
    // The same file would be refused again.
    await expect(form.getByRole('button', { name: 'Noch einmal senden' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    await form.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(form.getByRole('alert').first()).toHaveText(
      /^Möbelstück 1, Bild 1 \(„bild\.svg“\): Diese Datei/,
    );
    await form.getByRole('button', { name: 'Bild 1 von Möbelstück 1 entfernen' }).click();

    // One that is too large is not even sent, and the limit is named.
    const giant = test.info().outputPath('riese.heic');
    await writeFile(giant, '');
    await truncate(giant, 30_000_000);
    await form.getByLabel('Möbelstück 1, Bild 1').setInputFiles(giant);
    await expect(form.getByRole('alert').filter({ hasText: /möglich sind bis 25\sMB/ })).toBeVisible();
    await form.getByRole('button', { name: 'Bild 1 von Möbelstück 1 entfernen' }).click();

    // What cannot be a number or a code is named at its field.
    await form.getByLabel('Telefon').fill('keine');
    await form.getByLabel('Postleitzahl').fill('abc');
    await form.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(form.getByLabel('Telefon')).toHaveAccessibleDescription(/keine Telefonnummer/);
    await expect(form.getByLabel('Telefon')).toBeFocused();
    await expect(form.getByLabel('Postleitzahl')).toHaveAccessibleDescription(/keine Postleitzahl/);
    await form.getByLabel('Telefon').fill('');
    await form.getByLabel('Postleitzahl').fill('');

    await page.route('**/api/buy-in-mail', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await form.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(form.getByRole('alert')).toHaveText('Fehler beim Senden der Anfrage');
    await expect(form.getByLabel('Ort')).toHaveValue('Berlin');
    await page.route('**/api/buy-in-mail', (route) => route.abort(), { times: 1 });
    watch.allowError(/ERR_FAILED/);
    await form.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(form.getByRole('alert')).toHaveText(unanswered);
    // Made before the request: the button is off sooner than the test hears of what it sends.
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/buy-in-mail', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await form.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(form.getByRole('button', { name: 'Wird gesendet...' })).toBeDisabled();
    answer.resolve();
    await expect(form.getByRole('status')).toHaveText(thanks);
  },
);

test('Ankauf: a refused picture hides no other error', { tag: '@night' }, async ({ page, watch }) => {
  watch.allowError(recording);
  watch.allowStatus(415, '/api/upload');
  watch.allowStatus(400, '/api/buy-in-mail');
  await page.goto('/ankauf');
  const form = page.getByRole('form', { name: 'Ihre Anfrage' });
  const first = form.getByRole('group', { name: 'Möbelstück 1' });
  await first
    .getByLabel('Möbelstück 1, Bild 1')
    .setInputFiles({ name: 'bild.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await first.getByLabel('Was ist es?').fill('x'.repeat(3000));
  await form.getByLabel('Postleitzahl').fill('abc');
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  const outcome = form.getByRole('alert').filter({ hasText: /^Möbelstück 1, Bild 1 \(„bild\.svg“\): / });
  await expect(outcome).toBeFocused();
  await expect(first.getByLabel('Was ist es?')).toHaveAccessibleDescription(/Bitte höchstens 100 Zeichen/);
  await expect(form.getByLabel('Postleitzahl')).toHaveAccessibleDescription(/keine Postleitzahl/);
  await expect(form.getByLabel('E-Mail')).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);
  await expectNoAxeViolations(page);

  // The picture alone keeps it from being sent as well.
  await first.getByLabel('Was ist es?').fill('Sideboard');
  await form.getByLabel('Postleitzahl').fill('');
  await form.getByLabel('E-Mail').fill(ownEmail('ada'));
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(first.getByLabel('Was ist es?')).not.toHaveAccessibleDescription(/höchstens/);
  await expect(outcome).toBeFocused();
  await first.getByRole('button', { name: 'Bild 1 von Möbelstück 1 entfernen' }).click();
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(form.getByRole('status')).toHaveText(thanks);
});

test('Ankauf: each wrong field shows its error, in the language of the page', async ({ page, watch }) => {
  watch.allowStatus(400, '/api/buy-in-mail');
  await page.goto('/en/ankauf');
  const form = page.getByRole('form', { name: 'Your enquiry' });
  const send = form.getByRole('button', { name: 'Send enquiry' });
  await send.click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expectNoAxeViolations(page, 'buy-in, faults');
  await form.getByLabel('Email').fill('käthe@möbel.example');
  await send.click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Email').fill('b&b@möbel.example');
  const phone = '030 23125 001 '.repeat(4);
  await form.getByLabel('Phone').fill(phone);
  await send.click();
  await expect(form.getByLabel('Phone')).toBeFocused();
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Please use 40 characters at most');
  await expect(form.getByLabel('Phone')).toHaveValue(phone);
  await form
    .getByRole('group', { name: 'Piece 2' })
    .getByLabel('Price you have in mind')
    .fill('1'.repeat(120));
  await send.click();
  const price = form.getByRole('group', { name: 'Piece 2' }).getByLabel('Price you have in mind');
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/Please use 100 characters at most$/);
  await expectNoAxeViolations(page);
  await price.fill('1');
  await form.getByLabel('Phone').fill('030 23125 001');
  await send.click();
  await expect(form.getByRole('status')).toHaveText(/^Thank you for your enquiry!/);
});

test('Ankauf: the error of a file depends on its content, and is in the language of the page', async ({
  page,
  watch,
}) => {
  watch.allowError(recording);
  watch.allowStatus(415, '/api/upload');
  watch.allowStatus(413, '/api/upload');
  await page.goto('/en/ankauf');
  const slot = (number: number) => page.getByLabel(`Piece 1, picture ${number}`);
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await slot(1).setInputFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer: script });
  await expect(page.getByRole('alert').filter({ hasText: 'This file is not a picture' })).toBeVisible();
  // 35 bytes that claim to be a GIF of four thousand million pixels.
  const claim = '474946383961ffffffff800000000000ffffff2c00000000ffffffff0002024401003b';
  await slot(2).setInputFiles({
    name: 'huge.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from(claim, 'hex'),
  });
  await expect(page.getByRole('alert').filter({ hasText: '64 million pixels at most' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNothingBeside(page);
});

test(
  'Ankauf: a slow picture is waited for, a broken one is sent again, a stalled one is given up',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.allowError(recording);
    watch.allowError(/ERR_FAILED/);
    await page.clock.install();
    await page.goto('/ankauf');
    const form = page.getByRole('form', { name: 'Ihre Anfrage' });
    const first = form.getByRole('group', { name: 'Möbelstück 1' });
    await page.route('**/api/upload', (route) => route.abort(), { times: 1 });
    await first.getByLabel('Möbelstück 1, Bild 1').setInputFiles(await file('vorn.jpg'));
    await expect(first.getByRole('alert')).toHaveText(unanswered);
    await first.getByRole('button', { name: 'Noch einmal senden' }).click();
    await expect(first.getByText('Hochgeladen', { exact: true })).toHaveCount(1);

    const arrival = Promise.withResolvers<void>();
    await page.route('**/api/upload', async (route) => {
      await arrival.promise;
      await route.continue().catch(() => undefined);
    });
    await first.getByLabel('Möbelstück 1, Bild 2').setInputFiles(await file('seite.jpg'));
    await expect(first.getByText(/Wird hochgeladen/)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.clock.fastForward(61_000);
    await expect(first.getByRole('alert')).toHaveText(unanswered);
    await first.getByRole('button', { name: 'Noch einmal senden' }).click();
    await expect(first.getByText(/Wird hochgeladen/)).toBeVisible();

    await form.getByLabel('E-Mail').fill('langsam@example.org');
    await form.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(form.getByRole('button', { name: 'Wird gesendet...' })).toBeDisabled();
    const sent = page.waitForRequest('**/api/buy-in-mail');
    arrival.resolve();
    const { furnitureItems } = (await sent).postDataJSON() as { furnitureItems: { images: string[] }[] };
    expect(furnitureItems[0]?.images).toHaveLength(2);
    await expect(form.getByRole('status')).toHaveText(thanks);
  },
);

test('Ankauf: of too many pictures the first are kept, and the others are named with the limit', async ({
  page,
  watch,
}) => {
  watch.allowError(recording);
  await page.goto('/ankauf');
  const first = page.getByRole('group', { name: 'Möbelstück 1' });
  const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg'];
  const files = await Promise.all(names.map((name) => file(name)));
  await first.getByLabel('Möbelstück 1, Bild 1').setInputFiles(files);
  await expect(first.getByRole('alert')).toHaveText(
    'Höchstens 4 Bilder je Stück. Nicht dabei: 5.jpg, 6.jpg.',
  );
  await expect(first.getByText('Hochgeladen', { exact: true })).toHaveCount(4);
  await first
    .getByRole('button', { name: /entfernen$/i })
    .first()
    .click();
  await expect(first.getByRole('alert')).toHaveCount(0);
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

test('Ankauf: what was typed survives a reload, and the form says that pictures do not', async ({
  page,
  watch,
}) => {
  watch.allowError(recording);
  await page.goto('/ankauf');
  const form = page.getByRole('form', { name: 'Ihre Anfrage' });
  const first = form.getByRole('group', { name: 'Möbelstück 1' });
  await form.getByLabel('E-Mail').fill(ownEmail('ada'));
  await form.getByLabel('Ort').fill('Berlin');
  await first.getByLabel('Wunschpreis').fill('zweihundert');
  await first.getByLabel('Zustand').selectOption('gut');
  await first.getByLabel('Möbelstück 1, Bild 1').setInputFiles(await file('vorn.jpg'));
  await expect(first.getByText('Hochgeladen', { exact: true })).toHaveCount(1);
  await page.reload();
  await expect(form.getByLabel('E-Mail')).toHaveValue(ownEmail('ada'));
  await expect(form.getByLabel('Ort')).toHaveValue('Berlin');
  await expect(first.getByLabel('Wunschpreis')).toHaveValue('zweihundert');
  await expect(first.getByLabel('Zustand')).toHaveValue('gut');
  await expect(form.getByText(/^Ihre Angaben sind noch da\. Das Bild behält der Browser/)).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(form.getByText(thanks)).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('E-Mail')).toHaveValue('');
});
