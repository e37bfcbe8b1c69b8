import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { test } from './in-turn.ts';
import { logInToOffice } from './office-login.ts';
import { read } from './office-walk/test.ts';

test.beforeEach(({ watch }) => {
  // Impossible values are refused: the last step is about it.
  watch.allowStatus(400, '/api/admin/company');
  // Playwright's own recording, of a second try, puts scripts into previews, where none may run.
  watch.allowError(/Blocked script execution in 'about:srcdoc'/);
});

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert. Die Seiten zeigen es sofort.')).toBeVisible();
}

async function expectGoodScreen(page: Page): Promise<void> {
  // After the click, the pointer rests on another button, whose tooltip belongs to no part of the page.
  await page.mouse.move(1, 600);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectNoAxeViolations(page, new URL(page.url()).pathname);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test(
  'a fee, a review, a block and opening hours are changed, and the shop shows each at once',
  { tag: '@night' },
  async ({ page, inTurn }) => {
    test.slow();
    page.setDefaultTimeout(20_000);
    await logInToOffice(page);
    // The walk through the office changes them as well; by name, so that no two tests wait for each other.
    await inTurn('company', '/company/company', ['openingHours']);
    await inTurn('page-blocks', '/page-blocks/info-cards.de', ['heading']);
    await inTurn('reviews', '/reviews/sample-02', ['comment']);
    await inTurn('shipping-rates', '/shipping-rates/current', ['areaFees', 'freight']);
    await test.step('a fee, with the price of a sample delivery before it is saved', async () => {
      await page.goto('/admin/shipping-rates');
      await expect(page.getByRole('heading', { level: 1, name: 'Versandpreise', exact: true })).toBeVisible();
      // A digit too many is asked about, and not saved.
      const fee = page.getByRole('textbox', { name: 'Friedrichshain, in Euro', exact: true });
      await fee.fill('250');
      await page.getByRole('button', { name: 'Speichern' }).click();
      const question = page.getByRole('dialog', { name: 'Stimmen die Preise?' });
      await expect(question).toContainText('Friedrichshain: 25,00\u00a0€ → 250,00\u00a0€');
      await expectNoAxeViolations(page, 'office, question');
      await question.getByRole('button', { name: 'Abbrechen' }).click();
      await expect(question).toHaveCount(0);
      // A form that is wrong is not asked about: all that is wrong is marked at once.
      await page.getByRole('button', { name: 'Ort hinzufügen' }).click();
      const place = page.getByRole('region', { name: /^Ort \d/ }).last();
      await place.getByLabel('Name des Ortes').fill('Eiland');
      const codes = place.getByLabel('Postleitzahlen, die so beginnen');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(codes).toHaveAttribute('aria-invalid', 'true');
      await expect(place.getByText('Bitte ausfüllen')).toHaveCount(2);
      await expect(question).toHaveCount(0);
      await place.getByRole('button', { name: /entfernen$/ }).click();
      await fee.fill('25');
      await page.getByLabel('Potsdam, in Euro').fill('61,5');
      await page.getByRole('textbox', { name: 'Postleitzahl', exact: true }).fill('14467');
      await page.getByRole('button', { name: 'Ausrechnen' }).click();
      await expect(page.getByText('Mit diesen Preisen: 61,50')).toBeVisible();
      await expect(page.getByText('Potsdam: 60,00\u00a0€ → 61,50\u00a0€').first()).toBeVisible();
      await expectGoodScreen(page);
      await save(page);
      await page.goto('/versand');
      await expect(page.getByRole('row', { name: /^Potsdam/ })).toContainText('61,50');
    });

    await test.step('a review, seen before and after', async () => {
      const comment = 'Sechs Stühle gemietet, alle sechs gern zurückgegeben.';
      await page.goto('/admin/reviews');
      await page.getByRole('link', { name: 'Kunde aus Neukölln' }).click();
      await page.getByLabel('Was gesagt wurde').fill(comment);
      await page.getByRole('button', { name: 'Vorschau' }).click();
      const preview = page.frameLocator('iframe');
      await expect(preview.getByText(comment)).toBeInViewport();
      // The shop's own look, which comes with its style sheet.
      await expect(preview.getByText(comment)).toHaveCSS('font-family', /Figtree/);
      await page.getByRole('button', { name: 'Vorschau schließen' }).click();
      await expectGoodScreen(page);
      await save(page);
      await page.goto('/');
      await expect(page.getByText(comment)).toBeAttached();
    });

    await test.step('a block, seen before and after', async () => {
      const heading = 'Mehr als nur ein Möbelhaus';
      await page.goto('/admin/page-blocks');
      await page.getByText('Karten').first().click();
      await page.getByRole('textbox', { name: 'Überschrift' }).fill(heading);
      await page.getByRole('button', { name: 'Vorschau' }).click();
      await expect(page.frameLocator('iframe').getByRole('heading', { name: heading })).toBeAttached();
      await page.getByRole('button', { name: 'Vorschau schließen' }).click();
      await expectGoodScreen(page);
      await save(page);
      // Emptied, it would vanish from the pages with all that is written in it.
      const remove = page.getByRole('button', { name: 'Entfernen', exact: true });
      await expect(remove.first()).toBeVisible();
      for (let left = await remove.count(); left > 0; left -= 1) await remove.last().click();
      await expect(remove).toHaveCount(0);
      await page.getByRole('button', { name: 'Speichern' }).click();
      const emptied = page.getByRole('dialog', { name: 'Ohne Einträge speichern?' });
      await emptied.getByRole('button', { name: 'Abbrechen' }).click();
      await expect(emptied).toBeHidden();
      await page.goto('/');
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    });

    await test.step('opening hours; those that cannot be are refused beside their field', async () => {
      await page.goto('/admin/company');
      // A wrong address is said at its field, not in a bubble of the browser.
      const mail = page.getByRole('textbox', { name: 'E-Mail', exact: true });
      const { email } = (await read(page.request, '/company/company')) as { email?: string };
      await mail.fill('kein Postfach');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(mail).toHaveAttribute('aria-invalid', 'true');
      await expect(mail).toHaveAccessibleDescription(/E-Mail/);
      await mail.fill(email ?? '');
      const closes = page.getByLabel(/^Bis/).first();
      await closes.fill('08:00');
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText('Das Ende muss nach dem Anfang liegen')).toBeVisible();
      await closes.fill('19:30');
      await expectGoodScreen(page);
      await save(page);
      await page.goto('/contact-us');
      // Above the header as well, which a phone has no room for.
      await expect(page.getByText('19.30').filter({ visible: true }).first()).toBeVisible();
    });
  },
);
