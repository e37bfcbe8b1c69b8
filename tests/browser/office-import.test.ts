import { readFile } from 'node:fs/promises';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { logInToOffice } from './office-login.ts';
import { own } from './own.ts';

const table = (run: string) =>
  Buffer.from(
    [
      'Artikel;Benennung;Betrag;Zust.;EK;Bemerkung;davon_verkauft',
      `W-${run}-1;Küchenbank vom Dachboden;120,00;gut;40,00;Halle 2;0`,
      `W-${run}-2;Küchenhocker;35,00;sehr gut;;=1+1;0`,
      `W-${run}-3;Küchentisch;viel;gut;;=HYPERLINK("x");0`,
    ].join('\r\n'),
    'latin1',
  );

test('a table is mapped, tried, imported; its bad rows come back, and a draft can be deleted', async ({
  page,
  watch,
}) => {
  const run = own().toUpperCase();
  await logInToOffice(page);
  await page.goto('/admin/imports');
  await expect(page.getByRole('heading', { name: 'Letzte Importe' })).toBeVisible();
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Datei auswählen' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer });
  };
  // A file that is not a table is refused, and another one can be chosen.
  watch.allowStatus(400, '/api/admin/imports');
  await choose('preise.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
  await expect(page.getByText('ist eine Excel-Datei')).toBeVisible();

  await choose('dachboden.csv', table(run));
  await expect(page.getByRole('heading', { name: 'Spalten zuordnen' })).toBeVisible();
  await expect(page.getByText('Windows-1252')).toBeVisible();
  await expect(page.getByText('Küchenbank vom Dachboden')).toBeVisible();
  await expect(page.getByText('Es fehlt noch: SKU, Titel, Preis in Euro')).toBeVisible();
  await expect(page.getByText('fügen Sie darin eine Spalte „SKU“ ein')).toBeVisible();
  await expect(page.getByText('immer: SKU, Titel, Preis in Euro')).toBeVisible();
  await expect(page.getByText('bei Vintage: Zustand')).toBeVisible();
  const lacking = page.getByRole('alert').filter({ hasText: 'Diese Spalten sind nicht zugeordnet' });
  await expect(lacking).toContainText('Zustand – Pflicht bei Vintage: neuwertig');
  await expect(lacking).not.toContainText('Verantwortliche Stelle');
  await expect(page.getByText('Steht nur zur Information in Exporten')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prüfen' })).toBeDisabled();
  for (const [heading, column] of [
    ['Artikel', 'sku'],
    ['Benennung', 'titel'],
    ['Betrag', 'preis'],
    ['Zust.', 'zustand'],
    ['EK', 'einkaufspreis'],
  ] as const) {
    await page.getByLabel(`${heading} ist im Shop`).selectOption(column);
  }
  // No column says from whom they were bought: one answer does for all.
  await expect(lacking).toHaveText(/Gekauft von – Pflicht mit „Einkaufspreis in Euro“/);
  await expect(lacking).not.toContainText('Zustand');
  await page.getByLabel('Gekauft von, für alle Stücke ohne Angabe').selectOption('Privatperson');
  await expect(lacking).toBeHidden();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Was der Import tun würde' })).toBeVisible();
  await expect(page.getByText('ändern beim Import nichts: davon_verkauft.')).toBeVisible();
  await expect(page.getByText('Betrag „viel“ ist keine Zahl')).toBeVisible();
  await expect(page.getByText('Erwartet: Verkaufspreis in Euro, brutto')).toBeVisible();
  await page.getByRole('tab', { name: 'Neu (2)' }).click();
  await expect(page.getByText(`Zeile 2 · W-${run}-1 · Küchenbank vom Dachboden`)).toBeVisible();
  await expectNoAxeViolations(page);

  // A second tab shows the first one's changes.
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: 'Was der Import tun würde' })).toBeVisible();
  await page.getByRole('button', { name: 'Importieren' }).click();
  await expect(page.getByRole('dialog').getByText('2 Stücke werden neu angelegt')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Importieren' }).click();
  await expect(page.getByText('Der Import ist fertig.')).toBeVisible();
  await expect(second.getByText('Der Import ist fertig.')).toBeVisible();
  await second.close();
  // Without a picture, nobody but the office sees them yet; the row leads to the piece.
  await page.getByRole('tab', { name: 'Neu (2)' }).click();
  await expect(
    page.getByText(/^Bleibt Entwurf: Bitte fügen Sie mindestens ein Bild hinzu(?! \()/),
  ).toHaveCount(2);
  await expect(page.getByRole('link', { name: `W-${run}-2 · Küchenhocker` })).toHaveAttribute(
    'href',
    /\/admin\/pieces\/kuechenhocker/,
  );

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Abgelehnte Zeilen herunterladen' }).click();
  const refused = await readFile(await (await download).path(), 'utf8');
  expect(refused).toContain('Artikel;Benennung;Betrag;Zust.;EK;Bemerkung;davon_verkauft;zeile;problem');
  expect(refused).toContain(`W-${run}-3;Küchentisch;viel;gut;;"'=HYPERLINK(""x"")";0;4;`);

  const list = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Liste der Probleme herunterladen' }).click();
  const problems = await readFile(await (await list).path(), 'utf8');
  expect(problems).toContain(`4;W-${run}-3;Küchentisch;Betrag;viel;ist keine Zahl;`);

  // The list filters the new pieces by their state; a copy of one is a draft, and is deleted again.
  await page.getByRole('link', { name: 'Zu den Stücken' }).click();
  await page.getByRole('textbox', { name: 'Titel oder SKU' }).fill(`W-${run}`);
  await expect(page.getByText(/1–2 von 2/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Export' })).toHaveAttribute('href', new RegExp(`q=W-${run}`));
  await page.getByText('Küchenhocker').click();
  await page.getByRole('button', { name: 'Duplizieren' }).click();
  await expect(page.getByText(/^Ein Entwurf ist angelegt\. Einkauf/)).toBeVisible();
  await page.getByRole('button', { name: 'Entwurf löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entwurf löschen' }).click();
  await expect(page.getByText('Der Entwurf ist gelöscht.')).toBeVisible();
  await expect(page.getByText(/1–2 von 2/)).toBeVisible();
});
