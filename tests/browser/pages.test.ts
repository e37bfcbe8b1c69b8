import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test('the pages contain what the law and the shop require', async ({ page }) => {
  // Art. 8 (1) Directive (EU) 2023/2225
  await page.goto('/ratenzahlung-bei-wmk');
  await expect(
    page.getByRole('main').getByText('Achtung! Kreditaufnahme kostet Geld!', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kontakt aufnehmen' })).toHaveAttribute('href', '/contact-us');
  // § 5 UWG and Directive (EU) 2024/825: the figure's method, data, date and scope are on the same page.
  await page.goto('/thinkGreen');
  for (const part of ['Methode:', 'Daten:', 'Stand:', 'Umfang:']) {
    await expect(page.getByText(part)).toBeVisible();
  }
  // A rental of 800 € for a week: 20 %, and 19 % VAT if it is vintage (spec 9).
  await page.goto('/verleih');
  const week = page.getByRole('row', { name: '1 Woche 20 % des Preises 190,40 € 23,8 % 160,00 € 20 %' });
  await expect(week).toBeVisible();
  await page.goto('/versand');
  await expect(page.getByRole('row', { name: 'Potsdam 60 € 120 €' })).toBeVisible();
});

test('the campaign shows its pieces, leads to the sale, the partner hotel and the locations', async ({
  page,
}) => {
  await page.goto('/wmk-for-ukraine');
  const pieces = page.getByRole('region', { name: 'Unsere aktuellen Spenden' });
  await expect(pieces.getByRole('article').first()).toBeVisible();
  await expect(pieces.getByRole('link', { name: /^Alle ansehen/ })).toHaveAttribute('href', '/sales');
  await expect(page.getByRole('link', { name: 'Zimmer anfragen' })).toHaveAttribute(
    'href',
    'https://hotel.example',
  );
  await page.getByRole('link', { name: 'Adressen und Karte' }).click();
  await expect(page).toHaveURL('/contact-us');
});

test('a map is loaded when it is wanted, not before, and goes again', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) elsewhere.push(request.url());
  });
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="de"><title>Karte</title><p>Karte',
    }),
  );
  await page.goto('/contact-us');
  const show = page.getByRole('button', { name: 'Karte anzeigen: Vintage Mega Store' });
  await expect(show).toHaveAttribute('aria-expanded', 'false');
  expect(elsewhere).toEqual([]);
  await expect(page.getByRole('link', { name: /^Route planen/ })).toHaveCount(2);
  await show.click();
  await expect(
    page.frameLocator('iframe[title="Karte: Vintage Mega Store"]').getByText('Karte'),
  ).toBeVisible();
  // One consent, for the maps of both stores.
  expect(elsewhere).toHaveLength(2);
  await page.getByRole('button', { name: 'Karte ausblenden: Vintage Mega Store' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test(
  'a control without a name is seen on a page that has been looked at before',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto('/impressum');
    await expectNoAxeViolations(page);
    await page.getByRole('main').evaluate((main) => main.append(document.createElement('button')));
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/button-name/);
  },
);
