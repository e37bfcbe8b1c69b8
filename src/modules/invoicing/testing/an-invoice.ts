import type { InvoiceContent, InvoiceDraft } from '../domain/invoice.ts';

/** A vintage sideboard, two stools of boat-wood and their delivery, ordered by a person and paid by transfer. */
export function aDraft(changes: Partial<InvoiceDraft> = {}): InvoiceDraft {
  return {
    language: 'de',
    orderNumber: 'WMK-100234',
    orderedOn: '2028-02-27',
    paidOn: '2028-02-29',
    moneyWay: 'bank_transfer',
    seller: {
      firm: 'WMK Muster GmbH',
      shopName: 'WMK',
      street: 'Frankfurter Allee 999',
      postalCode: '10247',
      city: 'Berlin',
      country: 'DE',
      registerCourt: 'Amtsgericht Musterstadt',
      registerNumber: 'HRB 000000',
      managingDirector: 'Geschäftsleitung',
      vatId: 'DE000000000',
      email: 'shop@wmk.example',
      phone: '030 23125 000',
      bankAccount: { holder: 'WMK Muster GmbH', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' },
    },
    recipient: {
      name: 'Ada Muster',
      company: null,
      street: 'Boxhagener Straße 1',
      addition: null,
      postalCode: '10245',
      city: 'Berlin',
      country: 'DE',
      vatId: null,
      email: 'ada@example.org',
    },
    lines: [
      {
        title: 'Niedriges Sideboard aus Teak, Dänemark 1960er',
        details: ['Artikelnummer V-03643'],
        quantity: 1,
        grossCents: 125_000,
        netCents: 125_000,
        vatPercent: null,
      },
      {
        title: 'Hocker Banda aus altem Bootsholz',
        details: ['Artikelnummer B-00866'],
        quantity: 2,
        grossCents: 23_800,
        netCents: 20_000,
        vatPercent: 19,
      },
      { title: 'Lieferung', details: [], quantity: 1, grossCents: 2_000, netCents: 2_000, vatPercent: null },
      { title: 'Lieferung', details: [], quantity: 1, grossCents: 500, netCents: 420, vatPercent: 19 },
    ],
    taxes: [
      { vatPercent: null, netCents: 127_000, taxCents: 0 },
      { vatPercent: 19, netCents: 20_420, taxCents: 3_880 },
    ],
    ...changes,
  };
}

/** The same as a document. */
export function anInvoice(changes: Partial<InvoiceContent> = {}): InvoiceContent {
  return {
    ...aDraft(),
    kind: 'invoice',
    number: '2028-00001',
    issuedOn: '2028-02-29',
    refersTo: null,
    grossCents: 151_300,
    ...changes,
  };
}

/** A distance sale, at a rate with a decimal. */
export const toFinland: Partial<InvoiceContent> = {
  lines: [
    {
      title: 'Bank',
      details: [],
      quantity: 1,
      grossCents: 12_550,
      netCents: 10_000,
      vatPercent: 25.5,
      country: 'FI',
    },
  ],
  taxes: [{ vatPercent: 25.5, country: 'FI', netCents: 10_000, taxCents: 2550 }],
  grossCents: 12_550,
  supply: { country: 'FI', from: '2028-02-29', until: '2028-04-25' },
};

const taxedHere = {
  title: 'Miete',
  details: [],
  quantity: 1,
  grossCents: 11_900,
  netCents: 10_000,
  vatPercent: 19,
};

/** A distance sale at Cyprus' rate, which is Germany's as well, beside a rental that is taxed in Germany. */
export const toCyprus: Partial<InvoiceContent> = {
  lines: [taxedHere, { ...taxedHere, title: 'Bank', country: 'CY' }],
  taxes: [
    { vatPercent: 19, netCents: 10_000, taxCents: 1900 },
    { vatPercent: 19, country: 'CY', netCents: 10_000, taxCents: 1900 },
  ],
  grossCents: 23_800,
  supply: { country: 'CY', from: '2028-02-29', until: '2028-04-25' },
};
