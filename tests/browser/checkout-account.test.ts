import type { Locator, Page } from '@playwright/test';
import { field, logIn } from './account-login.ts';
import { fillCart } from './fill-cart.ts';
import { reviewButton } from './fill-checkout.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { expectPaid } from './pay-in-browser.ts';
import { claimPiece } from './pieces.ts';

const home = {
  firstName: 'Ada',
  lastName: 'Muster',
  street: 'Rigaer Straße 1',
  postalCode: '10247',
  city: 'Berlin',
  country: 'DE',
};
const mother = { ...home, firstName: 'Mina', street: 'Domplatz 8', postalCode: '50667', city: 'Köln' };
const office = {
  ...home,
  company: 'Muster GmbH',
  street: 'Mariahilfer Straße 2',
  postalCode: '1060',
  city: 'Wien',
  country: 'AT',
  isBilling: true,
};

async function save(page: Page, ...addresses: readonly object[]): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  for (const data of addresses) {
    const headers = { authorization: `Bearer ${token ?? ''}` };
    expect((await page.request.post('/api/account/addresses', { headers, data })).ok()).toBe(true);
  }
}

const filled = (page: Page) => page.getByRole('status').filter({ hasText: 'Aus Ihrem Konto ausgefüllt' });

test('logged-in customers find e-mail, telephone and address filled in, and choose among saved ones', async ({
  page,
}, info) => {
  test.slow();
  const email = await logIn(page, 'kasse', info);
  await save(page, home, mother, office);
  await fillCart(page);
  await page.goto('/checkout');
  await expect(filled(page)).toBeVisible();
  await expect(field(page, 'E-Mail')).toHaveValue(email);
  await expect(field(page, 'Telefon')).toHaveValue('+49 30 23125001');
  // The number has its country's code with it: whoever overwrites it overwrites both.
  const code = page.getByRole('button', { name: /^Ländervorwahl/ });
  await field(page, 'Telefon').fill('+33 1 42 68 53 00');
  await expect(code).toHaveText('+33▾');
  await field(page, 'Telefon').fill('030 / 23125-000');
  await expect(code).toHaveText('+49▾');
  await expect(field(page, 'Vorname')).toHaveValue('Ada');
  await expect(field(page, 'Straße und Hausnummer')).toHaveValue('Rigaer Straße 1');
  await expect(field(page, 'Postleitzahl')).toHaveValue('10247');
  const summary = page.getByRole('complementary', { name: 'Ihre Bestellung' });
  await expect(summary).toContainText(/(?<!\d)(?:25|50),00\u00a0€/);
  await expectNoAxeViolations(page);

  const saved = field(page, 'Gespeicherte Adresse');
  await expect(saved.getByRole('option')).toHaveCount(4);
  await saved.selectOption('Mina Muster, Domplatz 8, 50667 Köln');
  await expect(field(page, 'Vorname')).toHaveValue('Mina');
  await expect(field(page, 'Ort')).toHaveValue('Köln');
  await field(page, 'Ort').fill('Bonn');
  await expect(saved).toHaveValue('');
  await saved.selectOption('Muster GmbH, Mariahilfer Straße 2, 1060 Wien');
  await expect(field(page, 'Land')).toHaveValue('AT');

  // The invoice's address is ready when somebody wants a different one.
  await page.getByLabel('Rechnung an eine andere Adresse').check();
  const invoice = page.getByRole('group', { name: 'Rechnungsadresse' });
  await expect(invoice.getByLabel('Ort')).toHaveValue('Wien');
  await invoice.getByLabel('Gespeicherte Adresse').selectOption('Ada Muster, Rigaer Straße 1, 10247 Berlin');
  await expect(invoice.getByLabel('Ort')).toHaveValue('Berlin');
  await expect(invoice.getByLabel('Land')).toHaveValue('DE');
  await expectNoAxeViolations(page);
  await expectNothingBeside(page);

  await reviewButton(page).click();
  await expect(page).toHaveURL('/order-review');
  await expect(page.getByText('Mariahilfer Straße 2')).toBeVisible();
  await expect(page.getByText('Rigaer Straße 1')).toBeVisible();
  await page.goto('/checkout');
  await expect(field(page, 'Ort').first()).toHaveValue('Wien');
});

test('typed values are never overwritten, even if the account answers late', async ({ page }, info) => {
  test.slow();
  await logIn(page, 'kasse-getippt', info);
  await save(page, home);
  await fillCart(page);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/account/profile', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/checkout');
  await field(page, 'E-Mail').fill('geschenk@example.org');
  await field(page, 'Vorname').fill('Bea');
  await field(page, 'Ort').fill('Potsdam');
  await field(page, 'Telefon').focus();
  answer();
  await expect(filled(page)).toBeVisible();
  // Nothing appears under the hands of somebody about to type; what was left empty is filled afterwards.
  await expect(field(page, 'Telefon')).toHaveValue('');
  await field(page, 'Telefon').blur();
  await expect(field(page, 'Telefon')).toHaveValue('+49 30 23125001');
  await expect(field(page, 'E-Mail')).toHaveValue('geschenk@example.org');
  await expect(field(page, 'Vorname')).toHaveValue('Bea');
  // Half of one address and half of another make none; the saved one can be chosen.
  await expect(field(page, 'Ort')).toHaveValue('Potsdam');
  await expect(field(page, 'Straße und Hausnummer')).toHaveValue('');
  await expect(field(page, 'Gespeicherte Adresse').getByRole('option')).toHaveCount(2);

  // Once only: a field that was emptied on purpose stays empty.
  await field(page, 'Telefon').fill('');
  await page.reload();
  await expect(field(page, 'Gespeicherte Adresse')).toBeVisible();
  await expect(field(page, 'Telefon')).toHaveValue('');
});

test('logging out leaves nothing of the account in the checkout; guests are asked for everything', async ({
  page,
}, info) => {
  await logIn(page, 'kasse-ende', info);
  await save(page, home);
  await fillCart(page);
  await page.goto('/checkout');
  await expect(field(page, 'Ort')).toHaveValue('Berlin');
  await page.getByRole('button', { name: 'Benutzerdetails' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
  await page.goto('/checkout');
  await expect(reviewButton(page)).toBeEnabled();
  for (const label of ['E-Mail', 'Telefon', 'Vorname', 'Straße und Hausnummer', 'Ort']) {
    await expect(field(page, label)).toHaveValue('');
  }
  await expect(filled(page)).toHaveCount(0);
});

test('a login that has ended leaves nothing of the account in a guest’s order, but what the guest has typed', async ({
  page,
  watch,
}, info) => {
  watch.allowStatus(401, /\/api\//);
  await logIn(page, 'kasse-vorbei', info);
  await save(page, { ...home, company: 'Muster GmbH' });
  await fillCart(page);
  await page.goto('/checkout');
  // Behind some labels it says that the field is optional.
  const beginning = (label: string) => page.getByRole('main').getByLabel(new RegExp(`^${label}`));
  await expect(beginning('Firma')).toHaveValue('Muster GmbH');
  await field(page, 'Vorname').fill('Bea');
  await beginning('Anmerkung').fill('Zweiter Hof');
  await reviewButton(page).click();
  await expect(page).toHaveURL('/order-review');

  // As if the cookies had been deleted, and the access token's quarter of an hour were over.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.setItem('token', 'over'));
  const orders: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/initiate-payment')) orders.push(request.headers()['authorization']);
  });
  await page.getByRole('button', { name: 'Zur Zahlung fortfahren' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Ihre Anmeldung ist beendet.');
  await alert.getByRole('button').first().click();
  await expect(page.getByRole('main')).not.toContainText('Rigaer Straße');
  expect(orders).toEqual(['Bearer over']);

  await page.goto('/checkout');
  await expect(reviewButton(page)).toBeEnabled();
  const left = {
    'E-Mail': '',
    Telefon: '',
    Vorname: 'Bea',
    Nachname: '',
    Firma: '',
    Postleitzahl: '',
    Ort: '',
  };
  for (const [label, text] of Object.entries(left)) await expect(beginning(label)).toHaveValue(text);
  await expect(beginning('Anmerkung')).toHaveValue('Zweiter Hof');
  await expect(field(page, 'Gespeicherte Adresse')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/Rigaer|Muster GmbH/);
});

for (const [name, method, pay] of [
  ['bank transfer', /^Überweisung/, []],
  ['card', /^Kreditkarte/, ['Kartennummer', 'Gültig bis', 'Prüfnummer']],
] as const) {
  const title = `a customer with a saved address needs at most nine presses from a piece to the order, by ${name}`;
  // By card there are more of them.
  test(title, { tag: name === 'card' ? [] : '@night' }, async ({ page, isMobile }, info) => {
    test.slow();
    await logIn(page, `kasse-kurz-${name}`.replace(' ', '-'), info);
    await save(page, home);
    let presses = 0;
    let pressedAt = 0;
    const press = async (what: Locator) => {
      // Two within half a second at one place are one press to the shop (`one-press.ts`).
      await expect.poll(() => Date.now() - pressedAt).toBeGreaterThan(500);
      await (isMobile ? what.tap() : what.click());
      pressedAt = Date.now();
      presses += 1;
    };
    const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true });
    await page.goto(`/product/${(await claimPiece(page))._id}`);
    await press(button('Kaufen'));
    await press(page.getByRole('dialog').getByRole('link', { name: 'Zur Kasse' }));
    await expect(field(page, 'Ort')).toHaveValue('Berlin');
    await press(reviewButton(page));
    // The card is chosen from the start.
    const chosen = page.getByRole('radio', { name: method });
    await expect(chosen).toBeVisible();
    if (!(await chosen.isChecked())) await press(page.locator('label').filter({ has: chosen }));
    await press(button('Zur Zahlung fortfahren'));
    await press(button('zahlungspflichtig bestellen'));
    for (const label of pay) {
      await press(page.getByLabel(label));
      await page.keyboard.type(label === 'Kartennummer' ? '4242424242424242' : '1234');
    }
    if (pay.length > 0) {
      await press(button(/^[\d.]+,\d\d\s€ bezahlen$/));
      await expectPaid(page, 'Kreditkarte');
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Danke für Ihre Bestellung' })).toBeVisible();
    expect(presses).toBeLessThanOrEqual(9);
  });
}
