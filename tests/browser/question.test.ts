import type { Page } from '@playwright/test';
import { logIn } from './account-login.ts';
import { alive, expect, expectNoAxeViolations, test } from './fixtures.ts';
import { findPiece } from './pieces.ts';

const typed = { message: 'Passt er in eine Ente?', name: 'Ada Muster', email: 'ada@example.org' };

test('4.11 a question about a piece is written, corrected and sent', async ({ page, watch }) => {
  watch.allowStatus(400, '/api/contact');
  const piece = await findPiece(page, 'vintage', ({ stockAmt }) => stockAmt > 0);
  await page.goto(`/product/${piece._id}`);
  const question = page.getByRole('link', { name: 'Frage zum Stück' });
  await page.goto((await question.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Schreiben Sie uns' })).toBeVisible();
  await expect(page.getByText(`Ihre Frage ist zu „${piece.title}“.`)).toBeVisible();
  await page.getByLabel('E-Mail', { exact: true }).fill('ada(at)example');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  const summary = page.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' });
  // In the order of the form, whose first fault has the focus.
  await expect(summary.getByRole('link')).toHaveText([
    'Bitte schreiben Sie uns, worum es geht',
    'Bitte geben Sie Ihren Namen an',
    'Bitte geben Sie eine gültige E-Mail-Adresse an',
  ]);
  await expect(page.getByLabel('Ihre Nachricht')).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByLabel('Ihre Nachricht').fill(typed.message);
  await page.getByLabel('Name').fill(typed.name);
  await page.getByLabel('E-Mail', { exact: true }).fill(typed.email);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Nachricht ist angekommen' })).toBeFocused();
  await expectNoAxeViolations(page);
});

test('neither a lost connection nor a reload loses what was typed, in English; sent, it is forgotten', async ({
  page,
  watch,
}) => {
  watch.allowError(/ERR_FAILED|Failed to load resource|Asking for the contact/);
  await page.goto('/en/contact-us');
  const form = page.getByRole('link', { name: 'Write a message' });
  await page.goto((await form.getAttribute('href')) ?? '');
  await page.getByLabel('Your message').fill(typed.message);
  await page.getByLabel('Name').fill(typed.name);
  await page.getByLabel('Email', { exact: true }).fill(typed.email);
  await page.route('**/api/contact', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'nothing will be sent twice' })).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue(typed.message);
  await page.getByLabel('Phone').fill('030 5550123');
  await reloadAsAnew(page);
  await expect(page.getByLabel('Your message')).toHaveValue(typed.message);
  await expect(page.getByLabel('Name')).toHaveValue(typed.name);
  await expect(page.getByLabel('Phone')).toHaveValue('030 5550123');
  await page.unroute('**/api/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
  await page.getByRole('link', { name: 'Ask something else' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test(
  'what an account fills in is no draft, and goes with its login; what was typed stays until a logout',
  { tag: '@night' },
  async ({ page, context }, info) => {
    test.slow();
    const form = '/kontaktformular';
    const name = page.getByLabel('Name');
    const message = page.getByLabel('Ihre Nachricht');
    const email = await logIn(page, 'entwurf', info);
    await page.goto(form);
    await expect(name).toHaveValue('Ada Beispiel');
    await message.fill(typed.message);
    const drafts = () => page.evaluate(() => sessionStorage.getItem('drafts') ?? '');
    await expect.poll(drafts).toContain(typed.message);
    expect(await drafts()).not.toMatch(/Ada Beispiel|@/);
    // The login ends in another tab.
    const other = await context.newPage();
    await other.goto('/robots.txt');
    const login = await other.evaluate(() => {
      const kept = { ...localStorage } as Record<string, string>;
      localStorage.removeItem('token');
      return kept['token'] ?? '';
    });
    await expect(name).toHaveValue('');
    await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue('');
    await expect(message).toHaveValue(typed.message);
    await reloadAsAnew(page);
    await expect(message).toHaveValue(typed.message);
    await expect(name).toHaveValue('');

    await other.evaluate((token) => localStorage.setItem('token', token), login);
    await other.close();
    await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(email);
    await page.getByRole('button', { name: 'Benutzerdetails' }).click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await loaded;
    await alive(page);
    for (const field of [name, message, page.getByLabel('E-Mail', { exact: true })])
      await expect(field).toHaveValue('');
    expect(await drafts()).toBe('');
  },
);

/** Leaves and comes back by the address, so that the browser itself restores nothing. */
async function reloadAsAnew(page: Page): Promise<void> {
  const address = page.url();
  await page.goto('/faq');
  await page.goto(address);
}
