import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { claimPiece } from '../pieces.ts';
import { unique } from './visitors.ts';
import { choice, fixed, onOff, prose, text, type Field, type Walk } from './walk.ts';

const photograph = join(import.meta.dirname, '../../../demo/photographs/bank-leder-cognac/studio-640.jpg');
const parts = [
  /^Maße, Material, Herkunft/,
  /^Texte/,
  /^Preis, Steuer, Einkauf/,
  /^Varianten/,
  /^Produktsicherheit/,
];

const list = (page: Page, name: string) => page.getByRole('main').getByRole('combobox', { name });

const line: Field = {
  kind: 'own',
  source: 'shopType',
  label: 'Linie',
  change: (page) => expect(list(page, 'Linie')).toHaveAttribute('aria-disabled', 'true'),
  holds: (page) => expect(list(page, 'Linie')).toHaveText('Vintage'),
};

const chosenFile = async (page: Page, button: string): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(photograph);
};

/** A picture that is added comes last. */
function newPicture(button: string): Field {
  let count = 0;
  const tiles = (page: Page) => page.getByRole('button', { name: /^Bild \d+ entfernen$/ });
  return {
    kind: 'own',
    source: button,
    label: button,
    part: 'pictures',
    change: async (page) => {
      count = (await tiles(page).count()) + 1;
      await chosenFile(page, button);
      await expect(tiles(page)).toHaveCount(count, { timeout: 60_000 });
      await page.getByLabel(`Bild ${count} zeigt`).fill('Bank aus Leder');
    },
    holds: (page) => expect(page.getByLabel(`Bild ${count} zeigt`)).toHaveValue('Bank aus Leder'),
  };
}

const alternative: Field = {
  kind: 'own',
  source: 'pictures.0.alt',
  label: 'Bild 1 zeigt',
  part: 'pictures',
  change: (page) => page.getByLabel('Bild 1 zeigt').fill('Von vorn, 42,5 cm tief'),
  holds: (page) => expect(page.getByLabel('Bild 1 zeigt')).toHaveValue('Von vorn, 42,5 cm tief'),
};

/** One more than those it is in. */
function anotherCategory(): Field {
  let chosen = '';
  return {
    kind: 'own',
    source: 'categoryIds',
    label: 'Kategorien',
    change: async (page) => {
      await list(page, 'Kategorien').click();
      const other = page.getByRole('option', { selected: false }).first();
      chosen = await other.innerText();
      await other.click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
    },
    holds: (page) => expect(list(page, 'Kategorien')).toContainText(chosen),
  };
}

/** One of the chosen categories. */
const mainCategory: Field = {
  kind: 'own',
  source: 'mainCategoryId',
  label: 'Hauptkategorie',
  change: async (page) => {
    const own = (await list(page, 'Kategorien').innerText()).split(/\n|, /);
    await list(page, 'Hauptkategorie').click();
    const options = page.getByRole('option');
    await expect(options).toHaveCount(own.length + 1);
    await options.last().click();
  },
  holds: (page) => expect(list(page, 'Hauptkategorie')).not.toHaveText('Die erste im Menü'),
};

/** Each is typed, and closed with the enter key. */
const materials: Field = {
  kind: 'own',
  source: 'Materialien',
  label: 'Materialien',
  part: 'materials',
  change: async (page) => {
    const field = page.getByRole('main').getByLabel('Materialien');
    await field.fill('Probe-Teak');
    await field.press('Enter');
  },
  holds: (page) => expect(page.getByRole('button', { name: 'Probe-Teak' })).toBeVisible(),
};

/** It is asked where a piece is exempt, and hidden by the answer after it. */
const exemption: Field = {
  kind: 'own',
  source: 'productSafety.reason',
  label: 'Grund',
  change: async (page) => {
    await list(page, 'Grund').click();
    await page.getByRole('option', { name: 'muss erst hergerichtet werden' }).click();
  },
  holds: (page) => expect(list(page, 'Grund')).toHaveCount(0),
};

const fields = (title: string): readonly Field[] => [
  alternative,
  newPicture('Bilder auswählen'),
  newPicture('Foto aufnehmen'),
  text('title', 'Titel', title),
  line,
  // Lowering a price by more than half requires confirmation.
  text('priceCents', 'Preis in Euro', '11.250', '11.250,00'),
  anotherCategory(),
  mainCategory,
  choice('condition', 'Zustand', 'neuwertig'),
  text('stock', 'Stückzahl', '2'),
  fixed('sku', 'SKU', /./),
  text('dimensions.widthMm', 'Breite in cm', '142,5'),
  text('dimensions.heightMm', 'Höhe in cm', '80'),
  text('dimensions.depthMm', 'Tiefe in cm', '42,5'),
  text('dimensions.diameterMm', 'Durchmesser in cm', '12,5'),
  text('dimensions.seatHeightMm', 'Sitzhöhe in cm', '44,5'),
  text('weightGrams', 'Gewicht in kg', '12,5'),
  choice('carriers', 'Träger', '4'),
  materials,
  text('colour', 'Farbe', 'petrol'),
  text('maker', 'Hersteller, Entwurf', 'Werkstatt Probe'),
  text('origin', 'Herkunft', 'Rostock'),
  text('speciesPapers', 'Artenschutz-Nachweis', 'EU-Bescheinigung DE-B-1/26'),
  text('era.fromYear', 'Entstanden von (Jahr)', '1961'),
  text('era.toYear', 'Entstanden bis (Jahr)', '1964'),
  onOff('rentable', 'Kann gemietet werden', false),
  onOff('assemblyService', 'Montage wird angeboten', true),
  text('texts.subtopic', 'Zeile unter dem Titel', 'Ein Stück zur Probe'),
  prose('texts.descriptions.0', 'Beschreibung 1', 'Für 1.250,00 € bis in die Wohnung.'),
  prose('texts.descriptions.1', 'Beschreibung 2', 'Am 24.12.2026 noch zu haben.'),
  prose('texts.descriptions.2', 'Beschreibung 3', 'Wiegt 12,5 kg.'),
  prose('texts.conditionText', 'Zum Zustand', 'Eine Schramme von 2,5 cm.'),
  prose('texts.storyShop', 'Geschichte des Stücks', 'Stand in einem Rostocker Kontor.'),
  prose('texts.shopInfo', 'Hinweis des Ladens', 'Im Schauraum zu sehen.'),
  prose('texts.aboutUs', 'Über uns', 'Wir sind eine Probe.'),
  text('texts.similarToTitle', 'Überschrift über ähnlichen Stücken', 'Auch zur Probe'),
  text('comparePriceCents', 'Früherer Preis in Euro', '12.400,50'),
  choice('sections', 'Bereiche der Startseite', 'Neuheiten', /Neuheiten/),
  choice('taxScheme', 'Besteuerung', /^Regelbesteuerung/),
  text('purchase.priceCents', 'Einkaufspreis in Euro', '420,50'),
  choice('purchase.sellerKind', 'Gekauft von', 'eigene Herstellung'),
  exemption,
  choice('productSafety.kind', 'Angabe', 'Verantwortliche Stelle nennen'),
  text('productSafety.name', 'Name', 'WMK Probe GmbH'),
  text('productSafety.postalAddress', 'Postanschrift', 'Karl-Marx-Allee 998, 10243 Berlin'),
  text('productSafety.electronicAddress', 'E-Mail oder Internetadresse', 'probe@wmk.example'),
  text('productSafety.warnings', 'Warnhinweise', 'Nicht darauf stehen.'),
];

const newTitle = () => `Hocker zur Probe ${unique()}`;
let sku = '';

/** All fields of a piece. */
export const pieces: Walk = {
  place: 'pieces',
  label: 'Stücke',
  prepare: async (page) => {
    const piece = await claimPiece(page);
    sku = piece.sku;
    return piece.title;
  },
  list: { searches: () => sku, shows: (made) => [made, /\d,\d\d\s€/], row: /\d,\d\d\s€/ },
  entries: (made) => [
    {
      open: made,
      heading: made,
      unfold: parts,
      fields: fields(`Probestück ${made}`),
      seen: async (page) => {
        const address = await page.getByRole('link', { name: 'Im Shop ansehen' }).getAttribute('href');
        await expect(page.getByText('Belegung in den nächsten 90 Tagen')).toBeVisible();
        await page.goto(address ?? '');
        const shown = page.getByRole('main');
        await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`Probestück ${made}`);
        for (const said of [
          /11\.250(?:,00)?\s€/,
          /142,5/,
          /12,5\s?kg/,
          'Werkstatt Probe',
          'Wiegt 12,5 kg.',
        ]) {
          await expect(shown.getByText(said).first()).toBeAttached();
        }
      },
    },
  ],
  create: () => {
    const title = newTitle();
    return {
      button: 'Neu anlegen',
      heading: 'Neues Stück',
      unfold: parts,
      others: fields(title),
      fields: [
        text('title', 'Titel', title),
        text('priceCents', 'Preis in Euro', '1.250,50'),
        text('sku', 'SKU', `P-${unique().toUpperCase()}`),
        {
          kind: 'own',
          source: 'variants',
          label: 'Varianten',
          change: (page) => page.getByRole('button', { name: 'Variante hinzufügen' }).click(),
          holds: (page) => expect(page.getByLabel('Ausführung')).toBeVisible(),
        },
        text('variants.0.name', 'Ausführung', 'klein'),
        text('variants.0.sku', 'SKU', `V-${unique().toUpperCase()}`),
        text('variants.0.stock', 'Stückzahl', '3'),
      ],
      then: async (page) => {
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await page.reload();
        await page.getByRole('button', { name: /^Varianten/ }).click();
        await expect(page.getByLabel('Ausführung')).toHaveValue('klein');
        await page.getByRole('button', { name: 'Entwurf löschen' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Entwurf löschen' }).click();
        await expect(page.getByText('Der Entwurf ist gelöscht.', { exact: true })).toBeVisible();
      },
    };
  },
};
