import { invoiceSchema } from '@e-invoice-eu/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { glyphsOf } from '../../../../platform/documents/testing/read-pdf.ts';
import { anInvoice, toFinland } from '../../testing/an-invoice.ts';
import { grossOf, type TaxGroup } from '../../domain/invoice.ts';
import { eInvoiceOf } from './e-invoice.ts';
import { countryCodes } from '../../../../shared/places/country-codes.ts';
import { makeDocument } from './make-document.ts';
import { eInvoiceXml } from './zugferd.ts';

const creditNote = anInvoice({
  kind: 'credit-note',
  number: '2028-00002',
  paidOn: null,
  refersTo: { number: '2028-00001', issuedOn: '2028-02-29' },
  lines: [
    { title: 'Erstattung', details: [], quantity: 1, grossCents: 11_900, netCents: 10_000, vatPercent: 19 },
  ],
  taxes: [{ vatPercent: 19, netCents: 10_000, taxCents: 1_900 }],
  grossCents: 11_900,
});

describe('the e-invoice in the syntax of ZUGFeRD', () => {
  test('§ 25a UStG: category E with its reason and without VAT, beside the standard rate', async () => {
    const xml = await eInvoiceXml(anInvoice());
    expect(xml).toMatch(/<ram:ExemptionReason>Gebrauchtgegenstände\/Sonderregelung<\/ram:ExemptionReason>/);
    expect(xml).toContain('<ram:ExemptionReasonCode>VATEX-EU-F</ram:ExemptionReasonCode>');
    expect([...xml.matchAll(/<ram:CalculatedAmount>([\d.]+)</g)].map(([, amount]) => amount)).toEqual([
      '0.00',
      '38.80',
    ]);
    expect([...xml.matchAll(/<ram:BasisAmount>([\d.]+)</g)].map(([, amount]) => amount)).toEqual([
      '1270.00',
      '204.20',
    ]);
    expect(xml).toContain('<ram:TypeCode>380</ram:TypeCode>');
    // Paid in advance: nothing remains to be paid.
    expect(xml).toContain('<ram:TotalPrepaidAmount>1513.00</ram:TotalPrepaidAmount>');
    expect(xml).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>');
  });

  test.each([
    'Bretter & Bohlen',
    'Müller &Co; Sohn',
    '&lt;b&gt; &amp; &quot;',
    '&#0;',
    '&#x110000;',
    'a]]>b <c>',
  ])('names are written as they were typed: %s', async (company) => {
    const { recipient } = anInvoice();
    const xml = await eInvoiceXml(anInvoice({ recipient: { ...recipient, company } }));
    const written = company.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(xml).toContain(`<ram:Name>${written}</ram:Name>`);
  });

  test('a control character that an old order has is a space there: XML takes none', async () => {
    const { recipient } = anInvoice();
    const xml = await eInvoiceXml(anInvoice({ recipient: { ...recipient, company: 'Müller\u0001GmbH' } }));
    expect(xml).toContain('<ram:Name>Müller GmbH</ram:Name>');
  });

  test.each([
    ['Ada Muster', true],
    ['', false],
  ])('the contact of a company is „%s“: %s', async (name, isThere) => {
    const { recipient } = anInvoice();
    const xml = await eInvoiceXml(anInvoice({ recipient: { ...recipient, company: 'Konto GmbH', name } }));
    const buyer = xml.slice(xml.indexOf('<ram:BuyerTradeParty>'), xml.indexOf('</ram:BuyerTradeParty>'));
    expect(buyer).toContain('<ram:Name>Konto GmbH</ram:Name>');
    expect(buyer.includes('<ram:DefinedTradeContact>')).toBe(isThere);
  });

  test('a gift voucher is a means of payment: price and tax stay, and it is said what it has paid (BT-113)', async () => {
    const paid = await eInvoiceXml(anInvoice({ giftCents: 50_00 }));
    const plain = await eInvoiceXml(anInvoice());
    expect(paid).toContain('Mit Geschenkgutschein bezahlt: 50,00');
    const amounts = (xml: string) =>
      [...xml.matchAll(/<ram:\w*Amount[^>]*>[\d.]+</g)].map(([amount]) => amount);
    expect(amounts(paid)).toEqual(amounts(plain));
  });

  test('of a refund, what a gift voucher got back is not to be paid any more', async () => {
    const xml = await eInvoiceXml({ ...creditNote, giftCents: 50_00 });
    expect(xml).toContain('Dem Geschenkgutschein wieder gutgeschrieben: 50,00');
    expect(xml).toContain('<ram:TotalPrepaidAmount>50.00</ram:TotalPrepaidAmount>');
    expect(xml).toContain('<ram:DuePayableAmount>69.00</ram:DuePayableAmount>');
  });

  test('a credit note names the invoice that it corrects (§ 31 (5) UStDV)', async () => {
    const xml = await eInvoiceXml(creditNote);
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toMatch(/<ram:InvoiceReferencedDocument>\s*<ram:IssuerAssignedID>2028-00001</);
    expect(xml).toContain('<qdt:DateTimeString format="102">20280229</qdt:DateTimeString>');
    expect(xml).toContain('<ram:DuePayableAmount>119.00</ram:DuePayableAmount>');
  });

  test('a cancellation says that nothing came and nothing goes back', async () => {
    const xml = await eInvoiceXml({ ...creditNote, isCancellation: true });
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>');
    expect(xml).toContain('Hiermit stornieren wir unsere Rechnung 2028-00001 vom 29.02.2028 in voller Höhe.');
    expect(xml).not.toContain('Der Betrag geht auf dem Weg zurück');
  });

  test('what a voucher has taken off a line is its allowance, and the price stands without it', async () => {
    const { lines } = anInvoice();
    const xml = await eInvoiceXml(
      anInvoice({
        lines: lines.map((line, index) =>
          index === 1 ? { ...line, reduction: { name: 'Aktionsgutschein', netCents: 1_000 } } : line,
        ),
      }),
    );
    expect(xml).toMatch(
      /<ram:SpecifiedTradeAllowanceCharge>\s*<ram:ChargeIndicator>\s*<udt:Indicator>false<\/udt:Indicator>\s*<\/ram:ChargeIndicator>\s*<ram:ActualAmount>10.00<\/ram:ActualAmount>\s*<ram:Reason>Aktionsgutschein</,
    );
    // (200.00 + 10.00) / 2, and the line is what is left.
    expect(xml).toContain('<ram:ChargeAmount>105.00</ram:ChargeAmount>');
    expect(xml).toContain('<ram:LineTotalAmount>200.00</ram:LineTotalAmount>');
  });

  test('a business is named with its VAT ID', async () => {
    const { recipient } = anInvoice();
    const xml = await eInvoiceXml(
      anInvoice({ recipient: { ...recipient, company: 'Möbel & Söhne <GmbH>', vatId: 'DE123456789' } }),
    );
    expect(xml).toContain('Möbel &amp; Söhne &lt;GmbH&gt;');
    expect(xml).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
  });

  test.each([
    ['de', 'Testzahlung: Dieses Dokument ist nur zur Probe.'],
    ['en', 'Test payment: this document is a trial only.'],
  ] as const)('of a trial says so first, in %s', async (language, words) => {
    const note = /<ram:IncludedNote>\s*<ram:Content>([^<]*)</;
    const xml = await eInvoiceXml(anInvoice({ isTrial: true, language }));
    expect(note.exec(xml)?.[1]).toContain(words);
    expect(await eInvoiceXml(anInvoice({ language }))).not.toContain(words);
  });

  test.each(['bank_transfer', 'stripe', 'paypal'] as const)('paid by %s it is valid', async (moneyWay) => {
    await expect(eInvoiceXml(anInvoice({ moneyWay, language: 'en' }))).resolves.toContain('<rsm:Cross');
  });
});

test('EN 16931: totals are sums of lines and groups, whatever was ordered (BR-CO-10, -13, -14, -15, -16)', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    netCents: fc.integer({ min: 1, max: 10_000_00 }),
    vatPercent: fc.constantFrom(null, 7, 19),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 9 }), (wished) => {
      const lines = wished.map((one) => {
        const taxCents = Math.round((one.netCents * (one.vatPercent ?? 0)) / 100);
        return { ...one, title: 'Stück', details: [], grossCents: one.netCents + taxCents };
      });
      const taxes = [null, 7, 19].flatMap((vatPercent): TaxGroup[] => {
        const same = lines.filter((one) => one.vatPercent === vatPercent);
        const netCents = same.reduce((sum, one) => sum + one.netCents, 0);
        const gross = same.reduce((sum, one) => sum + one.grossCents, 0);
        return same.length === 0 ? [] : [{ vatPercent, netCents, taxCents: gross - netCents }];
      });
      const body = eInvoiceOf(anInvoice({ lines, taxes, grossCents: grossOf(taxes) }))['ubl:Invoice'];
      const cents = (amount: string | undefined): number => Math.round(Number(amount) * 100);
      const sum = (amounts: readonly (string | undefined)[]): number =>
        amounts.reduce((total, amount) => total + cents(amount), 0);
      const totals = body['cac:LegalMonetaryTotal'];
      const groups = body['cac:TaxTotal'][0]['cac:TaxSubtotal'] ?? [];
      expect(sum(body['cac:InvoiceLine'].map((one) => one['cbc:LineExtensionAmount']))).toBe(
        cents(totals['cbc:LineExtensionAmount']),
      );
      expect(totals['cbc:TaxExclusiveAmount']).toBe(totals['cbc:LineExtensionAmount']);
      expect(sum(groups.map((group) => group['cbc:TaxableAmount']))).toBe(
        cents(totals['cbc:TaxExclusiveAmount']),
      );
      expect(sum(groups.map((group) => group['cbc:TaxAmount']))).toBe(
        cents(body['cac:TaxTotal'][0]['cbc:TaxAmount']),
      );
      expect(cents(totals['cbc:TaxInclusiveAmount'])).toBe(
        cents(totals['cbc:TaxExclusiveAmount']) + cents(body['cac:TaxTotal'][0]['cbc:TaxAmount']),
      );
      expect(cents(totals['cbc:PayableAmount'])).toBe(
        cents(totals['cbc:TaxInclusiveAmount']) - cents(totals['cbc:PrepaidAmount']),
      );
    }),
  );
});

test('the PDF is an archive copy (PDF/A-3) with the e-invoice inside, whatever names are like', async () => {
  const { recipient, lines } = anInvoice();
  const [first] = lines;
  if (first === undefined) throw new Error('the invoice has a line');
  const pdf = await makeDocument(
    anInvoice({
      recipient: {
        ...recipient,
        name: 'Żółć '.repeat(40),
        company: '<img src=x> 漢字 \u202e ⌀ ⅔ → 李小明 עברית',
        country: 'FR',
      },
      lines: Array.from({ length: 60 }, () => first),
    }),
  );
  const text = Buffer.from(pdf).toString('latin1');
  expect(text.slice(0, 8)).toBe('%PDF-1.7');
  expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(text).toContain('factur-x.xml</fx:DocumentFileName>');
  expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  // PDF/A shows no sign that is missing in its font (ISO 19005-3, 6.2.11.8).
  expect(glyphsOf(pdf).length).toBeGreaterThan(1000);
  expect(glyphsOf(pdf)).not.toContain(0);
});

test('an invoice can be made to every country, and to no other', () => {
  const { codeLists } = invoiceSchema.$defs as unknown as {
    codeLists: { ISO3166: { enum: readonly string[] } };
  };
  // For VAT IDs: Kosovo and Northern Ireland.
  const ofInvoices = codeLists.ISO3166.enum.filter((code) => !['1A', 'XI'].includes(code));
  expect([...countryCodes].sort()).toEqual([...ofInvoices].sort());
});

test('a distance sale has category S with the rate of its destination, and says whose that is', async () => {
  const xml = await eInvoiceXml(anInvoice(toFinland));
  expect([...xml.matchAll(/<ram:CategoryCode>(\w+)</g)].map(([, code]) => code)).toEqual(['S', 'S']);
  expect([...xml.matchAll(/<ram:RateApplicablePercent>([\d.]+)</g)].map(([, rate]) => rate)).toEqual([
    '25.5',
    '25.5',
  ]);
  expect(xml).toMatch(/<ram:ShipToTradeParty>.*<ram:CountryID>FI</s);
  expect(xml).toContain('Bestimmungslandes enthalten: Finnland');
});
