import { berlinDay } from '../../src/shared/time/berlin-day.ts';
import { expect, expectNoAxeViolations } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
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

test(
  'what is declared of sales abroad is shown by quarter and month, and can be had for the portals',
  { tag: ['@phone', '@night'] },
  async ({ page }) => {
    await page.route('**/api/admin/invoices/oss-return?**', (route) =>
      route.fulfill({
        json: {
          sales: route.request().url().includes('trial=true')
            ? [{ country: 'FI', percent: 25.5, netCents: 200_000, taxCents: 51_000 }]
            : [],
          corrections: [{ quarter: '2026-Q1', country: 'AT', taxCents: -2_000 }],
        },
      }),
    );
    await page.route('**/api/admin/invoices/ec-sales-list?**', (route) =>
      route.fulfill({
        json: {
          sales: [
            { vatId: 'ATU12345678', kind: 'supply', euros: 1_234 },
            { vatId: null, kind: 'service', euros: -35 },
          ],
        },
      }),
    );
    await page.route('**/api/admin/invoices/unproved-sales?**', (route) =>
      route.fulfill({
        json: {
          sales: [
            {
              orderNumber: 'WMK-100234',
              invoice: '2026-00007',
              exemption: 'export',
              country: 'CH',
              leftOn: '2026-01-31',
              dueOn: '2026-04-30',
              netCents: 119_000,
              taxCents: 19_000,
            },
          ],
        },
      }),
    );
    await logInToOffice(page);
    await page.goto('/admin/invoices');
    await page.getByRole('link', { name: 'Steuermeldungen' }).click();
    const oss = page.getByRole('region', { name: 'Fernverkäufe in die EU: One-Stop-Shop', exact: true });
    await expect(oss.getByText('In diesem Quartal gibt es keine Verkäufe')).toBeVisible();
    await expect(oss.getByRole('link', { name: 'Als CSV herunterladen' })).toHaveCount(0);
    await expect(oss.getByRole('row', { name: '1. Quartal 2026 Österreich -20,00 €' })).toBeVisible();
    await page.getByLabel('Testzahlungen statt der echten Rechnungen').check();
    await expect(oss.getByRole('row', { name: 'Finnland 25,5 % 2.000,00 € 510,00 €' })).toBeVisible();
    await oss.getByLabel('Quartal', { exact: true }).click();
    await page.getByRole('option').nth(2).click();
    await expect(oss.getByRole('link', { name: 'Als CSV herunterladen' })).toHaveAttribute(
      'href',
      /\/oss-return\/export\?quarter=20\d\d-Q[1-4]&trial=true$/,
    );
    const list = page.getByRole('region', {
      name: 'Firmen in der EU: Zusammenfassende Meldung',
      exact: true,
    });
    await expect(list.getByRole('row', { name: 'ATU12345678 Lieferung (L) 1.234' })).toBeVisible();
    await expect(list.getByRole('row', { name: /^fehlt, .* Sonstige Leistung \(S\) -35$/ })).toBeVisible();
    const unproved = page.getByRole('region', { name: 'Steuerfreie Verkäufe ohne Nachweis', exact: true });
    const cells = '2026-00007 31.01.2026 30.04.2026 Schweiz 1.190,00 € 190,00 €';
    await expect(unproved.getByRole('row', { name: `WMK-100234 ${cells}` })).toBeVisible();
    await expect(unproved.getByRole('link', { name: 'WMK-100234' })).toHaveAttribute(
      'href',
      /\/orders\/WMK-100234\/show$/,
    );
    await expectNoAxeViolations(page, 'tax returns');
    await expectNothingBeside(page);
  },
);
