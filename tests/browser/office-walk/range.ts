import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { expect } from '../fixtures.ts';
import { unique } from './visitors.ts';
import { choice, prose, text, type Field, type Walk } from './walk.ts';

const saved = 'Gespeichert. Die Seiten zeigen es sofort.';
const photograph = join(import.meta.dirname, '../../../demo/photographs/sofa-leder-cognac/studio-640.jpg');

const picture = (page: Page) => page.getByRole('main').getByRole('img', { name: 'Bild' });

/** An uploaded picture, which the shop scales. */
function aPicture(): Field {
  let address = '';
  return {
    kind: 'own',
    source: 'Bild',
    label: 'Bild',
    part: 'image',
    change: async (page) => {
      const isThere = (await picture(page).count()) > 0;
      const before = isThere ? await picture(page).getAttribute('src') : '';
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Bild auswählen' }).click();
      await (await chooser).setFiles(photograph);
      await expect(picture(page)).not.toHaveAttribute('src', before ?? '', { timeout: 30_000 });
      address = (await picture(page).getAttribute('src')) ?? '';
    },
    holds: (page) => expect(picture(page)).toHaveAttribute('src', address),
  };
}

const categories: Walk = {
  place: 'categories',
  label: 'Kategorien',
  list: { row: /(?:Vintage|Bootsholz)\s+\d+\s*$/, shows: () => ['Barwagen', 'Theken', 'Bootsholz'] },
  entries: () => [
    {
      open: 'Barwagen',
      heading: 'Kategorie: Barwagen',
      fields: [
        text('name', 'Name', 'Rollende Bars'),
        prose('descriptionHtml', 'Beschreibung', 'Ab 1.250,00 € bis in die Wohnung.'),
      ],
      // Pictures that came with the shop cannot be restored; the new category gets its own.
      others: [aPicture()],
      saved,
      seen: async (page) => {
        await page.goto('/category/vintage-barwagen');
        await expect(page.getByRole('heading', { level: 1, name: 'Rollende Bars' })).toBeVisible();
        await expect(
          page.getByText('Ab 1.250,00 € bis in die Wohnung.').filter({ visible: true }).first(),
        ).toBeVisible();
      },
    },
  ],
  create: () => {
    const name = `Probekategorie ${unique()}`;
    return {
      button: 'Neu anlegen',
      heading: 'Neue Kategorie',
      fields: [
        choice('shopType', 'Linie', 'Bootsholz'),
        text('name', 'Name', name),
        prose('descriptionHtml', 'Beschreibung', 'Nur zur Probe.'),
        aPicture(),
      ],
      saved: 'Angelegt',
      then: async (page) => {
        await expect(page.getByRole('heading', { level: 1, name: `Kategorie: ${name}` })).toBeVisible();
        await page.getByRole('button', { name: 'Löschen' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
        await expect(page.getByText('Die Kategorie ist gelöscht.', { exact: true })).toBeVisible();
        await expect(page.getByText(name)).toHaveCount(0);
      },
    };
  },
};

const rooms: Walk = {
  place: 'parent-categories',
  label: 'Räume',
  list: { shows: () => ['Wohnzimmer', 'Dekoration', 'Gastronomie & Objekt'] },
  entries: () => [
    {
      open: 'Dekoration',
      heading: 'Raum: Dekoration',
      fields: [
        text('title', 'Name', 'Licht und Zierde'),
        text('position', 'Platz in der Liste, von 0 an', '2'),
        prose('descriptionHtml', 'Beschreibung', 'Leuchten ab 42,50 €.'),
        choice('subCategoryIds.0', 'Name', 'Kleiderschränke'),
      ],
      saved,
      seen: async (page) => {
        await page.goto('/shop/vintage');
        await expect(page.getByText('Licht und Zierde').first()).toBeAttached();
      },
    },
  ],
};

const translations: Walk = {
  place: 'goods-texts',
  label: 'Übersetzungen',
  list: { row: /(?:fehlt|aktuell)/, shows: () => ['Barwagen', 'Bar trolleys', 'aktuell'] },
  entries: () => [
    {
      open: 'Barwagen',
      heading: /^Übersetzung: (?:Barwagen|Rollende Bars) \(Englisch\)$/,
      fields: [
        text('title', 'Titel oder Name', 'Drinks trolleys'),
        prose('descriptionHtml', 'Beschreibung', 'Bars on wheels, from €1,250.00.'),
      ],
      saved,
      seen: async (page) => {
        await page.goto('/en/category/vintage-barwagen');
        await expect(page.getByRole('heading', { level: 1, name: 'Drinks trolleys' })).toBeVisible();
        await expect(
          page.getByText('Bars on wheels, from €1,250.00.').filter({ visible: true }).first(),
        ).toBeVisible();
      },
    },
  ],
};

export const rangeWalks: readonly Walk[] = [categories, rooms, translations];
