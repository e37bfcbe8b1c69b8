import { expect, expectNoAxeViolations } from './fixtures.ts';
import { test } from './in-turn.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { logInToOffice } from './office-login.ts';

/** Lists of texts, an entry of each, and a text of its form. `office-places` opens those of the others. */
const lists = [
  { list: 'reviews', entry: 'Kunde aus Neukölln', heading: 'Kundenstimme', label: 'Was gesagt wurde' },
  { list: 'categories', entry: 'Sideboards', heading: 'Kategorie: Sideboards', label: 'Name' },
  { list: 'parent-categories', entry: 'Wohnzimmer', heading: 'Raum: Wohnzimmer', label: 'Name' },
  { list: 'page-texts', entry: 'Impressum', heading: 'Seite: Impressum (Deutsch)', label: 'Text' },
] as const;

test(
  'every text opens from its list, whole; a page of text has its earlier versions',
  { tag: '@night' },
  async ({ page }) => {
    await logInToOffice(page);
    for (const { list, entry, heading, label } of lists) {
      await test.step(list, async () => {
        await page.goto(`/admin/${list}`);
        await page.getByRole('main').getByText(entry).first().click();
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
        const field = page.getByRole('main').getByRole('textbox', { name: label }).first();
        // A formatted text is not an input.
        const written = () => field.evaluate((it) => ('value' in it ? String(it.value) : it.textContent));
        await expect.poll(written).not.toBe('');
        // The walk through the office looks at the same forms with axe.
        await expectNothingBeside(page);
      });
    }
    const versions = page.getByRole('region', { name: 'Frühere Fassungen' });
    await expect(versions.getByText(/^Fassung 1, ab \d{2}\.\d{2}\.\d{4}, von /)).toBeVisible();
  },
);

test(
  'the sentence about the hours leads to the hours in „Firma“, and back; a closed day is named',
  { tag: '@night' },
  async ({ page, watch, inTurn }) => {
    test.slow();
    watch.allowStatus(400, '/api/admin/company/');
    await logInToOffice(page);
    await inTurn('company');
    await page.goto('/admin/dashboard-texts/de');
    await page.getByRole('link', { name: 'Öffnungszeiten ändern' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Firma' })).toBeVisible();
    await page.getByRole('button', { name: 'Geschlossene Tage hinzufügen' }).click();
    await page.getByLabel('Geschlossen ab').fill('2026-12-24');
    await page.getByLabel(/^Bis einschließlich/).fill('2026-12-23');
    await page.getByLabel('Wort dazu').fill('Betriebsferien');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Das Ende muss nach dem Anfang liegen').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNothingBeside(page);
    await page.reload();
    await page.getByRole('link', { name: /^Der Satz zu den Öffnungszeiten/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Bänder und Öffnungszeiten/ })).toBeVisible();
  },
);

test(
  'two people change one page of text: the slower one keeps the typed text, and chooses',
  { tag: '@night' },
  async ({ page, watch, inTurn }) => {
    test.slow();
    watch.allowStatus(409, /\/api\/admin\/page-texts\//);
    const path = '/api/admin/page-texts/think-green.de';
    interface Text {
      readonly version: number;
      readonly title: string;
      readonly description: string;
    }
    const read = async () => (await (await page.request.get(path)).json()) as Text;
    const saveElsewhere = async (changes: object) => {
      const { version } = await read();
      expect((await page.request.patch(path, { data: { ...changes, version } })).status()).toBe(200);
    };
    await logInToOffice(page);
    await inTurn('page-texts', path.replace('/api/admin', ''), ['title', 'description']);
    const { title } = await read();
    await page.goto(path.replace('/api', ''));
    const [titleField, summary] = [
      page.getByLabel('Titel'),
      page.getByLabel('Einleitung, auch für Suchmaschinen'),
    ];
    await expect(titleField).toHaveValue(title);

    await saveElsewhere({ title: 'Anders genannt' });
    await summary.fill('Von mir beschrieben');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    const note = page.getByRole('alert').filter({ hasText: 'hat inzwischen gespeichert' });
    await expect(note).toContainText('Titel');
    await expect(note).toContainText('Anders genannt');
    await expect(note).not.toContainText('auch von Ihnen');
    await expect(note).toBeFocused();
    await expect(note).toBeInViewport();
    // No field is wrong. A toast would go by itself: waiting for that proves nothing.
    expect(await page.getByText('Bitte prüfen Sie die markierten Felder.').count()).toBe(0);
    await expect(summary).toHaveValue('Von mir beschrieben');
    await expectNothingBeside(page);
    await expectNoAxeViolations(page, 'office, overtaken');
    await note.getByRole('button', { name: 'Meine Eingaben speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await expect(note).toBeHidden();
    await expect(titleField).toHaveValue('Anders genannt');
    expect(await read()).toMatchObject({ title: 'Anders genannt', description: 'Von mir beschrieben' });

    await saveElsewhere({ title: 'Noch einmal anders' });
    await titleField.fill('Von mir genannt');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(note).toContainText('auch von Ihnen');
    await expect(note).toBeFocused();
    // Somebody is faster once more: the note, screens above the button by now, is led to again.
    await saveElsewhere({ title: 'Noch einmal anders, und wieder' });
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(note).toContainText('Noch einmal anders, und wieder');
    await expect(note).toBeFocused();
    await expect(note).toBeInViewport();
    await note.getByRole('button', { name: /^Fassung von .+ übernehmen$/ }).click();
    await expect(titleField).toHaveValue('Noch einmal anders, und wieder');
    await expect(note).toBeHidden();
    expect(await read()).toMatchObject({ title: 'Noch einmal anders, und wieder' });
  },
);
