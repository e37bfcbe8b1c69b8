import { expect, expectNoAxeViolations, test } from './fixtures.ts';

const first = 'Wie bestelle ich?';
const second = 'Brauche ich ein Kundenkonto?';

test('one question is open at a time, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/faq');
  const question = (name: string) => page.locator('summary').filter({ hasText: name });
  const answer = (text: string) => page.getByText(text);
  const firstAnswer = answer('Legen Sie das Möbel in den Warenkorb');
  const secondAnswer = answer('Sie können ohne Anmeldung bestellen');
  await expect(firstAnswer).toBeHidden();
  await question(first).click();
  await expect(firstAnswer).toBeVisible();
  // Spec 2.19: an answer is split into paragraphs.
  await expect(answer('Auch am Telefon')).toBeVisible();
  await expectNoAxeViolations(page);
  await question(second).click();
  await expect(secondAnswer).toBeVisible();
  await expect(firstAnswer).toBeHidden();
  await question(second).click();
  await expect(secondAnswer).toBeHidden();

  await question(first).focus();
  await page.keyboard.press('Enter');
  await expect(firstAnswer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(firstAnswer).toBeHidden();
  await page.keyboard.press('Space');
  await expect(firstAnswer).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(firstAnswer).toBeHidden();
  await expect(question(first)).toBeFocused();
});

test('the search filters questions and answers', async ({ page }) => {
  await page.goto('/faq');
  const search = page.getByRole('searchbox', { name: 'Fragen durchsuchen' });
  // The keys work once the page is hydrated.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeFocused({ timeout: 300 });
  }).toPass();
  await page.keyboard.type('BORDSTEIN');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: '1 Frage gefunden' })).toBeVisible();
  await search.fill('differenzbesteuert');
  await expect(
    page.getByRole('heading', { level: 3, name: 'Ist die Mehrwertsteuer im Preis enthalten?' }),
  ).toBeVisible();
  await search.fill('Einhorn');
  await expect(page.getByText('Keine Ergebnisse für Einhorn')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Alle Fragen zeigen' }).click();
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(30);
});

test('the address of a question opens it', async ({ page }) => {
  await page.goto('/faq#lieferzeit');
  await expect(page.getByText('In Berlin höchstens 1 Woche')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer can be read', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('summary').filter({ hasText: first }).click();
    await expect(page.getByText('Legen Sie das Möbel in den Warenkorb')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Fragen durchsuchen' })).toBeHidden();
  });
});
