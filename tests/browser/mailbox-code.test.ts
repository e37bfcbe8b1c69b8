import type { Page } from '@playwright/test';
import { fillInBefore, putIntoCart } from './fill-cart.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { claimPiece } from './pieces.ts';

/** The shop of these tests has no limits, so the first answers are those of one whose shelf is being emptied. */
async function withEmptyingShelf(
  page: Page,
  code: string,
  said: Readonly<Record<'needed' | 'wrong', string>>,
) {
  const sent: (string | undefined)[] = [];
  await page.route('**/api/initiate-payment', async (route) => {
    const { mailboxCode } = route.request().postDataJSON() as { mailboxCode?: string };
    sent.push(mailboxCode);
    if (mailboxCode?.replaceAll(/\D/g, '') === code) return route.continue();
    const kind = mailboxCode === undefined ? 'needed' : 'wrong';
    return route.fulfill({ status: 403, json: { code: `mailbox-code-${kind}`, message: said[kind] } });
  });
  return sent;
}

const languages = {
  de: {
    prefix: '',
    proceed: 'Zur Zahlung fortfahren',
    title: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    field: 'Code aus der E-Mail',
    missing: 'Bitte geben Sie die 6 Ziffern aus der E-Mail ein',
    confirm: 'Code bestätigen',
    another: 'Neuen Code schicken',
    binding: 'zahlungspflichtig bestellen',
    said: { needed: 'Wir haben Ihnen einen Code geschickt.', wrong: 'Dieser Code stimmt nicht.' },
  },
  en: {
    prefix: '/en',
    proceed: 'Continue to payment',
    title: 'Please confirm your email address',
    field: 'Code from the email',
    missing: 'Please enter the 6 digits from the email',
    confirm: 'Confirm code',
    another: 'Send a new code',
    binding: 'Order with obligation to pay',
    said: { needed: 'We have sent you a code.', wrong: 'This code is wrong.' },
  },
} as const;

for (const [language, t] of Object.entries(languages)) {
  const title = `while the shelf empties, a mailed code leads on, and nothing that was typed is lost: ${language}`;
  test(title, { tag: language === 'de' ? [] : '@night' }, async ({ page, watch }) => {
    watch.allowStatus(403, /\/initiate-payment$/);
    await putIntoCart(page, await claimPiece(page));
    await fillInBefore(page, 'erika@example.org');
    const sent = await withEmptyingShelf(page, '012345', t.said);
    await page.goto(`${t.prefix}/order-review`);
    const proceed = page.getByRole('button', { name: t.proceed });
    await proceed.click();
    const asked = page.getByRole('region', { name: t.title });
    await expect(asked).toBeFocused();
    await expect(asked.getByText(t.said.needed)).toBeVisible();
    await expect(asked.getByText('erika@example.org')).toBeVisible();
    await expectNoAxeViolations(page);

    // In the middle: everything is still there, and the same step asks again.
    await page.reload();
    await expect(page.getByText('erika@example.org').first()).toBeVisible();
    await proceed.click();
    const field = asked.getByLabel(t.field);
    await field.fill('12');
    await field.press('Enter');
    await expect(asked.getByText(t.missing)).toBeVisible();
    await field.fill('999 999');
    await field.press('Enter');
    await expect(asked.getByText(t.said.wrong)).toBeVisible();
    await expect(field).toHaveValue('999 999');
    await asked.getByRole('button', { name: t.another }).click();
    await expect(asked.getByText(t.said.needed)).toBeVisible();
    await field.fill('012 345');
    await asked.getByRole('button', { name: t.confirm }).click();
    await expect(page.getByRole('button', { name: t.binding, exact: true })).toBeVisible();
    expect(sent).toEqual([undefined, undefined, '999 999', undefined, '012 345']);
  });
}
