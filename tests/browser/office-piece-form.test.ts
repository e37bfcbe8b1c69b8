import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { logInToOffice } from './office-login.ts';
import { own } from './own.ts';
import { pieces as words } from '../../src/shared/messages/de/pieces.ts';

const photograph = join(import.meta.dirname, '../../demo/photographs/sofa-leder-cognac/studio-640.jpg');
const widths = [390, 1440];

/** A new piece with a photograph, a title, a category and what was paid for it, not saved yet. */
async function begin(page: Page, title: string): Promise<void> {
  await logInToOffice(page);
  await page.goto('/admin/pieces/create');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bilder auswählen' }).click();
  await (await chooser).setFiles(photograph);
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(title);
  await expect(page.getByLabel('Bild 1 zeigt')).toHaveValue(`${title}, Bild 1`, { timeout: 30_000 });
  await page.getByLabel('Kategorien').click();
  await page.getByRole('option', { name: 'Sofas', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Preis, Steuer, Einkauf' }).click();
  await page.getByRole('textbox', { name: 'Einkaufspreis in Euro' }).fill('400');
  await page.getByRole('combobox', { name: 'Gekauft von' }).click();
  await page.getByRole('option', { name: 'Privatperson' }).click();
}

const price = (page: Page) => page.getByRole('textbox', { name: 'Preis in Euro' }).first();

test('a piece with two variants is entered, published, read again and bought', async ({ page, watch }) => {
  watch.allowStatus(400, '/api/admin/pieces');
  const title = own('Sofa in zwei Farben');
  await begin(page, title);
  await price(page).fill('1.250');
  await page.getByRole('button', { name: 'Varianten' }).click();
  for (const [index, name] of ['Cognac', 'Schwarz'].entries()) {
    await page.getByRole('button', { name: 'Variante hinzufügen' }).click();
    await page.getByRole('textbox', { name: 'Ausführung' }).nth(index).fill(name);
  }
  // Two with the same name could not be told apart.
  const second = page.getByRole('textbox', { name: 'Ausführung' }).nth(1);
  await second.fill('cognac ');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(second).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('So heißt schon eine andere Variante dieses Stücks').first()).toBeVisible();
  await second.fill('Schwarz');
  // The stock is the variants' now.
  await expect(page.getByRole('textbox', { name: 'Stückzahl' })).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Stückzahl' }).last().fill('3');
  await expectNoAxeViolations(page, 'office, piece with variants');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: 'Speichern und veröffentlichen' }).click();
  await expect(page.getByText('Im Shop', { exact: true })).toBeVisible();

  await page.reload();
  const variants = page.getByRole('button', { name: 'Varianten' });
  await expect(variants).toBeVisible();
  // Nothing in a closed section can be reached, by keyboard either.
  await expect(page.getByRole('button', { name: 'Nach unten' })).toHaveCount(0);
  await variants.click();
  await expect(page.getByRole('button', { name: 'Nach unten' }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ausführung' }).nth(1)).toHaveValue('Schwarz');
  await expect(page.getByRole('textbox', { name: 'Stückzahl' }).last()).toHaveValue('3');
  // Nobody had to think of an SKU.
  await expect(page.getByRole('textbox', { name: 'SKU' }).last()).toHaveValue(/^V-\d+-2$/);

  const inOffice = page.url();
  const inShop = await page.getByRole('link', { name: 'Im Shop ansehen' }).getAttribute('href');
  await page.goto(inShop ?? '');
  const ofVariant = page.getByRole('group', { name: 'Ausführung', exact: true }).locator('img');
  await expect(ofVariant.last()).not.toHaveAttribute('src', /\.svg$/);
  await page.getByRole('radio', { name: 'Schwarz' }).check();
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  await expect(
    page.getByRole('dialog', { name: 'Ihr Warenkorb' }).getByText(`${title}, Schwarz`),
  ).toBeVisible();

  // Without its variants nobody knows how many there are, until somebody says so.
  await page.goto(inOffice);
  await page.getByRole('button', { name: 'Varianten' }).click();
  for (const _ of ['Schwarz', 'Cognac']) {
    await page.getByRole('button', { name: 'Entfernen', exact: true }).last().click();
  }
  const stock = page.getByRole('textbox', { name: 'Stückzahl' });
  await expect(stock).toHaveValue('');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(stock).toHaveAttribute('aria-invalid', 'true');
  await stock.fill('4');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText(/^Gespeichert/)).toBeVisible();
  await page.reload();
  await expect(stock).toHaveValue('4');
});

test(
  'a price that falls by more than half is asked again, in the form and for many at once',
  { tag: '@night' },
  async ({ page }) => {
    const title = own('Sofa mit Preissturz');
    await begin(page, title);
    const question = page.getByRole('dialog', { name: 'Stimmt der Preis?' });

    await price(page).fill('1,25');
    await page.getByRole('button', { name: 'Speichern und veröffentlichen' }).click();
    await expect(question).toContainText('Der Preis ist 1,25\u00a0€.');
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(question).toBeHidden();
    await price(page).fill('1.250');
    await page.getByRole('button', { name: 'Speichern und veröffentlichen' }).click();
    await expect(page.getByText('Im Shop', { exact: true })).toBeVisible();

    await price(page).fill('125');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(question).toContainText('Der Preis fällt von 1.250,00\u00a0€ auf 125,00\u00a0€.');
    await expect(question).toContainText('§ 11 PAngV');
    await expectNoAxeViolations(page, 'office, question');
    await question.getByRole('button', { name: 'Ja, speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await expect(page.getByText('Niedrigster Preis der letzten 30 Tage: 125,00\u00a0€')).toBeVisible();

    // With a former price, the office shows the same lowest price as the shop.
    await page.getByRole('button', { name: 'Preis, Steuer, Einkauf' }).click();
    await page.getByRole('textbox', { name: 'Früherer Preis in Euro' }).fill('1.250');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('vor der Ermäßigung: 1.250,00\u00a0€')).toBeVisible();

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/pieces?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`);
    await page.getByRole('row', { name: title }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Preis ändern' }).click();
    await page.getByRole('textbox', { name: 'Änderung in Prozent' }).fill('-60');
    await page.getByRole('button', { name: 'Ändern', exact: true }).click();
    const many = page.getByRole('dialog', { name: '1 Stück ändern?' });
    await expect(many).toContainText(`${title}: 125,00\u00a0€ → 50,00\u00a0€`);
    await expect(many).toContainText('um 60\u00a0%');
    await many.getByRole('button', { name: 'Ändern' }).click();
    await expect(page.getByText('50,00\u00a0€')).toBeVisible();
  },
);

test('everything that a new piece lacks before it can be published is named at once', async ({ page }) => {
  await logInToOffice(page);
  await page.goto('/admin/pieces/create');
  await page.getByRole('button', { name: 'Speichern und veröffentlichen' }).click();
  const problems = page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie:' });
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  if (isPhone) {
    // Folded, so that the form can be seen above a keyboard.
    await expect.poll(async () => (await problems.boundingBox())?.height).toBeLessThan(70);
    const [save, publish] = await page
      .getByRole('button', { name: /^Speichern/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(save).toBe(publish);
    await problems.getByRole('button', { name: 'Bitte prüfen Sie: 5 Angaben' }).click();
  }
  // In the order of the form.
  await expect(problems.getByRole('listitem')).toHaveText([
    /^Bilder:/,
    /^Titel:/,
    /^Preis in Euro:/,
    /^Kategorien:/,
    /^Einkaufspreis in Euro:/,
  ]);
  for (const name of ['Titel', 'Preis in Euro', 'Kategorien', 'Bilder', 'Einkaufspreis in Euro']) {
    await expect(problems.getByRole('button', { name: new RegExp(`^${name}:`) })).toBeVisible();
  }
  await expectNoAxeViolations(page, 'office, piece with faults');
  // A draft only needs a title and a price.
  await page.reload();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  if (isPhone) await problems.getByRole('button', { name: 'Bitte prüfen Sie: 2 Angaben' }).click();
  await expect(problems.getByRole('button', { name: /^Titel:/ })).toBeVisible();
  await expect(problems.getByRole('button', { name: /^Kategorien:/ })).toHaveCount(0);
});

test('the list of problems waits for a save, and is whole', { tag: '@night' }, async ({ page }) => {
  await logInToOffice(page);
  const found = await page.request.get('/api/admin/pieces?state=published');
  const { items } = (await found.json()) as { items: { id: string }[] };
  await page.goto(`/admin/pieces/${items[0]?.id}`);
  await page.getByRole('button', { name: 'Maße, Material, Herkunft' }).click();
  const wrong = [
    'Breite in cm',
    'Höhe in cm',
    'Gewicht in kg',
    'Entstanden von (Jahr)',
    'Entstanden bis (Jahr)',
  ];
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  for (const [index, typed] of ['120.5', '-3', '12.5', '19', 'abc'].entries()) {
    await field(wrong[index] ?? '').fill(typed);
  }
  // Each says it itself once it is left; the years also ask each other then.
  await field('Farbe').focus();
  for (const name of wrong) await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  const problems = page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie:' });
  await expect(problems).toHaveCount(0);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  const folded = problems.getByRole('button', { name: 'Bitte prüfen Sie: 5 Angaben' });
  if ((page.viewportSize()?.width ?? 0) < 900) await folded.click();
  await expect(problems.getByRole('listitem')).toContainText(wrong.map((name) => `${name}: `));
});

test('a file that is no picture is named with what is wrong, and the others arrive', async ({
  page,
  watch,
}, info) => {
  watch.allowStatus(415, '/api/admin/pictures');
  const contents = {
    'bad.jpg': 'kein Bild',
    'broken.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    'big.jpg': Buffer.alloc(25_000_001, readFileSync(photograph)),
    'sofa.jpg': readFileSync(photograph),
  };
  // As files, since the big one takes the browser ten seconds in a message.
  const files = Object.keys(contents).map((name) => info.outputPath(name));
  for (const [at, content] of Object.values(contents).entries()) writeFileSync(files[at] ?? '', content);
  await logInToOffice(page);
  await page.goto('/admin/pieces/create');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bilder auswählen' }).click();
  await (await chooser).setFiles(files);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: '„bad.jpg“: Diese Datei ist kein Bild, das wir lesen können.' }),
  ).toContainText('JPEG, PNG');
  await expect(
    page.getByRole('alert').filter({ hasText: '„broken.jpg“: Das Bild lässt sich nicht öffnen' }),
  ).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByRole('alert').filter({ hasText: '„big.jpg“: Die Datei ist größer als 25\u00a0MB.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Bild 1 zeigt')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Bild 2 zeigt')).toHaveCount(0);
  await expectNoAxeViolations(page, 'office, piece with faults');
});

test(
  'three measures in one field are spread over three, and a former price that shows nothing says so',
  { tag: '@night' },
  async ({ page }) => {
    await logInToOffice(page);
    await page.goto('/admin/pieces/create');
    await page.getByRole('button', { name: 'Maße, Material, Herkunft' }).click();
    const [width, height, depth] = ['Breite in cm', 'Höhe in cm', 'Tiefe in cm'].map((name) =>
      page.getByLabel(name, { exact: true }),
    );
    const expectMeasures = async (...values: string[]) => {
      for (const [place, field] of [width, height, depth].entries())
        await expect(field!).toHaveValue(values[place]!);
    };
    await width!.fill('85 x 40');
    await width!.blur();
    await expect(page.getByText('Alle drei auf einmal passen in „Breite“')).toBeVisible();
    await width!.fill('85 x 40 x 76');
    await width!.blur();
    await expectMeasures('85', '40', '76');
    const note = page.getByRole('alert').filter({ hasText: 'Verteilt: Breite 85' });
    await note.getByRole('button', { name: 'Höhe und Tiefe tauschen' }).click();
    await expectMeasures('85', '76', '40');
    await expectNoAxeViolations(page, '/admin/pieces/create');
    await note.getByRole('button', { name: 'Rückgängig' }).click();
    await expectMeasures('85 x 40 x 76', '', '');
    await expect(note).toHaveCount(0);

    await page.getByLabel('Preis in Euro').first().fill('1250');
    await page.getByRole('button', { name: 'Preis, Steuer, Einkauf' }).click();
    const former = page.getByLabel('Früherer Preis in Euro');
    const notAbove = new RegExp(words['former-price-not-above']);
    await former.fill('1100');
    await page.getByRole('button', { name: 'Speichern und veröffentlichen' }).click();
    await expect(former).toHaveAccessibleDescription(notAbove);
    await former.fill('1400');
    await former.blur();
    await expect(former).not.toHaveAccessibleDescription(notAbove);
  },
);

test(
  'what is on, years in reverse and a weight that no furniture has are told in the form',
  { tag: '@night' },
  async ({ page }) => {
    await logInToOffice(page);
    await page.goto('/admin/pieces/create');
    await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(own('Stuhl mit Zweifel'));
    await price(page).fill('120');
    await expect(page.getByText('* Nötig, auch für einen Entwurf.')).toBeVisible();
    await expect(page.getByText('** Nötig, damit das Stück in den Shop kommt.')).toBeVisible();
    const part = page.getByRole('button', { name: 'Maße, Material, Herkunft' });
    await part.click();
    await page.getByLabel('Entstanden von (Jahr)').fill('1970');
    await page.getByLabel('Entstanden bis (Jahr)').fill('1960');
    await page.getByLabel('Entstanden bis (Jahr)').blur();
    const reversed = page
      .getByRole('region', { name: 'Maße, Material, Herkunft' })
      .getByText('Das erste Jahr liegt nach dem letzten. Bitte tauschen Sie die beiden');
    await expect(reversed).toBeVisible();
    await page.getByLabel('Entstanden von (Jahr)').fill('1958');
    await page.getByLabel('Entstanden von (Jahr)').blur();
    await expect(reversed).toBeHidden();

    await page.getByLabel('Gewicht in kg').fill('1.250');
    await page.getByLabel('Kann gemietet werden').check();
    await part.click();
    await expect(part).toContainText('zu mieten, 1.250\u00a0kg, 1958–1960');
    await expectNoAxeViolations(page, '/admin/pieces/create');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Stimmen Maße und Gewicht?' });
    await expect(question).toContainText('Gewicht 1.250\u00a0kg: Das hat kaum ein Möbel. Fehlt ein Komma?');
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await part.click();
    await page.getByLabel('Gewicht in kg').fill('12,5');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await expect(part).toContainText('zu mieten, 12,5\u00a0kg, 1958–1960');
  },
);

test(
  'a picture’s buttons stay inside its tile, and the words of its description have room',
  { tag: '@night' },
  async ({ page }) => {
    const words = 'Wohnzimmerschrank mit Glastüren';
    await begin(page, words);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // Both measured at once: the form is laid out again a moment after its window has changed.
      const beside = await page
        .getByRole('button', { name: 'Bild 1 entfernen' })
        .evaluate(
          (button) =>
            button.getBoundingClientRect().right - button.closest('li')!.getBoundingClientRect().right,
        );
      expect(beside).toBeLessThanOrEqual(0);
      const field = page.getByLabel('Bild 1 zeigt');
      await field.fill(words);
      // The longest word in the field's own letters, beside the room that a line has.
      const free = await field.evaluate((area) => {
        const style = getComputedStyle(area);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = style.font;
        const room = area.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        return room - pen.measureText('Wohnzimmerschrank').width;
      });
      expect(free).toBeGreaterThan(0);
    }
  },
);
