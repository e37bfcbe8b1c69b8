import { expect } from '../fixtures.ts';
import { prose, text, type Walk } from './walk.ts';

/** Pages of text, each with its versions. */
export const pageTexts: Walk = {
  place: 'page-texts',
  label: 'Seiten',
  list: { row: /\d\d\.\d\d\.\d{4}/, shows: () => ['Melem, unser Ladenhund', 'Zahlung'] },
  entries: () => [
    {
      open: 'Melem, unser Ladenhund',
      heading: 'Seite: Melem, unser Ladenhund (Deutsch)',
      fields: [
        text('title', 'Titel', 'Melem, unser alter Ladenhund'),
        text(
          'description',
          'Einleitung, auch für Suchmaschinen',
          'Vier Pfoten und ein Korb neben dem Werktisch.',
        ),
        prose('html', 'Text', 'Melem wiegt 42,5 kg und grüßt von {firm}.'),
      ],
      saved: 'Gespeichert. Die Seiten zeigen es sofort.',
      seen: async (page) => {
        // The previous version is kept, and can be restored.
        await expect(page.getByText(/^Fassung 1, ab \d\d\.\d\d\.\d{4}, von der Software$/)).toBeVisible();
        await expect(page.getByRole('button', { name: 'In das Formular übernehmen' }).first()).toBeVisible();
        await page.goto('/melem');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Melem, unser alter Ladenhund');
        await expect(page.getByText('Melem wiegt 42,5 kg und grüßt von WMK')).toBeVisible();
      },
    },
  ],
};
