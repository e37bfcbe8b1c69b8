import { field, logIn, password } from './account-login.ts';
import { alive, expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { openMail } from './open-mail.ts';
import { ownEmail } from './own.ts';

test('visitors who are not logged in get the login, and then the page they wanted', async ({ page }) => {
  test.slow();
  const email = ownEmail('rueckweg');
  await page.context().request.post('/api/signup', { data: { name: 'Ada', phone: '1', email, password } });
  await page.goto('/account/profile');
  await expect(page).toHaveURL(/\/login#return=/);
  await alive(page);
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL('/account/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await page.getByRole('button', { name: 'Benutzerdetails' }).click();
  const details = page.getByRole('dialog', { name: 'Benutzerdetails' });
  await details.getByRole('link', { name: 'Mein Konto' }).click();
  await expect(page.getByText('Guten Tag, Ada')).toBeVisible();
});

test('the login leads to no other site', async ({ page }) => {
  const email = ownEmail('umleitung');
  await page.context().request.post('/api/signup', { data: { name: 'Ada', phone: '1', email, password } });
  await page.goto('/login#return=//boese.example/account');
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test(
  'every part of an empty account reads well, also at 320 px',
  { tag: '@night' },
  async ({ page }, info) => {
    test.slow();
    await logIn(page, 'leer', info);
    const parts = [
      ['/account', 'Mein Konto', 'Sie haben mit diesem Konto noch nichts bestellt.'],
      ['/account/orders', 'Bestellungen', 'Ohne Konto bestellt?'],
      ['/account/rentals', 'Mieten', 'Sie haben gerade nichts gemietet.'],
      ['/account/profile', 'Profil', 'Geburtsdatum'],
      ['/account/addresses', 'Adressen', 'Sie haben noch keine Adresse gespeichert.'],
      ['/account/security', 'Anmeldung und Sicherheit', 'dieses Gerät'],
      ['/account/data', 'Meine Daten', 'Auskunft über meine Daten'],
    ] as const;
    for (const [address, title, text] of parts) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      await expectNoAxeViolations(page);
      const { width, height } = page.viewportSize()!;
      await page.setViewportSize({ width: 320, height });
      await expectNothingBeside(page);
      await page.setViewportSize({ width, height });
    }
  },
);

test(
  'the longest names break, and nothing is wider than the screen',
  { tag: '@night' },
  async ({ page }, info) => {
    await logIn(page, 'lang', info);
    const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';
    const { token, user } = await page.evaluate(() => ({
      token: localStorage.getItem('token') ?? '',
      user: JSON.parse(localStorage.getItem('user') ?? '{}') as object,
    }));
    const person = { firstName: long, lastName: long, phone: '030 1' };
    const address = {
      street: `${long}straße 1`,
      company: long,
      postalCode: '10247',
      city: long,
      country: 'DE',
    };
    const added = await page.request.post('/api/account/addresses', {
      headers: { authorization: `Bearer ${token}` },
      data: { ...person, ...address },
    });
    expect(added.ok()).toBe(true);
    await page.evaluate(
      (text) => localStorage.setItem('user', text),
      JSON.stringify({ ...user, name: long }),
    );
    await page.setViewportSize({ width: 320, height: 700 });
    for (const part of ['', '/addresses']) {
      await page.goto(`/account${part}`);
      await expect(page.getByRole('main').getByText(long).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBe(320);
    }
    // And what the office may have typed: one word in the announcement, for a store, the shop itself, and in questions.
    const word = 'ä'.repeat(300);
    const typed =
      /Möbel mit Geschichte|Vintage Mega Store|Bestellen und bezahlen|Wie bestelle ich\?|Legen Sie das|(?<=>)WMK(?=<)/g;
    await page.route(/\/(contact-us|faq)$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace(typed, word) });
    });
    for (const path of ['/contact-us', '/faq#wie-bestelle-ich']) {
      await page.goto(path);
      await expect(page.getByText(word).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  },
);

test('profile and addresses: wrong input is named and the typed values stay, deleting is undone', async ({
  page,
  context,
  watch,
}, info) => {
  test.slow();
  watch.allowError(/ERR_INTERNET_DISCONNECTED/);
  watch.allowStatus(400, '/api/account/profile');
  watch.allowStatus(400, '/api/account/addresses');
  await logIn(page, 'profil', info);
  await page.goto('/account/profile');
  await field(page, 'Vorname').fill('Ada Maria');
  await field(page, 'Nachname').fill('');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte geben Sie den Nachnamen ein')).toBeVisible();
  await expect(field(page, 'Nachname')).toBeFocused();
  await field(page, 'Nachname').fill('Muster');
  await page.getByLabel('Geburtsdatum').fill('2025-01-01');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte prüfen Sie das Geburtsdatum')).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(field(page, 'Vorname')).toHaveValue('Ada Maria');
  await page.getByLabel('Geburtsdatum').fill('1987-03-21');
  await field(page, 'Anrede').selectOption('Frau');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const lost = page.getByRole('alert').filter({ hasText: 'vielleicht fehlt gerade die Verbindung' });
  await expect(lost).toContainText('Was Sie eingegeben haben, steht noch hier');
  await expectNoAxeViolations(page);
  await context.setOffline(false);
  await expect(field(page, 'Vorname')).toHaveValue('Ada Maria');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(lost).toHaveCount(0);
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page, 'Vorname')).toHaveValue('Ada Maria');
  await expect(page.getByLabel('Geburtsdatum')).toHaveValue('1987-03-21');

  await page.goto('/account/addresses');
  await page.getByRole('button', { name: 'Adresse hinzufügen' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte geben Sie den Vornamen ein')).toBeVisible();
  await expectNoAxeViolations(page);
  const typed = {
    Vorname: 'Ada',
    Nachname: 'Muster',
    'Straße und Hausnummer': 'Rigaer Straße',
    Postleitzahl: '1',
    Ort: 'Berlin',
  };
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const street = field(page, 'Straße und Hausnummer');
  await expect(street).toHaveAccessibleDescription(/ergänzen Sie die Hausnummer/);
  await expect(street).toBeFocused();
  await page.getByRole('checkbox', { name: /^Diese Adresse hat keine Hausnummer/ }).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte geben Sie die Postleitzahl mit fünf Ziffern ein')).toBeVisible();
  await street.fill('Rigaer Straße 1');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Bitte geben Sie die Postleitzahl mit fünf Ziffern ein')).toBeVisible();
  await expect(field(page, 'Postleitzahl')).toBeFocused();
  await field(page, 'Postleitzahl').fill('10247');
  await page.reload();
  await expect(street).toHaveValue('Rigaer Straße 1');
  await expect(field(page, 'Ort')).toHaveValue('Berlin');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const address = page.getByRole('listitem').filter({ hasText: 'Rigaer Straße 1' });
  await expect(address.getByText('Lieferadresse')).toBeVisible();
  await expect(address.getByText('10247 Berlin')).toBeInViewport();
  await expect(page.locator(':focus')).toContainText('Rigaer Straße 1');
  await expect(address.getByText('Rechnungsadresse')).toBeVisible();
  await address.getByRole('button', { name: /^Ändern/ }).click();
  await field(page, 'Ort').fill('Potsdam');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(address.getByText('10247 Potsdam')).toBeVisible();
  await address.getByRole('button', { name: /^Löschen/ }).click();
  // With the focus on it, the message stays longer than its five seconds.
  await page.getByRole('button', { name: 'Rückgängig' }).focus();
  await expect(address).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(address.getByText('10247 Potsdam')).toBeVisible();
});

test(
  'password and address: wrong passwords are named, links are used once',
  { tag: '@night' },
  async ({ page, watch }, info) => {
    test.slow();
    watch.allowStatus(403, '/api/account/password');
    watch.allowStatus(410, '/api/account/email/confirm');
    watch.allowStatus(400, '/api/account/password');
    const email = await logIn(page, 'sicher', info);
    await page.goto('/account/security');
    const present = page.getByLabel('Jetziges Passwort', { exact: true });
    await present.first().fill('falsch');
    await page.getByLabel('Neues Passwort', { exact: true }).fill('Neun neue Nägel');
    const change = page.getByRole('button', { name: 'Passwort ändern' });
    await change.click();
    await expect(page.getByText('Dieses Passwort ist nicht richtig')).toBeVisible();
    await expect(present.first()).toBeFocused();
    await expectNoAxeViolations(page);
    await present.first().fill(password);
    await page.getByLabel('Neues Passwort', { exact: true }).fill('password1');
    await change.click();
    await expect(page.getByText('Dieses Passwort benutzen sehr viele Menschen.')).toBeVisible();
    await page.getByLabel('Neues Passwort', { exact: true }).fill('Neun neue Nägel');
    await change.click();
    await expect(page.getByText('Ihr neues Passwort gilt ab sofort.')).toBeVisible();

    const next = `neu-${email}`;
    await page.getByLabel('Neue E-Mail-Adresse').fill(next);
    await present.last().fill('Neun neue Nägel');
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Wir haben einen Link an die neue Adresse geschickt.',
    );
    await openMail(page, next, /neue E-Mail-Adresse/);
    const link = (await page.getByRole('link', { name: /confirm-email/ }).getAttribute('href')) ?? '';
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' })).toBeEnabled();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    await expect(page.getByText(`Die E-Mail-Adresse ${next} ist bestätigt.`)).toBeVisible();
    await page.goto('/impressum');
    await page.goto(link);
    await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'schon bestätigt' })).toBeVisible();
    await page.goto('/account/security');
    await expect(page.getByText(`Ihr Konto hat die Adresse ${next}.`)).toBeVisible();
  },
);

test(
  'an address is confirmed on another device with the password; a stranger’s account is refused there',
  { tag: '@night' },
  async ({ page, watch }, info) => {
    test.slow();
    watch.allowStatus(403, '/api/account/email/confirm');
    const email = await logIn(page, 'anderswo', info);
    await page.goto('/account/security');
    const ask = page.getByRole('button', { name: 'Bestätigung anfordern' });
    // A slow answer: the button says so, and pressing it once more asks for no second mail.
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/api/account/email/confirmation', async (route) => {
      asked += 1;
      await isAnswered;
      await route.continue();
    });
    await ask.click();
    await expect(ask).toHaveAttribute('aria-disabled', 'true');
    await ask.click({ force: true });
    answer();
    await expect(page.getByRole('alertdialog')).toContainText('Wir haben Ihnen einen Link geschickt.');
    expect(asked).toBe(1);
    await openMail(page, email, /bestätigen Sie Ihre E-Mail-Adresse/);
    const link = (await page.getByRole('link', { name: /confirm-email/ }).getAttribute('href')) ?? '';
    await page.evaluate(() => localStorage.clear());
    await page.goto('/impressum');
    await page.goto(link);
    const confirm = page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' });
    await confirm.click();
    await expect(page.getByText('Bitte geben Sie Ihr Passwort ein')).toBeVisible();
    const passwordField = page.getByLabel('Passwort des Kontos', { exact: true });
    await passwordField.fill('falsch');
    await confirm.click();
    await expect(page.getByText('Dieses Passwort ist nicht richtig')).toBeVisible();
    await expectNoAxeViolations(page);
    await passwordField.fill(password);
    await confirm.click();
    await expect(page.getByText(`Die E-Mail-Adresse ${email} ist bestätigt.`)).toBeVisible();

    const stranger = await logIn(page, 'fremd', info);
    await page.goto('/account/security');
    await ask.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await openMail(page, stranger, /bestätigen Sie Ihre E-Mail-Adresse/);
    await page.getByRole('link', { name: /confirm-email/ }).click();
    await expect(page.getByRole('button', { name: 'Das war ich nicht' })).toBeVisible();
    await alive(page);
    await page.getByRole('button', { name: 'Das war ich nicht' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Das Konto ist gesperrt' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Neues Passwort festlegen' }).click();
    await expect(page).toHaveURL('/passwort-vergessen');
  },
);

test('an access token that has had its time is exchanged unseen; a login that is over leads to the login', async ({
  page,
  watch,
}, info) => {
  watch.allowStatus(401, /\/api\//);
  await logIn(page, 'erneuert', info);
  // As after a quarter of an hour: the token has expired, the cookie is still valid.
  await page.evaluate(() => localStorage.setItem('token', 'a'.repeat(43)));
  await page.goto('/account/profile');
  await expect(field(page, 'Vorname')).toHaveValue('Ada');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('token', 'a'.repeat(43)));
  await page.goto('/account/profile');
  await expect(page).toHaveURL(/\/login#return=/);
});

test('the data are downloaded; the account is deleted with its password, after being asked', async ({
  page,
  watch,
}, info) => {
  test.slow();
  watch.allowStatus(403, '/api/account/deletion');
  const email = await logIn(page, 'loeschen', info);
  await page.goto('/account/data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Daten herunterladen' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^wmk-daten-\d{4}-\d\d-\d\d\.json$/);
  await page.getByRole('button', { name: 'Konto löschen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Konto löschen' });
  await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await expect(dialog.getByText('Bitte geben Sie Ihr Passwort ein')).toBeVisible();
  await dialog.getByLabel('Passwort', { exact: true }).fill('falsch');
  await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await expect(dialog.getByText('Dieses Passwort ist nicht richtig')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Passwort', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Ihr Konto wurde gelöscht')).toBeVisible();
  await openMail(page, email, 'Ihr Konto wurde gelöscht');
});
