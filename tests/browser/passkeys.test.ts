import type { Page } from '@playwright/test';
import { field, logIn, password } from './account-login.ts';
import { alive, expect, expectNoAxeViolations, test } from './fixtures.ts';
import { openMail } from './open-mail.ts';
import { addVirtualKey, setFinger, setPresence } from './virtual-key.ts';
import { words } from './words.ts';

const byPasskey = (page: Page) => page.getByRole('button', { name: 'Mit Passkey anmelden' });
const keyNamed = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function logOut(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/login/);
}

test('a passkey is added, named, logs in alone, is removed, and refused after that', async ({
  page,
  watch,
}, info) => {
  test.slow();
  watch.allowStatus(422, '/api/login/passkey');
  watch.allowStatus(400, '/api/account/passkeys/');
  const email = await logIn(page, 'schluessel', info);
  await addVirtualKey(page);
  await page.goto('/account/security');
  await expect(page.getByText('Sie haben noch keinen Passkey.')).toBeVisible();
  const name = field(page, 'Name des neuen Passkeys');
  // The browser's own name is suggested.
  await expect(name).not.toHaveValue('');
  await name.fill('');
  const add = page.getByRole('button', { name: 'Passkey hinzufügen' });
  await add.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Bitte geben Sie einen Namen ein/);
  await expectNoAxeViolations(page);
  await name.fill('Adas Handy');
  await add.click();
  await expect(page.getByText('Der Passkey ist gespeichert.')).toBeVisible();
  await expect(keyNamed(page, 'Adas Handy')).toContainText('noch nicht benutzt');
  // The same device once more.
  await add.click();
  await expect(page.getByText('Dieses Gerät hat schon einen Passkey für Ihr Konto.')).toBeVisible();

  await keyNamed(page, 'Adas Handy')
    .getByRole('button', { name: /^Umbenennen/ })
    .click();
  const newName = field(page, 'Neuer Name: Adas Handy');
  await expect(newName).toBeFocused();
  await expectNoAxeViolations(page);
  await newName.fill('Tablet');
  await page.keyboard.press('Enter');
  await expect(keyNamed(page, 'Tablet')).toBeVisible();

  await logOut(page);
  await expect(byPasskey(page)).toBeVisible();
  await alive(page);
  await expectNoAxeViolations(page);
  await byPasskey(page).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByText(words.welcomeBack)).toBeVisible();
  await page.goto('/account/security');
  await expect(keyNamed(page, 'Tablet')).toContainText('zuletzt benutzt');

  await keyNamed(page, 'Tablet')
    .getByRole('button', { name: /^Entfernen/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Passkey entfernen' });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(dialog).toBeHidden();
  await keyNamed(page, 'Tablet')
    .getByRole('button', { name: /^Entfernen/ })
    .click();
  await dialog.getByRole('button', { name: 'Entfernen' }).click();
  await expect(page.getByText('Sie haben noch keinen Passkey.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();

  // The device has it still, and the shop does not know it any more.
  await logOut(page);
  await byPasskey(page).click();
  const problem = page.getByRole('main').getByRole('alert').filter({ hasText: 'Diesen Passkey' });
  await expect(problem).toContainText('Diesen Passkey kennen wir nicht');
  await expectNoAxeViolations(page);
  await openMail(page, email, 'Ein Passkey Ihres Kontos wurde entfernt');
  // Nobody has confirmed the address: the mail repeats no words that somebody typed.
  await expect(page.getByText('ein Passkey wurde aus Ihrem Konto entfernt')).toBeVisible();
  await expect(page.getByText('Tablet')).toHaveCount(0);
});

test('who logged in long ago types the password first, and nothing else once more', async ({
  page,
  watch,
}, info) => {
  watch.allowStatus(403, '/api/account/passkeys/');
  await logIn(page, 'schluessel-alt', info);
  await addVirtualKey(page);
  // As if ten minutes had passed: the server's own answer, where no password comes along.
  await page.route('**/api/account/passkeys/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST' || (request.postData() ?? '').includes('password')) {
      return route.continue();
    }
    return route.fulfill({
      status: 403,
      json: { code: 'fresh-login-needed', message: 'Bitte geben Sie dafür Ihr Passwort noch einmal ein.' },
    });
  });
  await page.goto('/account/security');
  await field(page, 'Name des neuen Passkeys').fill('Schlüsselbund');
  const add = page.getByRole('button', { name: 'Passkey hinzufügen' });
  await add.click();
  const typed = page.locator('#passkey-password');
  await expect(typed).toBeFocused();
  await expectNoAxeViolations(page);
  await typed.fill('falsch');
  await add.click();
  await expect(typed).toHaveAccessibleDescription(/Dieses Passwort ist nicht richtig/);
  await typed.fill(password);
  await page.keyboard.press('Enter');
  await expect(keyNamed(page, 'Schlüsselbund')).toBeVisible();

  await keyNamed(page, 'Schlüsselbund')
    .getByRole('button', { name: /^Entfernen/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Passkey entfernen' });
  await dialog.getByRole('button', { name: 'Entfernen' }).click();
  await expect(dialog.getByLabel('Passwort', { exact: true })).toBeFocused();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Passwort', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sie haben noch keinen Passkey.')).toBeVisible();
});

test('who shows no passkey, has none, or is offline reads what to do', async ({ page, context, watch }) => {
  watch.allowError(/ERR_INTERNET_DISCONNECTED/);
  const key = await addVirtualKey(page);
  await setFinger(key, false);
  await page.goto('/login');
  await field(page, 'E-Mail').fill('ada@example.org');
  await byPasskey(page).click();
  const said = page.getByRole('main').getByRole('alert');
  await expect(said.filter({ hasText: 'Es wurde kein Passkey gezeigt.' })).toBeVisible();
  await expectNoAxeViolations(page);
  await context.setOffline(true);
  await byPasskey(page).click();
  await expect(said.filter({ hasText: 'Wir sind gerade nicht zu erreichen.' })).toBeVisible();
  await context.setOffline(false);
  await expect(field(page, 'E-Mail')).toHaveValue('ada@example.org');
});

const atNight = { tag: '@night' };

test(
  'while the browser asks for a passkey, the button says so, and asks again',
  atNight,
  async ({ page }, info) => {
    await logIn(page, 'schluessel-wartet', info);
    const key = await addVirtualKey(page);
    await page.goto('/account/security');
    await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
    await expect(page.getByText('Der Passkey ist gespeichert.')).toBeVisible();
    await logOut(page);
    // Nobody touches it.
    await setPresence(key, false);
    await byPasskey(page).click();
    const again = page.getByRole('button', { name: 'Warten auf den Passkey … Noch einmal fragen' });
    await expect(again).toBeEnabled();
    await expectNoAxeViolations(page);
    await setPresence(key, true);
    await again.click();
    await expect(page.getByText(words.welcomeBack)).toBeVisible();
  },
);

test('a browser without passkeys offers none, and the account says so', async ({ page }, info) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expect(byPasskey(page)).toHaveCount(0);
  await logIn(page, 'ohne-schluessel', info);
  await page.goto('/account/security');
  await expect(page.getByText('Dieser Browser kann keine Passkeys anlegen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Passkey hinzufügen' })).toHaveCount(0);
});

test(
  'a new password by the mailed link takes the passkeys along where that is ticked',
  atNight,
  async ({ page, watch }, info) => {
    test.slow();
    watch.allowStatus(422, '/api/login/passkey');
    const email = await logIn(page, 'schluessel-fremd', info);
    await addVirtualKey(page);
    await page.goto('/account/security');
    await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
    await expect(page.getByText('Der Passkey ist gespeichert.')).toBeVisible();
    await logOut(page);
    await page.goto('/passwort-vergessen');
    await field(page, 'E-Mail').fill(email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Wenn es zu dieser Adresse' })).toBeVisible();
    await openMail(page, email, 'Neues Passwort festlegen');
    await page.getByRole('link', { name: /\/passwort-neu#/ }).click();
    await expect(field(page, 'Neues Passwort')).toBeVisible();
    await alive(page);
    await field(page, 'Neues Passwort').fill('Neun neue Nägel');
    await expectNoAxeViolations(page);
    await page.getByRole('checkbox', { name: /Auch alle Passkeys entfernen/ }).check();
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(page.getByText('Ihr neues Passwort gilt ab sofort.')).toBeVisible();
    await page.goto('/login');
    await byPasskey(page).click();
    await expect(page.getByText('Diesen Passkey kennen wir nicht')).toBeVisible();
  },
);

test(
  'the browser offers passkeys at the field for the address',
  { tag: '@night' },
  async ({ page }, info) => {
    await logIn(page, 'schluessel-feld', info);
    const key = await addVirtualKey(page, true);
    await page.goto('/account/security');
    await field(page, 'Name des neuen Passkeys').fill('Adas Handy');
    await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
    await expect(page.getByText('Der Passkey ist gespeichert.')).toBeVisible();

    // As long as nobody chooses it, the page waits.
    await setPresence(key, false);
    const asked = page.waitForResponse('**/api/login/passkey-options');
    await logOut(page);
    expect((await asked).status()).toBe(200);
    await expect(field(page, 'E-Mail')).toHaveAttribute('autocomplete', 'username webauthn');
    await expectNoAxeViolations(page);
    // Its owner is there, and chooses it.
    await setPresence(key, true);
    await page.reload();
    await expect(page.getByText(words.welcomeBack)).toBeVisible();
    await page.goto('/account/security');
    await expect(keyNamed(page, 'Adas Handy')).toContainText('zuletzt benutzt');
  },
);

test('a page that stays open gets another challenge before the first one ends', async ({ page }) => {
  await page.clock.install();
  await setPresence(await addVirtualKey(page, true), false);
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login/passkey-options')) count += 1;
  });
  await page.goto('/login');
  await expect.poll(() => count).toBe(1);
  await page.clock.fastForward('03:50');
  expect(count).toBe(1);
  // The page counts from the answer's arrival, which may be later than that of the request here.
  await expect
    .poll(async () => {
      if (count === 1) await page.clock.fastForward('00:20');
      return count;
    })
    .toBe(2);
  // Registering ends it.
  await page.getByRole('button', { name: 'Noch kein Konto? Registrieren' }).click();
  await page.clock.fastForward('10:00');
  await expect(field(page, 'E-Mail')).toHaveAttribute('autocomplete', 'username');
  expect(count).toBe(2);
});
