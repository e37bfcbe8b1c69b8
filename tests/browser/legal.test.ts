import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

/** The contents as this screen shows them: beside the text, or collapsed above it. */
async function openContents(page: Page, isMobile: boolean) {
  const contents = page.getByRole('navigation', { name: 'Inhalt' });
  if (isMobile) {
    await expect(contents).toBeHidden();
    await page.locator('summary', { hasText: 'Inhalt' }).click();
  }
  await expect(contents).toBeVisible();
  return contents;
}

test('the contents of the general terms lead to their 13 sections and follow the reading', async ({
  page,
  isMobile,
}) => {
  await page.goto('/terms');
  const contents = await openContents(page, isMobile);
  await expect(contents.getByRole('link')).toHaveCount(13);
  await contents.getByRole('link', { name: '9. Einlösung von Aktionsgutscheinen' }).click();
  await expect(page).toHaveURL(/#aktionsgutscheine$/);
  await expect(page.getByRole('heading', { name: '9. Einlösung von Aktionsgutscheinen' })).toBeInViewport();
  const current = contents.locator('[aria-current="location"]');
  await expect(current).toHaveText('9. Einlösung von Aktionsgutscheinen');
  // Scrolling on, to the very end, where the last section is too short to reach the reading line.
  await page.locator('#gewaehrleistung').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.getElementById('gewaehrleistung')?.scrollIntoView());
  await expect(current).toHaveText('7. Mängelhaftung (Gewährleistung)');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toHaveText('13. Alternative Streitbeilegung');
});

test('lines of text have 60 to 75 characters on a large screen', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ['/our-team', '/withdrawal']) {
    await page.goto(address);
    const longest = await page.evaluate(() => {
      const perLine = new Map<number, number>();
      for (const paragraph of document.querySelectorAll('main .prose > p')) {
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { currentNode } = texts;
          for (let index = 0; index < (currentNode.textContent ?? '').length; index += 1) {
            const range = document.createRange();
            range.setStart(currentNode, index);
            range.setEnd(currentNode, index + 1);
            const { bottom, width } = range.getBoundingClientRect();
            // The space at a line break has no width.
            if (width > 0) perLine.set(Math.round(bottom), (perLine.get(Math.round(bottom)) ?? 0) + 1);
          }
        }
      }
      return Math.max(...perLine.values());
    });
    expect(longest, address).toBeGreaterThan(60);
    expect(longest, address).toBeLessThanOrEqual(75);
  }
});

test('the withdrawal page leads to the function, and prints notice and form without the shop around', async ({
  page,
}) => {
  await page.goto('/withdrawal');
  await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).first().click();
  await expect(page).toHaveURL(/\/vertrag-widerrufen$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vertrag widerrufen');
  await page.goBack();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'B. Widerrufsformular' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Unterschrift des/der Verbraucher(s)' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Inhalt' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Als PDF speichern oder drucken' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => (document.title = 'printed');
  });
  await page.getByRole('button', { name: 'Als PDF speichern oder drucken' }).click();
  await expect(page).toHaveTitle('printed');
});

test('the general terms can be kept as a file (§ 312i BGB), and an unknown version is no page', async ({
  page,
  watch,
}) => {
  watch.allowStatus(404, '/terms?version=99');
  await page.goto('/terms');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Als Textdatei speichern' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^terms-\d{4}-\d{2}-\d{2}\.txt$/);
  expect((await page.goto('/terms?version=99'))?.status()).toBe(404);
});

const readingVersions = [
  [
    'en',
    '/terms',
    'General Terms and Conditions with Customer Information',
    'Convenience translation.',
    'To the German text',
  ],
  [
    'es',
    '/withdrawal',
    'Información sobre el desistimiento',
    'Traducción de cortesía.',
    'Ir al texto alemán',
  ],
  [
    'fr',
    '/data-protection',
    'Politique de confidentialité',
    'Traduction de courtoisie.',
    'Voir le texte allemand',
  ],
  ['it', '/impressum', 'Note legali', 'Traduzione di cortesia.', 'Vai al testo tedesco'],
] as const;

for (const [language, address, title, said, link] of readingVersions) {
  const tag = language === 'en' ? [] : '@night';
  test(
    `/${language}${address} is a reading version, and leads to the German text`,
    { tag },
    async ({ page }) => {
      await page.goto(`/${language}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      const note = page.getByRole('note').filter({ hasText: said });
      await expect(note).toBeVisible();
      await expectNoAxeViolations(page);
      await note.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL((url) => url.pathname === address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('link', { name: 'Als Textdatei speichern' })).toBeVisible();
      await expect(page.getByRole('note').filter({ hasText: 'Verbindlich' })).toHaveCount(0);
    },
  );
}
