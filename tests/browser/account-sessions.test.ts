import { logIn, password } from './account-login.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';

test(
  'another device is logged out after the password, and then all of them',
  { tag: '@night' },
  async ({ page, browser, watch }, info) => {
    test.slow();
    watch.allowStatus(403, '/api/account/sessions/');
    const email = await logIn(page, 'geraete', info);
    const elsewhere = await browser.newContext({ baseURL: info.project.use.baseURL ?? '' });
    const answer = await elsewhere.request.post('/api/login', { data: { email, password } });
    const { token } = (await answer.json()) as { token: string };
    const isIn = async () =>
      (
        await elsewhere.request.get('/api/account/profile', { headers: { authorization: `Bearer ${token}` } })
      ).status();
    // As if ten minutes had passed: the server's own answer, where no password comes along.
    await page.route('**/api/account/sessions/**', async (route) => {
      if ((route.request().postData() ?? '').includes('password')) return route.continue();
      return route.fulfill({
        status: 403,
        json: { code: 'fresh-login-needed', message: 'Bitte geben Sie dafür Ihr Passwort noch einmal ein.' },
      });
    });
    await page.goto('/account/security');
    const others = page.getByRole('main').getByRole('button', { name: /^Abmelden: / });
    await expect(others.first()).toBeVisible();
    const before = await others.count();
    await others.first().click();
    const one = page.getByRole('dialog', { name: 'Gerät abmelden' });
    await expect(one).toContainText('Dort muss man sich dann neu anmelden.');
    await one.getByRole('button', { name: 'Abmelden' }).click();
    const typed = one.getByLabel('Passwort', { exact: true });
    await expect(typed).toBeFocused();
    await expectNoAxeViolations(page);
    expect(await isIn()).toBe(200);
    await typed.fill('falsch');
    await page.keyboard.press('Enter');
    await expect(typed).toHaveAccessibleDescription(/Dieses Passwort ist nicht richtig/);
    await typed.fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Gerät abgemeldet', { exact: true })).toBeVisible();
    await expect(others).toHaveCount(before - 1);
    await expect(page.getByRole('heading', { name: 'Angemeldete Geräte' })).toBeFocused();

    await page.getByRole('main').getByRole('button', { name: 'Überall abmelden' }).click();
    const all = page.getByRole('dialog', { name: 'Überall abmelden' });
    await all.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(all).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Überall abmelden' }).click();
    await all.getByRole('button', { name: 'Überall abmelden' }).click();
    await expect(all.getByLabel('Passwort', { exact: true })).toBeFocused();
    await expectNoAxeViolations(page);
    await all.getByLabel('Passwort', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Sie sind überall abgemeldet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
    expect(await isIn()).toBe(401);
    await elsewhere.close();
  },
);
