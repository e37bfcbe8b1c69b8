import { statusOf } from '../../src/server/answers/failure-status.ts';
import { say } from '../../src/server/answers/say.ts';
import { alive, expect, expectNoAxeViolations, test } from './fixtures.ts';
import { logIn } from './account-login.ts';
import { openMail } from './open-mail.ts';
import { ownEmail } from './own.ts';
import { words } from './words.ts';

const password = 'Vier alte Stühle';

test('registration and login (2.11): the toggle clears, messages come, logging out forgets', async ({
  page,
  watch,
}) => {
  test.slow();
  watch.allowStatus(400, '/api/signup');
  watch.allowStatus(401, '/api/login');
  const email = ownEmail('konto');
  await page.goto('/login');
  await expectNoAxeViolations(page, '/login');
  await page.getByLabel('E-Mail', { exact: true }).fill('wird@verworfen.example');
  await page.getByRole('button', { name: 'Noch kein Konto? Registrieren' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrieren');
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue('');
  const register = page.getByRole('button', { name: 'Registrieren', exact: true });
  await register.click();
  await expect(page.getByText('Bitte geben Sie Ihren Namen ein')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expectNoAxeViolations(page, 'registration, faults');

  await page.getByLabel('Name', { exact: true }).fill('Ada Beispiel');
  await page.getByLabel('Telefon').fill('030 23125 001');
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('password1');
  // A reload in the middle loses nothing but the password, which is kept nowhere.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrieren');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Beispiel');
  await expect(page.getByLabel('Telefon')).toHaveValue('030 23125 001');
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    'password1',
  );
  await page.getByLabel('Passwort', { exact: true }).fill('password1');
  await register.click();
  const alert = page.getByRole('alertdialog');
  // Said once, at its field.
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
  await expect(alert).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Beispiel');
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await register.click();
  await expect(page).toHaveURL('/');
  const welcome = page.getByRole('status').filter({ hasText: `${words.signedUp} Ihr Konto ist angelegt` });
  await expect(welcome).toContainText('Bitte bestätigen Sie noch Ihre Adresse');
  await expect(welcome).toBeInViewport();
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();

  await page.getByRole('button', { name: 'Benutzerdetails' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('falsch falsch');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(alert).toContainText('E-Mail-Adresse oder Passwort ist falsch.');
  await alert.getByRole('button').click();
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused();
  // The alert has said it; nothing says it a second time.
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeHidden();
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(email);
  await expectNoAxeViolations(page);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(words.welcomeBack)).toBeVisible();
});

test('5-7: logging in needs e-mail and password, each said at its field, and nothing is sent', async ({
  page,
}) => {
  await page.goto('/login');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/login')) sent += 1;
  });
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  const enter = main.getByRole('button', { name: 'Anmelden', exact: true });
  await enter.click();
  await expect(field('E-Mail')).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse ein');
  await expect(field('E-Mail')).toBeFocused();
  await expect(field('Passwort')).toHaveAccessibleDescription('Bitte geben Sie Ihr Passwort ein');
  await field('E-Mail').fill('ada@example.org');
  await enter.click();
  await expect(field('E-Mail')).toHaveAccessibleDescription('');
  await expect(field('Passwort')).toBeFocused();
  expect(sent).toBe(0);
  const refused = await page.request.post('/api/login', { data: { email: 'ada@example.org', password: '' } });
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject({ issues: [{ field: 'password' }] });
});

test('a registration with several faults names them all at their fields, and keeps what was typed', async ({
  page,
  watch,
}) => {
  watch.allowStatus(400, '/api/signup');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Noch kein Konto? Registrieren' }).click();
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  const register = main.getByRole('button', { name: 'Registrieren', exact: true });
  await field('Telefon').fill('keins');
  await field('E-Mail').fill('ada@beispiel');
  await field('Passwort').fill('kurz');
  await register.click();
  await expect(field('Name')).toHaveAccessibleDescription('Bitte geben Sie Ihren Namen ein');
  await expect(field('Name')).toBeFocused();
  await expect(field('Telefon')).toHaveAccessibleDescription(
    'Bitte geben Sie eine einzige gültige Telefonnummer ein, ohne Zusätze',
  );
  await expect(field('E-Mail')).toHaveAccessibleDescription(
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  );
  // What only the shop can judge comes with the rest: how good a password is.
  await expect(field('Passwort')).toHaveAccessibleDescription(/Das Passwort braucht mindestens 8 Zeichen/);
  await expectNoAxeViolations(page, 'registration, faults');

  // It is left.
  const email = ownEmail('mehrere');
  await field('Name').fill('Ada Beispiel');
  await field('Telefon').fill('030 23125 001');
  await field('E-Mail').fill(email);
  await register.click();
  await expect(field('Passwort')).toBeFocused();
  await expect(field('Passwort')).toHaveAccessibleDescription(/Das Passwort braucht mindestens 8 Zeichen/);
  await expect(field('Name')).toHaveValue('Ada Beispiel');
  await expect(field('Telefon')).toHaveValue('030 23125 001');
  await expect(field('E-Mail')).toHaveValue(email);
  await expect(field('Passwort')).toHaveValue('kurz');

  // An account that exists is said at its address.
  await page.request.post('/api/signup', {
    data: { name: 'Ada', phone: '030 23125 001', email, password },
  });
  watch.allowStatus(409, '/api/signup');
  await field('Passwort').fill(password);
  await register.click();
  await expect(field('E-Mail')).toHaveAccessibleDescription(
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  );
  await expect(field('E-Mail')).toBeFocused();
});

test(
  'an account asks on its first page to confirm its address, until that is done',
  { tag: '@night' },
  async ({ page }, info) => {
    const email = await logIn(page, 'unbestaetigt', info);
    await page.goto('/account');
    await expect(page.getByText(`Bitte bestätigen Sie Ihre E-Mail-Adresse ${email}.`)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Bestätigung anfordern' }).click();
    await page.getByRole('alertdialog').getByRole('button').click();
    await openMail(page, email, /bestätigen Sie Ihre E-Mail-Adresse/);
    await page.goto((await page.getByRole('link', { name: /confirm-email/ }).getAttribute('href')) ?? '');
    await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    await expect(page.getByText(`Die E-Mail-Adresse ${email} ist bestätigt.`)).toBeVisible();
    await page.goto('/account');
    await expect(page.getByText('Sie haben mit diesem Konto noch nichts bestellt.')).toBeVisible();
    await expect(page.getByText('Bitte bestätigen Sie Ihre E-Mail-Adresse')).toHaveCount(0);
  },
);

test('an address that is typed before the scripts are there is sent when they are', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/passwort-vergessen', { waitUntil: 'commit' });
  await page.getByLabel('E-Mail', { exact: true }).fill('frueh@example.org');
  release();
  await page.locator('html[data-alive]').waitFor();
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue('frueh@example.org');
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Wenn es zu dieser Adresse' })).toBeVisible();
});

test('a forgotten password is replaced by the mailed link, once', async ({ page, watch }) => {
  test.slow();
  watch.allowStatus(400, /forgot-password|reset-password/);
  watch.allowStatus(410, '/api/reset-password');
  const email = ownEmail('vergesslich');
  const data = { name: 'Ada', phone: '1', email, password };
  await page.context().request.post('/api/signup', { data });
  await page.goto('/passwort-vergessen');
  const address = page.getByLabel('E-Mail', { exact: true });
  await address.fill('vergesslich');
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Wenn es zu dieser Adresse' })).toBeVisible();
  await openMail(page, email, 'Neues Passwort festlegen');
  const mailed = page.getByRole('link', { name: /\/passwort-neu#/ });
  const link = (await mailed.getAttribute('href')) ?? '';
  await mailed.click();
  const chosen = page.getByLabel('Neues Passwort', { exact: true });
  await expect(chosen).toBeVisible();
  await alive(page);
  await expectNoAxeViolations(page);
  await chosen.fill('password1');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAccessibleDescription(/Bitte wählen Sie ein anderes/);
  await chosen.fill('Neun neue Nägel');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByText('Ihr neues Passwort gilt ab sofort.')).toBeVisible();
  await page.goto('/impressum');
  await page.goto(link);
  await page.getByLabel('Neues Passwort', { exact: true }).fill('Zehn neue Nägel');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Dieser Link ist abgelaufen.' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Link anfordern' }).click();
  await expect(page).toHaveURL('/passwort-vergessen');
});

// The shop of these tests has no limits; that they exist, and their length, is tested by REST.
test(
  'after too many attempts the login says how long to wait, and links to a new password',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.allowStatus(429, '/api/login');
    const code = 'too-many-logins';
    const message = say('de', { code, params: { minutes: 11 } });
    await page.route('**/api/login', (route) =>
      route.fulfill({
        status: statusOf[code],
        json: { code, message },
      }),
    );
    await page.goto('/login');
    await page.getByLabel('E-Mail', { exact: true }).fill('ada@example.org');
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Bitte warten Sie 11 Minuten oder legen Sie ein neues Passwort fest.');
    await expectNoAxeViolations(page);
    await alert.getByRole('button').click();
    // The typed values are still there.
    await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue('ada@example.org');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await expect(page).toHaveURL('/passwort-vergessen');
  },
);

test('a password that is too short is said at its field, and nowhere else', async ({ page, watch }) => {
  watch.allowStatus(400, '/api/signup');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Registrieren' }).click();
  for (const [label, text] of [
    ['Name', 'Ada Lovelace'],
    ['Telefon', '030 1234567'],
    ['E-Mail', 'short@example.org'],
    ['Passwort', 'kurz'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Registrieren', exact: true }).click();
  await expect(page.getByRole('main').getByText(/mindestens \d+ Zeichen/)).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAccessibleDescription(
    /mindestens \d+ Zeichen/,
  );
});

test('who is logged in already gets the account in place of the form', async ({ page }, info) => {
  await logIn(page, 'already-in', info);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/account');
});

test('a password that is sent before the scripts are there does not get into the address', async ({
  page,
  watch,
}) => {
  watch.allowStatus(401, '/api/login');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-Mail', { exact: true }).fill('early@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('Vier frühe Stühle');
  await page.getByLabel('Passwort', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('Vier frühe Stühle');
  release();
  await expect(page.getByRole('alertdialog')).toContainText('E-Mail-Adresse oder Passwort ist falsch.');
  expect(new URL(page.url()).search).toBe('');
});
