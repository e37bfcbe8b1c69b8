import { describe, expect, test } from 'vitest';
import { textsOf } from '../../../../platform/documents/testing/read-pdf.ts';
import { anInvoice } from '../../testing/an-invoice.ts';
import type { InvoiceContent } from '../../domain/invoice.ts';
import { headingsOf } from './texts/invoice-in-words.ts';
import { invoiceFacts, invoicePdf } from './invoice-pdf.ts';

/** The edge of what may be printed, and where the block beside the address begins; a blank may hang over. */
const right = 595.28 - 57 + 3;
const facts = 595.28 - 57 - 236;

const { recipient, seller, lines } = anInvoice();
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH';
const widest = (letter: string): InvoiceContent['recipient'] => ({
  ...recipient,
  company: letter.repeat(100),
  name: letter.repeat(100),
  street: letter.repeat(100),
  addition: letter.repeat(100),
  city: letter.repeat(100),
  vatId: 'DE123456789',
});

describe('a word that is longer than its line breaks, and nothing leaves the page', () => {
  test.each<[string, Partial<InvoiceContent>]>([
    ['a company', { recipient: { ...recipient, company: longWord } }],
    ['each line of the address, of the widest letters', { recipient: widest('W') }],
    ['letters of another font', { recipient: widest('漢') }],
    ['letters of fonts in turn', { recipient: widest('W⌀') }],
    [
      'a title and a fact of it',
      { lines: lines.map((line) => ({ ...line, title: 'W'.repeat(200), details: ['Ŵ'.repeat(200)] })) },
    ],
    ['the seller', { seller: { ...seller, firm: longWord, managingDirector: longWord } }],
    [
      'a credit note',
      {
        kind: 'credit-note',
        recipient: widest('M'),
        paidOn: null,
        refersTo: { number: '2028-00001', issuedOn: '2028-02-29' },
      },
    ],
  ])('%s', async (_, changes) => {
    const texts = textsOf(await invoicePdf(anInvoice(changes)));
    expect(texts.length).toBeGreaterThan(100);
    expect(Math.max(...texts.map((text) => text.right))).toBeLessThan(right);
    expect(Math.min(...texts.map((text) => text.bottom))).toBeGreaterThan(20);

    // The address ends before the block with number, days and order begins, and the block is where it always is.
    const block = texts.filter((text) => text.page === 0 && Math.abs(text.left - facts) < 0.01);
    const first = Math.max(...block.map((text) => text.bottom));
    const address = texts.filter((text) => text.page === 0 && text.left < facts && text.bottom <= first);
    const heading = Math.min(...block.map((text) => text.bottom));
    expect(block.length).toBeGreaterThanOrEqual(3);
    expect(first).toBeCloseTo(692.46, 0);
    expect(
      Math.max(...address.filter((text) => text.bottom >= heading).map((text) => text.right)),
    ).toBeLessThan(facts);
  });
});

test('an invoice to another recipient says so, with their reference; its cancellation that the payment stays', () => {
  const replaces = { number: '2028-00001', issuedOn: '2028-02-29', cancelledBy: '2028-00002' };
  const issued = anInvoice({ number: '2028-00003', replaces, buyerReference: 'Kostenstelle 7' });
  expect(invoiceFacts(issued)).toEqual(
    expect.arrayContaining([
      ['Ersetzt Rechnung', '2028-00001 vom 29.02.2028'],
      ['Ihr Zeichen', 'Kostenstelle 7'],
    ]),
  );
  expect(headingsOf(issued)).toMatchObject({
    title: 'Rechnung',
    correction: expect.stringContaining('mit der Stornorechnung 2028-00002') as string,
  });
  const cancelled = headingsOf(
    anInvoice({
      kind: 'credit-note',
      number: '2028-00002',
      paidOn: null,
      isCancellation: true,
      isIssuedAgain: true,
      refersTo: { number: '2028-00001', issuedOn: '2028-02-29' },
    }),
  );
  expect(cancelled.title).toBe('Stornorechnung');
  expect(cancelled.correction).toContain('Die Zahlung gilt weiter');
});

test.each(['de', 'en'] as const)(
  'an invoice whose tax is corrected, and its cancellation, say why, in %s',
  (language) => {
    const isVatCorrected = true;
    const vatId = language === 'de' ? 'USt-IdNr.' : 'VAT ID';
    const replaces = { number: '2028-00001', issuedOn: '2028-02-29', cancelledBy: '2028-00002' };
    const issued = headingsOf(anInvoice({ language, number: '2028-00003', replaces, isVatCorrected }));
    const cancelled = headingsOf(
      anInvoice({
        language,
        kind: 'credit-note',
        number: '2028-00002',
        paidOn: null,
        isCancellation: true,
        isIssuedAgain: true,
        isVatCorrected,
        refersTo: { number: '2028-00001', issuedOn: '2028-02-29' },
      }),
    );
    for (const { correction } of [issued, cancelled]) {
      expect(correction).toContain(vatId);
      expect(correction).toContain('2028-00001');
      expect(correction).not.toMatch(/Empfänger|recipient/);
    }
  },
);

const taxes = [{ vatPercent: 0, netCents: 120_00, taxCents: 0 }];
const refersTo = { number: '2028-00001', issuedOn: '2028-02-29' };

test.each([
  ['an invoice of goods', anInvoice(), true],
  ['an invoice of a gift voucher, which is no supply', anInvoice({ taxes }), false],
  ['a credit note', { ...anInvoice(), kind: 'credit-note' as const, refersTo }, false],
])('%s: whether it has a date of supply (§ 14 (4) no. 6 UStG)', (_, content, has) => {
  expect(invoiceFacts(content).some(([label]) => label === 'Leistungsdatum')).toBe(has);
});
