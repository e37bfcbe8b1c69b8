import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { enterAsNew, invite, logInAlone, logInToOffice, openMenu } from './office-login.ts';
import { expectNothingBeside } from './nothing-beside.ts';
import { openMail } from './open-mail.ts';
import { claimPiece } from './pieces.ts';
import { placeOrder } from './place-order.ts';

type Role = 'content' | 'read-only';

/** The owner invites somebody, and the mail is opened. */
async function openInvitation(page: Page, role: Role): Promise<void> {
  await logInAlone(page);
  await openMail(page, await invite(page, `Person ${role}`, role), /./);
}

const invitation = (page: Page) => page.getByRole('link', { name: /\/admin#\/invitation/ });

async function accept(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Einladung annehmen' })).toBeVisible();
  await page.getByLabel('Ihr Name').fill('Neue Person');
  for (const field of ['Neues Passwort', 'Neues Passwort wiederholen']) {
    await page.getByRole('textbox', { name: field, exact: true }).fill(password);
  }
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
}

const password = 'Drei lange Regalbretter';
const enterAs = (page: Page, role: Role) => enterAsNew(page, 'Neue Person', role, password);

/** The entries of the menu. */
async function menuOf(page: Page): Promise<string[]> {
  await page.goto('/admin');
  const entries = await openMenu(page);
  await expect(entries).toContainText('Stücke');
  return (await entries.innerText()).split('\n').map((text) => text.trim());
}

test.beforeEach(async ({ watch }) => {
  // Visitors who are not logged in yet get a 401.
  watch.allowStatus(401, '/api/admin/me');
});

test(
  'read-only staff see orders without personal data, and no button that would be refused',
  { tag: '@night' },
  async ({ page }) => {
    const { orderNumber } = await placeOrder(page, await claimPiece(page));
    await enterAs(page, 'read-only');
    const menu = await menuOf(page);
    expect(menu).toContain('Bestellungen');
    for (const hidden of ['Widerrufe und Kündigungen', 'Ankauf', 'Kundenfragen', 'Kundenkonten', 'Team']) {
      expect(menu).not.toContain(hidden);
    }
    await page.goto(`/admin/orders/${orderNumber}/show`);
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Muster');
    const buttons = page.getByRole('main').getByRole('button', {
      name: /Stornieren|verbuchen|Noch einmal senden|Notiz hinzufügen|zurückzahlen/,
    });
    await expect(buttons).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Nächste Schritte' })).toContainText(
      'Als Nächstes steht hier an: „Als bezahlt verbuchen“. Ihre Rolle darf Bestellungen ansehen',
    );
    await page.goto('/admin/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /Anlegen|Neu/ })).toHaveCount(0);
    // By its address: the menu has no entry for it.
    await page.goto('/admin/imports');
    await expect(page.getByText('Ihre Rolle darf diese Seite nicht öffnen.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

    for (const place of ['faq', 'pieces', 'page-texts', 'categories']) {
      await test.step(`${place}: what is saved, as it reads`, async () => {
        const list = await page.request.get(`/api/admin/${place}`);
        const { items } = (await list.json()) as { items: { id: string }[] };
        await page.goto(`/admin/${place}/${items[0]?.id}`);
        await expect(page.getByText('Ändern dürfen es andere im Team.')).toBeVisible();
        const field = page.getByRole('main').locator('fieldset').getByRole('textbox').last();
        await expect(field).toBeVisible();
        await expect(field).not.toBeEditable();
        const buttons = page.getByRole('main').locator('button:visible:not(.MuiAccordionSummary-root)');
        await expect(buttons).toHaveCount(0);
        await expectNoAxeViolations(page, 'office, read only');
      });
    }
  },
);

test('the form of an invitation says what each role may do', async ({ page }) => {
  await logInToOffice(page);
  await page.goto('/admin/staff/create');
  await expect(page.getByRole('combobox', { name: 'Rolle' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /^Inhaber: Darf alles/,
    /^Büro: Bearbeitet Bestellungen/,
    /^Texte und Sortiment: Bearbeitet Stücke und Texte/,
    /^Nur lesen: Sieht .* ändert nichts/,
  ]);
  await expectNoAxeViolations(page, '/admin/staff/create');
  await expectNothingBeside(page);
});

test('an invitation is accepted in a browser without a login, once', async ({ page, watch }) => {
  watch.allowStatus(410, '/api/admin/invitation/name');
  await openInvitation(page, 'content');
  const link = (await invitation(page).getAttribute('href')) ?? '';
  await page.context().clearCookies();
  await invitation(page).click();
  await expect(page.getByLabel('Ihr Name')).toHaveValue('Person content');
  await accept(page);
  const account = page.getByRole('button', { name: 'Mein Konto' });
  await expect(account).toBeVisible();
  await page.reload();
  await expect(account).toBeVisible();
  // Opened again, in the tab with the office: only the part after the # differs.
  await page.evaluate((address) => location.assign(address), link);
  await expect(page.getByRole('alert')).toContainText('bitten Sie die Inhaberin oder den Inhaber');
  await expectNoAxeViolations(page);
});

test('staff who edit texts see no orders and no personal data', async ({ page }) => {
  await enterAs(page, 'content');
  const menu = await menuOf(page);
  expect(menu).toContain('Stücke');
  expect(menu).toContain('Häufige Fragen');
  for (const hidden of [
    'Bestellungen',
    'Widerrufe und Kündigungen',
    'Kundenkonten',
    'Protokoll',
    'Versandpreise',
    'Firma',
  ]) {
    expect(menu).not.toContain(hidden);
  }
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: /^Entwürfe \(\d+\)$/ })).toBeVisible();
  const begin = page.getByRole('region', { name: 'Womit möchten Sie beginnen?' });
  for (const way of await begin.getByRole('link').all()) {
    const address = (await way.getAttribute('href')) ?? '';
    expect((await page.request.get(`/api/admin${address.replace(/^\/admin|\/create$/g, '')}`)).status()).toBe(
      200,
    );
  }
  await expectNoAxeViolations(page);
  await begin.getByRole('link', { name: 'Neues Stück anlegen' }).click();
  await expect(page.getByRole('textbox', { name: /^Titel/ })).toBeVisible();
});
