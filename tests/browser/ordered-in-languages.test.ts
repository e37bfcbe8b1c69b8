import type { Page } from '@playwright/test';
import { addressIn, completeLanguages, type Language } from '../../src/shared/text/language.ts';
import { catalogueOf, germanTexts } from '../texts/catalogues.ts';
import { openSpelling } from '../texts/spelling.ts';
import { expect, expectNoAxeViolations, test } from './fixtures.ts';
import { claimPiece } from './pieces.ts';
import { show } from './planted-page.ts';
import { spokenTexts } from './translated-pages.ts';

/** What the other tests do in German is done here by the labels of each other language, on the narrowest phone. */
const languages = completeLanguages.filter((language) => language !== 'de');

/** German words that are names: of the demo shop, of what the test types, and of networks. */
const names = new Set(
  (
    'Allee Berlin Bootsholz-Store DDR Erika Facebook GmbH Instagram Java Muster Mustermann Musterstraße ' +
    'Musterwerkstatt Pinterest Rental XXXXDEXXXXX'
  ).split(' '),
);

interface Speech {
  /** A text of the language by its full name: `say('checkout.email')`; with values if it is a function. */
  say(name: string, ...values: readonly unknown[]): string;
  /** What a page says in German although it does not mark it. */
  germanOn(page: Page): Promise<readonly string[]>;
}

async function speechOf(language: Language): Promise<Speech> {
  const [texts, german, own, unchanged] = await Promise.all([
    catalogueOf(language),
    openSpelling('de'),
    openSpelling(language),
    germanTexts(language),
  ]);
  // A single letter is a part of a number: 'V-00004'.
  const isGerman = (word: string) =>
    word.length > 1 && german.mistakes(word).length === 0 && !names.has(word);
  return {
    say: (name, ...values) => {
      const text = texts.get(name);
      if (typeof text === 'function') return (text as (...all: readonly unknown[]) => string)(...values);
      if (typeof text !== 'string') throw new Error(`there is no text ${name}`);
      return text;
    },
    germanOn: async (page) =>
      [...new Set(await spokenTexts(page))].flatMap((text) =>
        unchanged.has(text) ? [text] : own.mistakes(text).filter(isGerman),
      ),
  };
}

/** The screen that is open: no German, nothing wider than a phone, nothing that axe finds. */
async function expectSound(page: Page, { germanOn }: Speech, state: string): Promise<void> {
  expect(await germanOn(page), page.url()).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(320);
  await expectNoAxeViolations(page, state);
}

/** From the filled cart to the order's page. */
async function order(page: Page, language: Language, email: string, speech: Speech, isRental: boolean) {
  const { say } = speech;
  const press = (name: string) =>
    page
      .getByRole('button', { name: say(name), exact: true })
      .last()
      .click();
  await page.goto(addressIn(language, '/checkout'));
  if (isRental) {
    await page.getByRole('radio', { name: say('checkout.deliveryOptionName.pickup') }).check();
  } else {
    await press('checkout.review');
    await expect(page.getByText(say('checkout.errorSummary'))).toBeVisible();
  }
  await expectSound(page, speech, isRental ? 'checkout' : 'checkout, faults');
  const typed = {
    'checkout.email': email,
    'checkout.phone': '030 1234567',
    'checkout.firstName': 'Erika',
    'checkout.lastName': 'Mustermann',
    'checkout.street': 'Musterstraße 1',
    'checkout.postalCode': '10245',
    'checkout.city': 'Berlin',
  };
  for (const [label, text] of Object.entries(typed)) {
    // Who picks up needs none.
    if (isRental && label === 'checkout.phone') continue;
    await page.getByRole('main').getByLabel(say(label), { exact: true }).fill(text);
  }
  await press('checkout.review');
  const method = isRental ? 'bank_transfer' : 'stripe';
  const named = say(`checkout.paymentMethodName.${method}`);
  await page.getByRole('radio', { name: new RegExp(`^${named}`) }).check();
  await expectSound(page, speech, 'review');
  await press('order-review.proceed');
  await expect(page.getByRole('button', { name: say('order-review.order'), exact: true })).toBeVisible();
  await expectSound(page, speech, 'binding order');
  await press('order-review.order');
  if (!isRental) {
    await page.getByLabel(say('paying.cardNumber')).fill('4242424242424242');
    await page.locator('summary', { hasText: say('paying.testCards') }).click();
    await expectSound(page, speech, 'payment by card');
    await page.locator('form:has(#card-number) [type=submit]').click();
  }
  await expect(page.getByRole('heading', { level: 1, name: say('order-success.title') })).toBeVisible();
  await expect(page.getByText(named, { exact: true }).first()).toBeVisible();
  await expectSound(page, speech, isRental ? 'order, bank transfer' : 'order, paid');
}

test.use({ viewport: { width: 320, height: 720 } });

/** In `npm test` one of them speaks for all, the one with the longest words. */
const atWhatTime = (language: Language) => (language === 'fr' ? '@phone' : ['@night', '@phone']);

for (const language of languages) {
  test(`a piece is bought: ${language}`, { tag: atWhatTime(language) }, async ({ page }) => {
    test.slow();
    const speech = await speechOf(language);
    const { say } = speech;
    const bought = await claimPiece(page);
    await page.goto(addressIn(language, `/product/${bought._id}`));
    await expectSound(page, speech, 'product, vintage');
    await page.getByRole('button', { name: say('pieces.buy'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: say('cart.cart') })).toBeVisible();
    await order(page, language, `${language}1${bought._id.slice(-5)}@example.org`, speech, false);
  });

  test(`a piece is rented: ${language}`, { tag: ['@night', '@phone'] }, async ({ page }) => {
    test.slow();
    const speech = await speechOf(language);
    const { say } = speech;
    const rented = await claimPiece(page);
    await page.goto(addressIn(language, `/product/${rented._id}`));
    await page.getByRole('button', { name: say('pieces.rent'), exact: true }).click();
    const popup = page.getByRole('dialog', { name: say('cart.rentalTitle') });
    await popup.getByRole('radio', { name: say('pieces.termName.1 Woche') }).check();
    await expectSound(page, speech, 'rental durations');
    await popup.getByRole('button', { name: say('cart.confirm') }).click();
    await expect(page.getByRole('dialog', { name: say('cart.cart') })).toBeVisible();
    await expectSound(page, speech, 'cart');
    await order(page, language, `${language}2${rented._id.slice(-5)}@example.org`, speech, true);
  });

  test(
    `a withdrawal is declared, and furniture is offered: ${language}`,
    { tag: ['@night', '@phone'] },
    async ({ page, watch }) => {
      test.slow();
      watch.allowStatus(400, '/api/withdrawal');
      const speech = await speechOf(language);
      const { say } = speech;
      await page.goto(addressIn(language, '/vertrag-widerrufen'));
      const main = page.getByRole('main');
      const confirm = main.getByRole('button', { name: say('declarations.withdrawSubmit') });
      await confirm.click();
      await expect(main.getByRole('group', { name: say('checkout.errorSummary') })).toBeVisible();
      await expectSound(page, speech, 'withdrawal, faults');
      await main.getByLabel(say('declarations.name'), { exact: true }).fill('Erika Mustermann');
      await main.getByLabel(say('declarations.contract'), { exact: true }).fill('WMK-1001');
      await main.getByLabel(say('declarations.email'), { exact: true }).fill(`${language}3@example.org`);
      await confirm.click();
      await expect(main.getByText(say('declarations.withdrawReceived')).first()).toBeVisible();
      await expectSound(page, speech, 'withdrawal, received');

      watch.allowStatus(400, '/api/buy-in-mail');
      await page.goto(addressIn(language, '/ankauf'));
      const form = page.getByRole('form', { name: say('buy-in.formTitle') });
      const send = form.getByRole('button', { name: say('buy-in.submit') });
      await send.click();
      await expect(form.getByText(say('newsletter.invalidEmail')).first()).toBeVisible();
      await expectSound(page, speech, 'buy-in, faults');
      await form.getByLabel(say('buy-in.email'), { exact: true }).fill(`${language}4@example.org`);
      await form.getByLabel(say('buy-in.price')).first().fill('250');
      await send.click();
      await expect(form.getByText(say('buy-in.steps.thanks.text'))).toBeVisible();
      await expectSound(page, speech, 'buy-in, sent');
    },
  );
}

test(
  'German that nothing marks is noticed, and marked German is not',
  { tag: ['@night', '@phone'] },
  async ({ page }) => {
    await show(
      page,
      '<p lang="de">Ein Stuhl aus Eiche</p><p>Une chaise, Zustand einwandfrei, Erika Mustermann</p>',
    );
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'fr'));
    const { germanOn } = await speechOf('fr');
    expect(await germanOn(page)).toEqual(['Zustand', 'einwandfrei']);
  },
);
