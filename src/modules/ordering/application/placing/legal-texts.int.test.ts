import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../../../../platform/mail/testing/read-mail.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import { dummyCompany } from '../../../content/index.ts';
import { aDraft, deliveredPrice, initiated, staff } from '../../testing/an-order.ts';
import {
  aCheckout,
  aPieceForSale,
  aCartItem,
  openTestOrdering,
  type TestOrdering,
} from '../../testing/open-test-ordering.ts';
import { testsInOrder } from '../../../../../tests/in-order.ts';

// The texts get one version after the other.
testsInOrder();

let shop: TestOrdering;
beforeAll(async () => {
  shop = await openTestOrdering();
  await shop.content.saveCompanyData(dummyCompany, staff);
  for (const slug of ['terms', 'withdrawal', 'data-protection']) await newVersion(slug, `${slug}, die erste`);
});
afterAll(() => shop.db.close());

async function newVersion(slug: string, text: string): Promise<void> {
  const page = { slug, language: 'de', title: slug, description: slug, html: `<p>${text}</p>` } as const;
  await shop.content.savePage({ ...page, legal: true }, staff);
}

async function mailTo(email: string, subject: RegExp): Promise<Mail> {
  const [mail, ...more] = (await shop.mails()).filter((one) => one.to === email && subject.test(one.subject));
  expect(more).toEqual([]);
  return mail!;
}

/** File names, and what the customer reads of each below its head. */
function attached({ attachments = [] }: Mail): Record<string, string | undefined> {
  return Object.fromEntries(
    attachments.map((file) => [
      file.filename,
      'fileKey' in file ? shop.files.get(file.fileKey)?.split('\n\n')[1]?.trim() : undefined,
    ]),
  );
}

const aPiece = () => aPieceForSale(shop.db, shop.inventory);

test('§ 312f (2) BGB: the confirmation has the texts with it that applied at the click', async () => {
  const orderId = await aDraft(shop, await aPiece(), { email: 'ada@example.org' });
  expect(await shop.ordering.getOrder(orderId)).toMatchObject({ value: { legalTexts: [] } });
  const confirmed = await shop.ordering.confirmOrder(orderId, null);
  expect(confirmed).toMatchObject({
    value: {
      legalTexts: [
        { slug: 'terms', version: 1 },
        { slug: 'withdrawal', version: 1 },
        { slug: 'data-protection', version: 1 },
      ],
    },
  });
  const mail = await mailTo('ada@example.org', /^Ihre Bestellung/);
  expect(attached(mail)).toEqual({
    'AGB (Fassung 1).txt': 'terms, die erste',
    'Widerrufsbelehrung (Fassung 1).txt': 'withdrawal, die erste',
    'Datenschutzerklärung (Fassung 1).txt': 'data-protection, die erste',
  });
  expect(textOf(mail)).toContain(
    'Im Anhang, in der Fassung, die für Ihre Bestellung gilt: AGB, Widerrufsbelehrung, Datenschutzerklärung.',
  );

  // A new version is for orders from now on, and changes nothing of this one.
  await newVersion('terms', 'terms, die zweite');
  expect(await shop.ordering.confirmOrder(orderId, null)).toEqual(confirmed);
  expect(await shop.ordering.getOrder(orderId)).toEqual(confirmed);
  const next = await aDraft(shop, await aPiece(), { email: 'next@example.org' });
  await shop.ordering.confirmOrder(next, null);
  expect(attached(await mailTo('next@example.org', /^Ihre Bestellung/))).toMatchObject({
    'AGB (Fassung 2).txt': 'terms, die zweite',
    'Widerrufsbelehrung (Fassung 1).txt': 'withdrawal, die erste',
  });
});

test('an order that is accepted only later keeps the texts of the click', async () => {
  const crowd = await aPieceForSale(shop.db, shop.inventory, { units: 10 });
  const crowding = await initiated(shop, aCheckout([aCartItem(crowd, { quantity: 10 })], 902_500));
  const orderId = await aDraft(shop, await aPiece(), { email: 'guest@example.org' });
  await shop.ordering.confirmOrder(orderId, null);
  const receipt = await mailTo('guest@example.org', /^Bitte bestätigen/);
  // The receipt is not the contract yet, and repeats nothing of what was typed but a plain name.
  expect(receipt.attachments).toBeUndefined();
  expect(textOf(receipt)).not.toMatch(/Boxhagener|5550123/);
  const [, token = ''] = /#bestaetigen=([\w-]+)/.exec(textOf(receipt)) ?? [];
  await shop.ordering.cancelDraft(crowding);
  await newVersion('withdrawal', 'withdrawal, die zweite');
  expect(await shop.ordering.confirmOrder(orderId, token)).toMatchObject({ value: { state: 'accepted' } });
  expect(attached(await mailTo('guest@example.org', /^Ihre Bestellung/))).toMatchObject({
    'Widerrufsbelehrung (Fassung 1).txt': 'withdrawal, die erste',
  });
});

test('an order in another language gets its reading versions beside the German texts that bind', async () => {
  const write = (slug: string, html: string) => {
    const page = { slug, language: 'en', title: slug, description: '', html } as const;
    return shop.content.savePage({ ...page, legal: false }, staff);
  };
  await write('terms', '<p>terms, to read</p>');
  await write('withdrawal', '<p>withdrawal, to read</p>');
  const order = async (email: string, language: 'en' | 'es') => {
    const checkout = aCheckout([aCartItem(await aPiece())], deliveredPrice, { email });
    const orderId = await initiated(shop, checkout, null, language);
    await shop.ordering.confirmOrder(orderId, null);
  };
  await order('reads@example.org', 'en');
  const mail = await mailTo('reads@example.org', /^Your order/);
  expect(attached(mail)).toEqual({
    'Terms and conditions (version 2).txt': 'terms, die zweite',
    'Withdrawal notice (version 2).txt': 'withdrawal, die zweite',
    'Privacy policy (version 1).txt': 'data-protection, die erste',
    'Terms and conditions (convenience translation).txt': 'terms, to read',
    'Withdrawal notice (convenience translation).txt': 'withdrawal, to read',
  });
  expect(textOf(mail)).toContain(
    'Attached in English as well, as convenience translations: Terms and conditions, Withdrawal notice.',
  );
  const [reading] = (mail.attachments ?? []).filter(({ filename }) => filename.includes('convenience'));
  const key = reading !== undefined && 'fileKey' in reading ? reading.fileKey : '';
  expect(shop.files.get(key)).toContain('Only the German text is legally binding.');

  await order('lee@example.org', 'es');
  const all = (await shop.mails()).filter(({ to }) => to === 'lee@example.org');
  expect(all.map(({ attachments = [] }) => attachments.length)).toEqual([3]);
});

test('§ 312g BGB: a business has no right of withdrawal, and gets no notice of one', async () => {
  const { customer } = aCheckout([], 1);
  const orderId = await aDraft(shop, await aPiece(), {
    customer: { ...customer, email: 'firm@example.org', kind: 'business', company: 'Muster GmbH' },
  });
  const confirmed = await shop.ordering.confirmOrder(orderId, null, { earlyService: true });
  expect(confirmed).toMatchObject({ value: { earlyService: false } });
  const mail = await mailTo('firm@example.org', /^Ihre Bestellung/);
  expect(Object.keys(attached(mail))).toEqual([
    'AGB (Fassung 2).txt',
    'Datenschutzerklärung (Fassung 1).txt',
  ]);
  expect(textOf(mail)).not.toMatch(/[Ww]iderruf/);
});

test('§ 357a BGB: the wish that a rental begins at once is kept and confirmed, and asked for nothing else', async () => {
  const rent = 27_000 + 5130 + 2500;
  const rented = await aDraftFor('rents@example.org', { rentOption: '1 Monat' }, rent);
  const confirmed = await shop.ordering.confirmOrder(rented, null, { earlyService: true });
  expect(confirmed).toMatchObject({ value: { earlyService: true } });
  expect(await shop.ordering.getOrder(rented)).toEqual(confirmed);
  expect(textOf(await mailTo('rents@example.org', /^Ihre Bestellung/))).toContain(
    'ausdrücklich verlangt, dass die Miete vor',
  );

  const unwished = await aDraftFor('waits@example.org', { rentOption: '1 Monat' }, rent);
  expect(await shop.ordering.confirmOrder(unwished, null)).toMatchObject({ value: { earlyService: false } });
  // A box ticked only after the click was not a request.
  await shop.ordering.confirmOrder(unwished, null, { earlyService: true });
  expect(await shop.ordering.getOrder(unwished)).toMatchObject({ value: { earlyService: false } });
  expect(textOf(await mailTo('waits@example.org', /^Ihre Bestellung/))).not.toContain(
    'ausdrücklich verlangt',
  );

  const bought = await aDraftFor('buys@example.org', {}, 92_500);
  expect(await shop.ordering.confirmOrder(bought, null, { earlyService: true })).toMatchObject({
    value: { earlyService: false },
  });
});

async function aDraftFor(
  email: string,
  item: Parameters<typeof aCartItem>[1],
  cents: number,
): Promise<string> {
  const checkout = aCheckout([aCartItem(await aPiece(), item)], cents, { email });
  return initiated(shop, checkout);
}
