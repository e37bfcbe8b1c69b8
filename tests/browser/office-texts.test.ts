import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';

test.beforeEach(({ watch }) => {
  // Before somebody has logged in, the page asks who they are.
  watch.allowStatus(401, '/api/admin/me');
});

/** Lists of texts, an entry of each, and what its form says. */
const lists = [
  {
    list: 'dashboard-texts',
    entry: 'Deutsch',
    heading: 'Bänder und Öffnungszeiten: Deutsch',
    label: 'Laufband',
  },
  { list: 'faq', entry: 'Deutsch', heading: 'Häufige Fragen: Deutsch', label: null },
  { list: 'page-texts', entry: 'Impressum', heading: 'Seite: Impressum (Deutsch)', label: 'Text (HTML)' },
  { list: 'page-blocks', entry: 'Karten', heading: 'Karten (Deutsch)', label: 'Überschrift' },
  { list: 'reviews', entry: 'Kunde aus Neukölln', heading: 'Kundenstimme', label: 'Was gesagt wurde' },
  { list: 'categories', entry: 'Sideboards', heading: 'Kategorie: Sideboards', label: 'Name' },
  { list: 'parent-categories', entry: 'Wohnzimmer', heading: 'Raum: Wohnzimmer', label: 'Name' },
] as const;

test('every text opens from its list, whole', async ({ page }) => {
  test.slow();
  await logInToOffice(page);
  for (const { list, entry, heading, label } of lists) {
    await test.step(list, async () => {
      await page.goto(`/admin/${list}`);
      await page.getByRole('main').getByText(entry).first().click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
      if (label !== null) await expect(page.getByLabel(label).first()).not.toHaveValue('');
      await expectNothingBeside(page);
      await expectNoAxeViolations(page);
    });
  }
});

test('a page of text that was opened from the list has its earlier versions', async ({ page }) => {
  await logInToOffice(page);
  await page.goto('/admin/page-texts');
  await page.getByRole('main').getByText('Impressum').first().click();
  const versions = page.getByRole('region', { name: 'Frühere Fassungen' });
  await expect(versions.getByText(/^Fassung 1, ab \d{2}\.\d{2}\.\d{4}, von /)).toBeVisible();
});
