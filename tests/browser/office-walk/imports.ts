import { expect } from '../fixtures.ts';
import { unique } from './visitors.ts';
import type { Field, Walk } from './walk.ts';

const table = (run: string): Buffer =>
  Buffer.from(
    [
      'Artikel;Bezeichnung;Betrag;Breite;Erhaltung',
      `W-${run}-1;Küchenbank aus dem Nachlass;1.250,00;42,5 cm;gut`,
      `W-${run}-2;Küchenhocker aus dem Nachlass;viel;42,5 cm;gut`,
    ].join('\r\n'),
    'latin1',
  );

/** Columns are no longer shown once the file is checked. */
const column = (label: string, option: string | { label: string }): Field => ({
  kind: 'own',
  source: label,
  label,
  change: async (page) => {
    await page.getByLabel(label).selectOption(option);
  },
  holds: (page) =>
    expect(page.getByRole('heading', { name: 'Was der Import tun würde' }), label).toBeVisible(),
});

export const imports: Walk = {
  place: 'imports',
  label: 'Import',
  prepare: async (page) => {
    const run = unique().toUpperCase();
    const name = `nachlass-${run}.csv`;
    const file = { name, mimeType: 'text/csv', buffer: table(run) };
    const answer = await page.request.post('/api/admin/imports', { multipart: { file } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return name;
  },
  list: { shows: (made) => [made, 'Spalten zuordnen', 'Letzte Importe'] },
  entries: (made) => [
    {
      open: made,
      heading: 'Import',
      fields: [
        column('Artikel ist im Shop', 'sku'),
        column('Bezeichnung ist im Shop', 'titel'),
        column('Betrag ist im Shop', 'preis'),
        column('Breite ist im Shop', 'breite_cm'),
        column('Erhaltung ist im Shop', 'zustand'),
        column('Kategorie für Stücke ohne Angabe', { label: 'Sofas (Vintage)' }),
      ],
      save: 'Prüfen',
      saved: 'Was der Import tun würde',
      isOwn: true,
      seen: async (page) => {
        await expect(page.getByText('Betrag „viel“ ist keine Zahl')).toBeVisible();
        await expect(page.getByRole('main')).toContainText('Neu (1)');
        await page.getByRole('tab', { name: 'Neu (1)' }).click();
        await expect(page.getByText('Küchenbank aus dem Nachlass')).toBeVisible();
        await page.getByRole('button', { name: 'Verwerfen' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
        await expect(page.getByText('Die Datei ist gelöscht.', { exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: made })).toHaveCount(0);
      },
    },
  ],
};
