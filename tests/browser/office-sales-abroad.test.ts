import { berlinDay } from '../../src/shared/time/berlin-day.ts';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { test } from './in-turn.ts';
import { logInToOffice } from './office-login.ts';

const saved = 'Gespeichert. Der Shop richtet sich ab jetzt danach.';

test(
  'near 10,000 € of distance sales „Heute“ says so, until the owner has them taxed where they go to',
  { tag: '@night' },
  async ({ page, inTurn }) => {
    await logInToOffice(page);
    await inTurn('sales-abroad', '/sales-abroad/sales-abroad', ['isTaxedThere', 'distanceSales']);
    const year = berlinDay(new Date()).slice(0, 4);
    await page.goto('/admin/sales-abroad');
    const elsewhere = page.getByRole('textbox', { name: `${year} außerhalb des Shops, netto in Euro` });
    await expect(elsewhere).toHaveAccessibleDescription(/Im Shop \d{4}: .* netto/);
    const save = async () => {
      await page.getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByText(saved)).toBeVisible();
      await expect(page.getByText(saved)).toBeHidden({ timeout: 15_000 });
    };

    await elsewhere.fill('achttausend');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(elsewhere).toHaveAttribute('aria-invalid', 'true');
    await elsewhere.fill('8.300');
    await save();
    await expectNoAxeViolations(page, 'sales abroad');

    await page.goto('/admin');
    const alarm = page.getByRole('alert').filter({ hasText: 'Die Fernverkäufe in die EU' });
    await expect(alarm).toContainText('Über 10.000\u00a0€ sind sie im Zielland zu versteuern');
    await alarm.getByRole('link', { name: 'Verkauf ins Ausland' }).click();
    await expect(elsewhere).toHaveValue('8.300,00');
    await page.getByLabel('Von Anfang an im Zielland versteuern').check();
    await save();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alarm).toHaveCount(0);
  },
);
