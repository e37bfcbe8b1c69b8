import { describe, expect, test } from 'vitest';
import { mailSchema, type Mail } from '../../../../platform/mail/mail.ts';
import { languages, type Language } from '../../../../shared/text/language.ts';
import type { OrderLine } from '../../domain/order.ts';
import type { OrderView } from '../reading/order-view.ts';
import * as authorised from './authorised-mails.ts';
import { mailAbout, orderMailTexts, paragraph } from './mail-parts.ts';
import * as mails from './order-mails.ts';
import { vatCorrectedMail } from './vat-mail.ts';

const publicUrl = 'https://wmk.example';
const at = new Date('2028-03-01T12:00:00Z');
const vat = { percent: 19, netCents: 9000, taxCents: 1710, grossCents: 10_710 };
const bank = {
  holder: 'WMK',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  amountCents: 125_000,
  receivedCents: 0,
  reference: 'WMK-100234',
  dueDate: '2028-03-08',
  giroCode: '',
};

const line: OrderLine = {
  position: 0,
  pieceId: 'chair',
  variantId: null,
  title: 'Sessel',
  sku: 'S-1',
  pictureKey: null,
  shopType: 'vintage',
  taxScheme: 'margin',
  maker: null,
  condition: 'gut',
  widthMm: 855,
  heightMm: 760,
  depthMm: null,
  diameterMm: 400,
  titleInLanguage: null,
  quantity: 1,
  rentOption: null,
  assembly: true,
  unitCents: 90_000,
  assemblyCents: 0,
  chargeTaxPercent: 0,
  chargeTaxCents: 0,
  subtotalCents: 90_000,
  grossCents: 90_000,
  netCents: 90_000,
  vatCents: 0,
  shippingCents: 2500,
  vatByRate: [],
  adjustments: [],
};

function viewIn(language: Language): OrderView {
  return {
    number: 'WMK-100234',
    state: 'accepted',
    awaitsMail: false,
    endsAt: at,
    orderedAt: at,
    language,
    customer: {
      email: 'ada@example.org',
      phone: '030 1',
      firstName: 'Ada',
      lastName: 'Muster',
      company: null,
      vatId: 'DE123456789',
      street: 'Weg 1',
      apartment: null,
      postalCode: '10245',
      city: 'Berlin',
      country: 'DE',
      kind: 'consumer',
      carrierContact: false,
      note: 'oben',
      billing: {
        firstName: 'Ada',
        lastName: 'Muster',
        company: 'Muster',
        street: 'Weg 2',
        apartment: null,
        postalCode: '75001',
        city: 'Paris',
        country: 'FR',
      },
    },
    delivery: 'shipment',
    paymentMethod: 'bank_transfer',
    payUntil: at,
    bankTransfer: bank,
    payment: { state: 'open', externalId: null, isTrial: false },
    totals: {
      subtotalCents: 120_000,
      voucherCents: -500,
      taxCents: 1710,
      shippingCents: 2500,
      totalCents: 125_000,
      giftCents: 1000,
    },
    vatByRate: [vat],
    lines: [line, { ...line, position: 1, rentOption: '1 Monat', taxScheme: 'standard', vatByRate: [vat] }],
    pickupStores: null,
    pickupHours: null,
    deliveryWeeks: 4,
    withdrawal: null,
    isImported: false,
    fulfilments: [],
    gone: [
      { takenOut: 0, cameBack: 1, givenUp: 1 },
      { takenOut: 0, cameBack: 0, givenUp: 0 },
    ],
    earlyService: true,
    legalTexts: [{ slug: 'terms', version: 3, fileKey: 'texts/terms-3.txt', readingKey: null }],
    history: [],
    invoices: [],
    claims: [],
    gift: null,
  };
}

const withdrawnFrom = {
  receivedAt: at,
  isPart: false,
  isFree: true,
  pieces: null,
  refundUntil: '2028-03-15',
};

const inTrial = (view: OrderView): OrderView => ({
  ...view,
  paymentMethod: 'stripe',
  payment: { state: 'received', externalId: null, isTrial: true },
});

const { order, ...built } = {
  order: `${publicUrl}/order-success/1`,
  accepted: (view: OrderView) => mails.acceptedMail(view, { order, publicUrl }),
  'accepted, with customs to come': (view: OrderView) =>
    mails.acceptedMail({ ...view, isImported: true }, { order, publicUrl }),
  confirm: (view: OrderView) => mails.confirmLinkMail(view, order),
  paid: (view: OrderView) => mails.paidMail(view, 300),
  'paid after a withdrawal': (view: OrderView) => mails.paidMail({ ...view, withdrawal: withdrawnFrom }, 0),
  'paid in a trial': (view: OrderView) => mails.paidMail(inTrial(view), 0),
  part: (view: OrderView) => mails.partMail(view, bank, 500),
  second: (view: OrderView) => mails.secondTransferMail(view, 500),
  'waits again': (view: OrderView) => mails.receiptTakenBackMail(view, 500, 'waits-again'),
  late: (view: OrderView) => mails.refundMail(view, 500),
  cancelled: (view: OrderView) => mails.refundMail(view, 500, 'cancelled'),
  'in part': (view: OrderView) => mails.refundMail(view, 500, 'part'),
  'nothing charged': mails.nothingChargedMail,
  surplus: mails.surplusMail,
  'new link': (view: OrderView) => mails.newLinkMail(view, order),
  declined: mails.declinedMail,
  reminder: (view: OrderView) => mails.reminderMail(view, bank),
  'reminder of the rest': (view: OrderView) => mails.reminderMail(view, { ...bank, receivedCents: 500 }),
  refunded: (view: OrderView) => mails.refundedMail(view, 500, true),
  'VAT corrected': (view: OrderView) => vatCorrectedMail(view, { oldCents: 126_000, backCents: 0 }),
  'VAT corrected after a transfer': (view: OrderView) =>
    vatCorrectedMail({ ...view, bankTransfer: null }, { oldCents: 126_000, backCents: 1000 }),
  'VAT corrected after a card': (view: OrderView) =>
    vatCorrectedMail(inTrial({ ...view, bankTransfer: null }), { oldCents: 126_000, backCents: 1000 }),
  'refunded by transfer': (view: OrderView) => mails.refundedMail(view, 500, false),
  'refunded to a gift voucher': (view: OrderView) => mails.refundedToGiftMail(view, 500),
  'taken back': mails.takenBackMail,
  'called off': (view: OrderView) =>
    mails.cancelledMail(view, { kind: 'paid', restCents: 0, giftCents: 100 }),
  'called off, disputed': (view: OrderView) =>
    mails.cancelledMail(view, { kind: 'disputed', restCents: 500, giftCents: 0 }),
  'called off, given back by the bank': (view: OrderView) =>
    mails.cancelledMail(view, { kind: 'by-bank', restCents: 0, giftCents: 0 }),
  'called off, a part given back': (view: OrderView) =>
    mails.cancelledMail(view, { kind: 'by-bank', restCents: 500, giftCents: 0 }),
  lapsed: (view: OrderView) => mails.lapsedMail(view, 0),
  'lapsed in part': (view: OrderView) => mails.lapsedMail(view, 500),
  'refund returned': (view: OrderView) => mails.refundReturnedMail(view, 500),
  pending: mails.paymentPendingMail,
  authorised: (view: OrderView) => authorised.authorisedMail(view, 500),
  captured: (view: OrderView) => authorised.capturedMail(view, 500),
  waived: (view: OrderView) => authorised.waivedMail(view, 500, 200),
  'pay again': (view: OrderView) =>
    authorised.payAgainMail(view, { link: order, dueAt: at, amountCents: 500 }),
} as const;

/** What is alike in all languages: the kinds of blocks, where links lead, and the amounts. */
function shapeOf(mail: Mail, language: Language): object {
  // Days of German mails have dots.
  const text = JSON.stringify(mail.blocks).replace(/\d\d\.\d\d\.\d{4}/g, '');
  return {
    kinds: mail.blocks.map((block) => (block.kind === 'table' ? block.rows.length : block.kind)),
    links: mail.blocks.flatMap((block) =>
      'address' in block ? [block.address.replace(`${publicUrl}/${language}/`, `${publicUrl}/`)] : [],
    ),
    amounts: (text.match(/\d[\d.,\u202f]*[.,]\d\d(?!\d)/g) ?? [])
      .map((amount) => amount.replace(/\D/g, ''))
      .sort(),
    files: mail.attachments?.map((file) => ('fileKey' in file ? file.fileKey : file.filename)),
  };
}

describe.each(Object.entries(built))('%s', (_, mailOf) => {
  const expected = mailOf(viewIn('de'));
  test.each(languages.filter((language) => language !== 'de'))('as in German: %s', (language) => {
    const mail = mailOf(viewIn(language));
    // Its own texts fit as they are: only what others typed is ever cut.
    expect(mailSchema.safeParse(mail).error).toBeUndefined();
    expect(mail.language).toBe(language);
    expect(mail.subject).not.toBe(expected.subject);
    expect(mail.subject).toContain('WMK-100234');
    expect(shapeOf(mail, language)).toEqual(shapeOf(expected, 'de'));
  });
});

test.each(languages)('what is due on import is part of what was agreed: %s', (language) => {
  const { customsExtra } = orderMailTexts(language);
  const textOf = (isImported: boolean) =>
    JSON.stringify(mails.acceptedMail({ ...viewIn(language), isImported }, { order, publicUrl }));
  expect(textOf(true)).toContain(customsExtra);
  expect(textOf(false)).not.toContain(customsExtra);
});

// In a trial anybody pays with a card that is printed in manuals, for an order under anybody's address.
test.each([
  ['paid', (view: OrderView) => mails.paidMail(view, 0)],
  ['promised', (view: OrderView) => authorised.authorisedMail(view, 500)],
])('who has %s nothing real makes the shop write no word of theirs', (_, mailOf) => {
  const said = (view: OrderView) => JSON.stringify(mailOf(view));
  expect(said(viewIn('de'))).toMatch(/Weg 1.*oben/);
  expect(said(inTrial(viewIn('de')))).not.toMatch(/Weg|oben|Paris/);
});

test.each([
  ['after the first sentence', 'wir haben Ihre Stücke verschickt.', 1],
  ['after what that announces', 'das ist wieder bei uns angekommen:', 2],
])('a trial is told of %s', (_, opening, index) => {
  const { blocks } = mailAbout(inTrial(viewIn('de')), 'Betreff', [
    paragraph(opening),
    { kind: 'table', rows: [{ label: '1 × Sessel' }] },
  ]);
  expect(blocks.findIndex((block) => 'text' in block && block.text === orderMailTexts('de').trial)).toBe(
    index,
  );
});

describe('nobody is told of a delivery, or asked to pay, after', () => {
  const pickedUp = (view: OrderView): OrderView => ({
    ...view,
    delivery: 'pickup',
    deliveryWeeks: null,
    pickupStores: { vintage: 'Laden Ost', boatwood: 'Laden West' },
  });
  const withdrawn = (view: OrderView): OrderView => ({
    ...view,
    withdrawal: withdrawnFrom,
  });
  const said = ({ blocks }: Mail) => JSON.stringify(blocks);

  test.each([
    ['its confirmation', (view: OrderView) => mails.acceptedMail(view, { order: null, publicUrl })],
    ['a payment', (view: OrderView) => mails.paidMail(view, 0)],
    ['a part of the money', (view: OrderView) => mails.partMail(view, bank, 500)],
    ['a promise', (view: OrderView) => authorised.authorisedMail(view, 500)],
  ])('a withdrawal: %s', (_, mailOf) => {
    const view = viewIn('de');
    const asks = /So geht es weiter|Lieferzeit|stellen wir alles bereit|Bitte überweisen|fehlen noch/;
    for (const standing of [view, pickedUp(view)]) {
      expect(said(mailOf(standing))).toMatch(asks);
      expect(said(mailOf(withdrawn(standing)))).not.toMatch(asks);
    }
  });

  test('it was cancelled', () => {
    const cancelled: OrderView = { ...pickedUp(viewIn('de')), state: 'cancelled' };
    const mail = mails.cancelledMail(cancelled, { kind: 'none', restCents: 0, giftCents: 0 });
    expect(said(mail)).not.toContain('Laden Ost');
  });
});

describe('§ 312f (2) BGB: the confirmation names what is essential of each piece, and where it goes', () => {
  test.each<[Language, string, string]>([
    ['de', 'Breite 85,5\u00a0cm, Höhe 76\u00a0cm, Durchmesser 40\u00a0cm', 'Zustand: gut'],
    ['en', 'Width 85.5\u00a0cm, Height 76\u00a0cm, Diameter 40\u00a0cm', 'Condition: good'],
    ['es', 'Ancho 85,5\u00a0cm, Alto 76\u00a0cm, Diámetro 40\u00a0cm', 'Estado: bueno'],
    ['fr', 'Largeur 85,5\u00a0cm, Hauteur 76\u00a0cm, Diamètre 40\u00a0cm', 'État\u00a0: bon état'],
    ['it', 'Larghezza 85,5\u00a0cm, Altezza 76\u00a0cm, Diametro 40\u00a0cm', 'Stato: buono'],
  ])('in %s', (language, size, condition) => {
    const mail = mails.acceptedMail(viewIn(language), { order: null, publicUrl });
    expect(detailsIn(mail)).toEqual(expect.arrayContaining([size, condition]));
    expect(JSON.stringify(mail)).toMatch(/"10245, [^"]+"/);
  });

  test('but nothing else of what the sender typed, and nothing of a trial', () => {
    const view = viewIn('de');
    const customer = {
      ...view.customer,
      firstName: 'Gewonnen! Rufen Sie 030 123',
      street: `https://evil.example/${'x'.repeat(200)}`,
    };
    const details = detailsIn(mails.acceptedMail({ ...view, customer }, { order: null, publicUrl })).join(
      '\n',
    );
    expect(details).not.toMatch(/Gewonnen|:\/\/|evil\.example|x{80}/);
    const trial = { state: 'open', externalId: null, isTrial: true } as const;
    const ofTrial = mails.acceptedMail({ ...view, payment: trial }, { order: null, publicUrl });
    expect(JSON.stringify(ofTrial)).not.toContain('10245');
  });
});

function detailsIn({ blocks }: Mail): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.flatMap(({ details = [] }) => details) : [],
  );
}
