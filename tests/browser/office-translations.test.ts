import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { logInToOffice } from './office-login.ts';
import { own } from './own.ts';

test(
  'a table of translations is downloaded, filled in, shown and saved',
  { tag: '@night' },
  async ({ page }) => {
    await logInToOffice(page);
    await page.goto(
      `/admin/goods-texts?filter=${encodeURIComponent('{"language":"it","kind":"parent-category","q":"Küche"}')}`,
    );
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Tabelle herunterladen' }).click();
    const content = await readFile(await (await download).path(), 'utf8');
    const [headings = '', line = ''] = content.replace('\ufeff', '').split('\r\n');
    const columns = headings.split(';');
    expect(columns).toContain('titel_deutsch');

    const title = own('Cucina');
    const cells = line.split(';');
    cells[columns.indexOf('titel')] = title;
    const broken = ['parent-category.gibt-es-nicht.it', ...columns.slice(1).map(() => 'x')];
    await page.getByRole('link', { name: 'Tabelle einlesen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tabelle einlesen' })).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Datei auswählen' }).click();
    const table = [headings, cells.join(';'), broken.join(';')].join('\r\n');
    await (
      await chooser
    ).setFiles({ name: 'italienisch.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });

    await expect(page.getByRole('heading', { name: 'Das würde sich ändern' })).toBeVisible();
    await expect(page.getByText('Zeile 3 (parent-category.gibt-es-nicht.it)')).toBeVisible();
    await expect(page.getByText(title)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNothingCutOff(page);
    await page.getByRole('button', { name: '1 Übersetzung speichern' }).click();
    await expect(page.getByText('Gespeichert. Die Seiten zeigen es sofort.')).toBeVisible();
    await page.goto('/it/shop/vintage');
    await expect(page.getByText(title).first()).toBeAttached();
  },
);

/** Both widths share a shop: each has a language of its own. */
const language = () =>
  test.info().project.name === 'office on a phone'
    ? ({ code: 'fr', name: 'Französisch', note: 'Traduit automatiquement' } as const)
    : ({ code: 'es', name: 'Spanisch', note: 'Traducido automáticamente' } as const);

const openList = (page: Page, filter: object) =>
  page.goto(`/admin/goods-texts?filter=${encodeURIComponent(JSON.stringify(filter))}`);

const expectNothingCutOff = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );

test(
  'what a language lacks is translated by the service, ended, looked at and checked',
  { tag: '@night' },
  async ({ page }) => {
    const { code, name, note } = language();
    await logInToOffice(page);
    await openList(page, { language: code, kind: 'piece' });
    await page.getByRole('button', { name: 'Fehlende übersetzen lassen' }).click();
    const dialog = page.getByRole('dialog', { name: `Fehlende Texte übersetzen lassen: ${name}` });
    await expect(
      dialog.getByText(/^[\d.]+ Texte zu [\d.]+ Stücken, .* zusammen [\d.]+ Zeichen$/),
    ).toBeVisible();
    await expect(dialog.getByText(/LibreTranslate rechnet nach Zeichen ab/)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNothingCutOff(page);
    await dialog.getByRole('button', { name: 'Übersetzen lassen', exact: true }).click();

    await expect(page.getByRole('heading', { name: 'Wird übersetzt' })).toBeVisible();
    await expect(page.getByText(/^[1-9][\d.]* von [\d.]+ Texten übersetzt\.$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fehlende übersetzen lassen' })).toBeDisabled();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).last().click();
    await expect(page.getByRole('heading', { name: 'Die Übersetzung wurde abgebrochen' })).toBeVisible();
    await expectNothingCutOff(page);

    await page.getByRole('button', { name: 'Maschinell übersetzte ansehen' }).click();
    await expect(page).toHaveURL(/machine-made/);
    const answer = await page.request.get(
      `/api/admin/goods-texts?language=${code}&kind=piece&state=machine-made&perPage=1`,
    );
    const { items } = (await answer.json()) as { items: { id: string }[] };
    const id = items[0]?.id ?? '';
    const piece = `/${code}/product/${id.slice('piece.'.length, -'.xx'.length)}`;
    await page.goto(piece);
    await expect(page.getByText(note, { exact: true }).first()).toBeVisible();

    await page.goto(`/admin/goods-texts/${encodeURIComponent(id)}`);
    await expect(page.getByText(/^Maschinell übersetzt, noch von niemandem geprüft/).first()).toBeVisible();
    await expectNoAxeViolations(page, 'office, goods text');
    await page.getByLabel('Geprüft: Die maschinell übersetzten Texte stimmen.').check();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert. Die Seiten zeigen es sofort.')).toBeVisible();
    await expect(page.getByText(/^Maschinell übersetzt, noch/)).toHaveCount(0);
    await page.goto(piece);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(note, { exact: true })).toHaveCount(0);
  },
);

test(
  'a suggestion fills an empty field, says that it is one, and is saved as the reader’s own',
  { tag: '@night' },
  async ({ page }) => {
    await logInToOffice(page);
    const missing = async (number: number) => {
      const list = '/api/admin/goods-texts?language=it&kind=piece&state=missing&perPage=1';
      const answer = await page.request.get(`${list}&page=${number}`);
      return (await answer.json()) as { items: { id: string }[]; total: number };
    };
    // One of many, so that no other test fills it meanwhile.
    const { total } = await missing(1);
    const { items } = await missing(1 + (Number.parseInt(own().slice(0, 6), 16) % total));
    await page.goto(`/admin/goods-texts/${encodeURIComponent(items[0]?.id ?? '')}`);
    const field = page.getByRole('textbox', { name: 'Titel oder Name' });
    await expect(field).toHaveValue('');
    await page.getByRole('button', { name: 'Vorschlag holen: Titel oder Name' }).click();
    await expect(field).toHaveValue(/^it: /);
    await expect(page.getByText(/^Vorschlag von LibreTranslate, nicht gespeichert/)).toBeVisible();
    await expectNoAxeViolations(page, 'office, goods text');
    await expectNothingCutOff(page);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert. Die Seiten zeigen es sofort.')).toBeVisible();
    await expect(field).toHaveValue(/^it: /);
    await expect(page.getByText(/^Maschinell übersetzt/)).toHaveCount(0);
  },
);
