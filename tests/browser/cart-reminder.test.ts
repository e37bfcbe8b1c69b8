import { putIntoCart } from './fill-cart.ts';
import { alive, expect, expectNoAxeViolations, test } from './fixtures.ts';
import { openMail } from './open-mail.ts';
import { ownEmail } from './own.ts';
import { findPiece, type ProductDetail } from './pieces.ts';
import { words } from './words.ts';
import { unanswered } from '../../src/storefront/texts/de/form.ts';

const isFree = ({ stockAmt, variants }: ProductDetail) => stockAmt > 0 && variants.length === 0;

test('a cart is remembered (5-34): the offer, a wrong address, the mail, the confirmation, the end', async ({
  page,
  watch,
}) => {
  // Its own each time: an address gets three such mails a day.
  const address = ownEmail('merken');
  const piece = await findPiece(page, 'vintage', isFree);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await cart.getByRole('button', { name: 'Später weiter? Per E-Mail erinnern lassen' }).click();
  const email = cart.getByLabel('E-Mail-Adresse');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('');
  await expect(cart.getByRole('checkbox')).toHaveCount(0);
  await email.press('Enter');
  await expect(cart.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
  await expectNoAxeViolations(page);

  await email.fill(address);
  await page.route('**/api/cart-reminders', (route) => route.abort());
  watch.allowError(/ERR_FAILED/);
  const send = cart.getByRole('button', { name: 'Erinnerung anfordern' });
  await send.click();
  await expect(cart.getByText(unanswered)).toBeVisible();
  await expect(email).toHaveValue(address);
  await page.unroute('**/api/cart-reminders');
  await send.click();
  await expect(cart.getByRole('status').filter({ hasText: 'Fast geschafft' })).toBeFocused();
  await expectNoAxeViolations(page);

  await openMail(page, address, 'Bitte bestätigen Sie die Erinnerung an Ihren Warenkorb');
  const stop = await page.getByRole('link', { name: /beenden#/ }).getAttribute('href');
  await page.getByRole('link', { name: /\/warenkorb-erinnerung\/bestaetigen#/ }).click();
  await expect(page.getByRole('button', { name: 'Erinnerung bestätigen' })).toBeVisible();
  await alive(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Erinnerung bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Warenkorb ist vorgemerkt');
  await expectNoAxeViolations(page);

  await page.goto(stop ?? '');
  await page.getByRole('button', { name: 'Keine Erinnerung' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erinnerung beendet');
  await expectNoAxeViolations(page);
  await page.goto('/warenkorb-erinnerung/bestaetigen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Link gilt nicht mehr');
});

test('the link of a reminder adds its pieces to the cart of another browser, and names a sold one', async ({
  page,
  watch,
}) => {
  watch.allowStatus(404, /\/api\/products\/gibt-es-nicht/);
  const here = await findPiece(page, 'vintage', isFree);
  const linked = await findPiece(page, 'vintage', (one) => isFree(one) && one._id !== here._id);
  const sold = await findPiece(
    page,
    'vintage',
    ({ stockAmt, reservedUntil, rentedUntil, away }) =>
      stockAmt === 0 && reservedUntil === null && rentedUntil === null && away === null,
  );
  await putIntoCart(page, here);

  const link = `/warenkorb-erinnerung/warenkorb#stuecke=${linked._id},${sold._id},gibt-es-nicht,<b>`;
  await page.goto(link);
  const main = page.getByRole('main');
  await expect(main.getByText('Ein Stück ist nicht mehr im Laden.')).toBeVisible();
  const heading = (name: string) => main.getByRole('heading', { name }).locator('+ ul');
  await expect(heading('In Ihrem Warenkorb')).toHaveText(linked.title);
  await expect(heading('Zurzeit nicht zu haben')).toHaveText(sold.title);
  await expectNoAxeViolations(page);
  // Once more changes nothing.
  await page.reload();
  await expect(heading('In Ihrem Warenkorb')).toHaveText(linked.title);
  await main.getByRole('button', { name: 'Warenkorb ansehen' }).click();
  const cart = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await expect(cart.getByRole('link', { name: here.title })).toBeVisible();
  await expect(cart.getByRole('link', { name: linked.title })).toBeVisible();
});

test('3-16 a line of the cart has the description of its piece', async ({ page }) => {
  const piece = await findPiece(page, 'vintage', isFree);
  await page.goto(`/product/${piece._id}`);
  await page.getByRole('button', { name: 'Kaufen', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Ihr Warenkorb' })).toBeVisible();
  const kept = () =>
    page.evaluate(() => {
      const root = JSON.parse(localStorage.getItem('persist:root') ?? '{}') as { cartDetails?: string };
      const lines = JSON.parse(root.cartDetails ?? '{}') as Record<string, { description: string }>;
      return Object.values(lines).map(({ description }) => description);
    });
  const product = (await (await page.request.get(`/api/products/${piece._id}`)).json()) as {
    descriptions: readonly string[];
  };
  await expect.poll(async () => (await kept())[0]?.length ?? 0).toBeGreaterThan(20);
  const [description = ''] = await kept();
  // Its words, without markup.
  expect(description).not.toMatch(/[<>]/);
  expect(product.descriptions[0]).toContain(description.slice(0, 20));
});

test(
  '8-16 the list of a line that cannot be fetched says so, and what is there stays',
  { tag: '@night' },
  async ({ page, watch }) => {
    watch.allowError(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/shop/vintage');
    const first = await page.getByRole('main').getByRole('article').first().textContent();
    await page.route('**/shop/vintage?*', (route) => route.abort('internetdisconnected'));
    const next = page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: 'Weiter' });
    await next.click();
    const said = page.getByText(words.listError);
    await expect(said).toBeVisible();
    expect(await said.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    await expect(page.getByRole('main').getByRole('article').first()).toHaveText(first ?? '');
    await expect(page).toHaveURL('/shop/vintage');
    await expectNoAxeViolations(page);
    await page.unroute('**/shop/vintage?*');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(page).toHaveURL(/\/shop\/vintage\?.*2/);
  },
);
