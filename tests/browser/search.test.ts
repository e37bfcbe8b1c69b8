import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const ask = (query: string): string => `/suche?query=${encodeURIComponent(query)}`;

test('what was understood of a query stands in chips that can be taken away', async ({ page }) => {
  await page.goto(ask('Teaksideboard bis 180 cm 60er'));
  const chips = page.getByRole('navigation', { name: 'So haben wir Ihre Suche verstanden' });
  await expect(chips.getByRole('link')).toHaveText(['Material: Teak', 'Breite bis 180 cm', '1960er']);
  await expect(page.getByRole('article').first()).toContainText('Sideboard');
  await expectNoAxeViolations(page);
  await chips.getByRole('link', { name: 'Breite bis 180 cm entfernen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suche nach „Teaksideboard 60er“');
  await expect(chips.getByRole('link')).toHaveCount(2);
  await page.goBack();
  await expect(chips.getByRole('link')).toHaveCount(3);
});

test('results can be narrowed down and sorted like any list', async ({ page }) => {
  await page.goto(ask('tisch'));
  await expect(page.getByLabel('Sortieren nach')).toHaveValue('relevance');
  await page.getByRole('button', { name: 'Filtern' }).click();
  const panel = page.getByRole('dialog', { name: 'Filtern' });
  await panel.getByRole('textbox', { name: 'Preis bis, in €' }).fill('300');
  await panel.getByRole('button', { name: /zeigen$/ }).click();
  await expect(page).toHaveURL(/query=tisch&preis-bis=300$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('2.2 a mistyped word is forgiven, and the page says so', async ({ page }) => {
  await page.goto(ask('sidebord'));
  await expect(page.getByRole('article').first()).toContainText('ideboard');
  await expect(page.getByText('Zu „sidebord“ gibt es nichts.')).toBeVisible();
});

test('where nothing is found, the nearest is offered, or else the categories', async ({ page }) => {
  await page.goto(ask('Sofa unter 20 €'));
  await expect(page.getByText('Nichts gefunden für „Sofa unter 20 €“.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Das kommt dem am nächsten' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('ofa');
  await expectNoAxeViolations(page);

  await page.goto(ask('xyzzyqqq'));
  await expect(page.getByText('Nichts gefunden für „xyzzyqqq“.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shop By Kategorien' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('on a phone, the page of the search has a field of its own', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the header shows its field there');
  await page.goto('/suche');
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Möbel suchen' });
  await field.fill('Spiegel');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/suche\?query=Spiegel$/);
  await expect(page.getByRole('article').first()).toContainText('piegel');
});
