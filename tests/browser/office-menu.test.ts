import { judgePage } from '../monkey/judge.ts';
import { expect, test } from './fixtures.ts';
import { logInToOffice, openOffice } from './office-login.ts';

test('the menu slides for nobody who wants none, shows whole names, and its headings scroll with their places', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOffice(page);
  // Open beside the screen, it is not left over it, where it would hide the screen from everybody.
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation');
  const moved = await page.evaluateHandle(() => {
    const seen: string[] = [];
    addEventListener('transitionrun', ({ propertyName }) => seen.push(propertyName), true);
    return seen;
  });
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(menu.getByRole('link').first()).toBeInViewport();
  expect(await moved.jsonValue()).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu.getByRole('link').first()).toBeVisible();
  const cut = await menu
    .locator('*')
    .evaluateAll((parts) =>
      parts
        .filter(
          (part) => getComputedStyle(part).textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth,
        )
        .map((part) => part.textContent),
    );
  expect(cut).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 500 });
  await menu.getByText('Tagesgeschäft').hover();
  for (let turns = 0; turns < 6; turns += 1) {
    await page.mouse.wheel(0, 30);
    expect(await judgePage(page)).toEqual([]);
  }
});

test('Back leads from the shop to the office, without an error', async ({ page }) => {
  await logInToOffice(page);
  await page.goto('/admin/faq');
  await page.getByRole('link', { name: 'Zum Shop' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  // Chromium rejects the transition in the page that is shown next, and a little later.
  await page.goBack();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
