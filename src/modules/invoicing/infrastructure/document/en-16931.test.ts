import { describe, expect, test } from 'vitest';
import { anInvoice, toCyprus, toFinland } from '../../testing/an-invoice.ts';
import type { InvoiceContent, InvoiceLine, TaxGroup } from '../../domain/invoice.ts';
import { eInvoiceXml } from './zugferd.ts';

/** An element of the e-invoice; `name` with its prefix. */
interface Element {
  readonly name: string;
  readonly attributes: string;
  readonly children: Element[];
  text: string;
}

/** Just enough of XML for what the library writes: elements, attributes, text. */
function read(xml: string): Element {
  const root: Element = { name: '', attributes: '', children: [], text: '' };
  const open = [root];
  for (const [, closing, name, attributes, empty, text] of xml.matchAll(
    /<(\/?)([\w:]+)((?:\s[^>]*?)?)(\/?)>([^<]*)/g,
  )) {
    if (closing === '/') open.pop();
    else {
      const made = {
        name: name ?? '',
        attributes: attributes ?? '',
        children: [],
        text: (text ?? '').trim(),
      };
      open.at(-1)?.children.push(made);
      if (empty !== '/') open.push(made);
    }
  }
  if (open.length !== 1) throw new Error('an element is not closed');
  return root;
}

/** All elements at the end of such a path, starting anywhere. */
function all(from: Element, path: string): Element[] {
  const [name, ...rest] = path.split('/');
  const found = everything(from).filter((one) => one.name === name);
  return rest.length === 0 ? found : found.flatMap((one) => walk(one, rest));
}
const walk = (from: Element, [name, ...rest]: string[]): Element[] => {
  const found = from.children.filter((child) => child.name === name);
  return rest.length === 0 ? found : found.flatMap((one) => walk(one, rest));
};
const everything = (from: Element): Element[] =>
  from.children.flatMap((child) => [child, ...everything(child)]);
const texts = (from: Element, path: string): string[] => all(from, path).map(({ text }) => text);
const cents = (amount: string | undefined): number => Math.round(Number(amount ?? '0') * 100);
const sum = (amounts: readonly string[]): number => amounts.reduce((total, one) => total + cents(one), 0);

const line = (changes: Partial<InvoiceLine>): InvoiceLine => ({
  title: 'Stück',
  details: ['Artikelnummer B-1'],
  quantity: 1,
  vatPercent: 19,
  grossCents: 11_900,
  netCents: 10_000,
  ...changes,
});
const taxed = (lines: readonly InvoiceLine[], taxes: readonly TaxGroup[]): Partial<InvoiceContent> => ({
  lines,
  taxes,
  grossCents: lines.reduce((total, { grossCents }) => total + grossCents, 0),
});
const margin = taxed(
  [line({ grossCents: 90_000, netCents: 90_000, vatPercent: null })],
  [{ vatPercent: null, netCents: 90_000, taxCents: 0 }],
);
/** A vintage piece beside its assembly, of which a voucher has taken off 1,00 € with tax. */
const assembled = taxed(
  [
    line({ grossCents: 90_000, netCents: 90_000, vatPercent: null }),
    line({
      title: 'Aufbauservice: Stück',
      grossCents: 3400,
      netCents: 2857,
      reduction: { name: 'Aktionsgutschein', netCents: 84 },
    }),
  ],
  [
    { vatPercent: null, netCents: 90_000, taxCents: 0 },
    { vatPercent: 19, netCents: 2857, taxCents: 543 },
  ],
);
const standard = taxed([line({})], [{ vatPercent: 19, netCents: 10_000, taxCents: 1900 }]);
const bought = taxed(
  [line({ title: 'Geschenkgutschein', grossCents: 5000, netCents: 5000, vatPercent: 0 })],
  [{ vatPercent: 0, netCents: 5000, taxCents: 0 }],
);
const rental = taxed(
  [
    line({ title: 'Miete, 1 Monat', quantity: 3, grossCents: 11_900, netCents: 10_000 }),
    line({ title: 'Lieferung', details: [], grossCents: 2500, netCents: 2101 }),
  ],
  [{ vatPercent: 19, netCents: 12_101, taxCents: 2299 }],
);
const exported = taxed(
  [
    line({ grossCents: 90_000, netCents: 90_000, vatPercent: 0, exemption: 'export' }),
    line({ title: 'Lieferung', grossCents: 14_202, netCents: 14_202, vatPercent: 0, exemption: 'export' }),
  ],
  [{ vatPercent: 0, exemption: 'export', netCents: 104_202, taxCents: 0 }],
);
/** To a business in another member state: a vintage piece, one of boat-wood, a rental and a piece that is taxed. */
const toBusiness: Partial<InvoiceContent> = {
  ...taxed(
    [
      line({ grossCents: 90_000, netCents: 90_000, vatPercent: null }),
      line({}),
      line({ grossCents: 40_000, netCents: 40_000, vatPercent: 0, exemption: 'intra-community' }),
      line({ grossCents: 12_000, netCents: 12_000, vatPercent: 0, exemption: 'reverse-charge' }),
    ],
    [
      { vatPercent: null, netCents: 90_000, taxCents: 0 },
      { vatPercent: 0, exemption: 'intra-community', netCents: 40_000, taxCents: 0 },
      { vatPercent: 0, exemption: 'reverse-charge', netCents: 12_000, taxCents: 0 },
      { vatPercent: 19, netCents: 10_000, taxCents: 1900 },
    ],
  ),
  recipient: { ...anInvoice().recipient, company: 'Tischlerei GmbH', country: 'AT', vatId: 'ATU12345678' },
  supply: { country: 'AT', from: '2028-02-29', until: '2028-04-25' },
};
const credit: Partial<InvoiceContent> = {
  kind: 'credit-note',
  number: '2028-00002',
  paidOn: null,
  refersTo: { number: '2028-00001', issuedOn: '2028-02-29' },
};
const business = { ...anInvoice().recipient, company: 'Möbel & Söhne <GmbH>', vatId: 'DE123456789' };

/** By the categories that bear no VAT. */
const reasonCodes: Readonly<Record<string, string>> = {
  E: 'VATEX-EU-F',
  G: 'VATEX-EU-G',
  K: 'VATEX-EU-IC',
  AE: 'VATEX-EU-AE',
};

/** Every kind of document that the shop issues. */
const documents: [string, Partial<InvoiceContent>][] = [
  ['an invoice of both schemes, with delivery', {}],
  ['an invoice under the margin scheme', margin],
  ['an invoice under the margin scheme with assembly, which is not', assembled],
  ['a credit note of both', { ...credit, ...assembled }],
  ['an invoice with VAT, paid by card', { ...standard, moneyWay: 'stripe' }],
  ['an invoice of rentals, in English, paid by PayPal', { ...rental, language: 'en', moneyWay: 'paypal' }],
  ['an invoice to a business', { ...standard, recipient: business }],
  ['an export', exported],
  ['an export, in English', { ...exported, language: 'en' }],
  ['supplies to a business in another member state', toBusiness],
  ['the same, in English', { ...toBusiness, language: 'en' }],
  ['a distance sale', toFinland],
  ['a distance sale, in English', { ...toFinland, language: 'en' }],
  ['a distance sale at the rate of Germany, beside a rental', toCyprus],
  ['a credit note of a distance sale', { ...credit, ...toFinland }],
  ['a credit note of exports', { ...credit, ...exported }],
  ['a credit note to a business in another member state', { ...credit, ...toBusiness }],
  ['an invoice abroad', { recipient: { ...anInvoice().recipient, country: 'FR', addition: 'Bât. C' } }],
  [
    'an invoice of which a gift voucher has paid a part',
    { ...standard, moneyWay: 'stripe', giftCents: 5000 },
  ],
  ['an invoice that a gift voucher has paid', { ...standard, moneyWay: 'gift_voucher', giftCents: 11_900 }],
  ['an invoice of a gift voucher that is bought', { ...bought, moneyWay: 'stripe' }],
  ['a credit note of a gift voucher that was bought', { ...credit, ...bought }],
  ['a credit note of which a gift voucher gets a part', { ...credit, ...standard, giftCents: 5000 }],
  ['a credit note to a gift voucher alone', { ...credit, ...standard, giftCents: 11_900 }],
  ['a credit note of the whole', credit],
  ['a cancellation', { ...credit, isCancellation: true }],
  ['a cancellation for another recipient', { ...credit, isCancellation: true, isIssuedAgain: true }],
  [
    'the invoice to another recipient, a business abroad: what was taxed stays taxed',
    {
      ...standard,
      number: '2028-00003',
      recipient: { ...business, country: 'AT', vatId: 'ATU12345678' },
      buyerReference: 'Kostenstelle 7',
      replaces: { number: '2028-00001', issuedOn: '2028-02-29', cancelledBy: '2028-00002' },
    },
  ],
  [
    'the invoice in its place, of a business whose VAT ID is confirmed by now',
    {
      ...toBusiness,
      number: '2028-00003',
      isVatCorrected: true,
      replaces: { number: '2028-00001', issuedOn: '2028-02-29', cancelledBy: '2028-00002' },
    },
  ],
  ['a credit note under the margin scheme', { ...credit, ...margin }],
  ['a credit note of a part, paid back by card', { ...credit, ...standard, moneyWay: 'stripe' }],
  ['a credit note of rentals, in English', { ...credit, ...rental, language: 'en', moneyWay: 'paypal' }],
  ['a credit note to a business', { ...credit, ...standard, recipient: business }],
];

describe.each(documents)('EN 16931 holds for %s:', async (_name, changes) => {
  const content = anInvoice(changes);
  const root = read(await eInvoiceXml(content));
  const only = (path: string): string => {
    const found = texts(root, path);
    expect(found, path).toHaveLength(1);
    return found[0] ?? '';
  };

  test('what every invoice must have is there (BR-1 to BR-16)', () => {
    const document = 'rsm:ExchangedDocument';
    const agreement = 'ram:ApplicableHeaderTradeAgreement';
    expect(only('ram:GuidelineSpecifiedDocumentContextParameter/ram:ID')).toBe('urn:cen.eu:en16931:2017');
    expect(only(`${document}/ram:ID`)).toBe(content.number);
    expect(only(`${document}/ram:TypeCode`)).toBe(content.kind === 'invoice' ? '380' : '381');
    expect(only(`${document}/ram:IssueDateTime/udt:DateTimeString`)).toBe('20280229');
    expect(only('ram:InvoiceCurrencyCode')).toBe('EUR');
    // BT-10
    expect(only(`${agreement}/ram:BuyerReference`)).toBe(content.buyerReference ?? content.orderNumber);
    expect(only(`${agreement}/ram:SellerTradeParty/ram:Name`)).toBe('WMK Muster GmbH');
    expect(only('ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID')).toBe('DE');
    expect(only('ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID')).toMatch(/^DE/);
    expect(all(root, 'ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID')[0]?.attributes).toContain(
      'schemeID="VA"',
    );
    expect(only(`${agreement}/ram:BuyerTradeParty/ram:Name`)).not.toBe('');
    expect(only('ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CountryID')).toMatch(/^[A-Z]{2}$/);
    expect(texts(root, 'ram:IncludedSupplyChainTradeLineItem')).toHaveLength(content.lines.length);
    const lineFacts = [
      'ram:AssociatedDocumentLineDocument/ram:LineID',
      'ram:SpecifiedTradeProduct/ram:Name',
      'ram:NetPriceProductTradePrice/ram:ChargeAmount',
      'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode',
    ];
    for (const fact of lineFacts) {
      expect(texts(root, fact).filter(Boolean), fact).toHaveLength(content.lines.length);
    }
  });

  test('a credit note names its invoice and the day of it, an invoice only one that it replaces (BG-3, BR-55)', () => {
    const reference = 'ram:ApplicableHeaderTradeSettlement/ram:InvoiceReferencedDocument';
    const isCredit = content.kind === 'credit-note' || content.replaces !== undefined;
    expect(texts(root, `${reference}/ram:IssuerAssignedID`)).toEqual(isCredit ? ['2028-00001'] : []);
    const day = `${reference}/ram:FormattedIssueDateTime/qdt:DateTimeString`;
    expect(texts(root, day)).toEqual(isCredit ? ['20280229'] : []);
  });

  test('each day is written YYYYMMDD, and says so (CII-DT-097)', () => {
    const days = everything(root).filter(({ name }) => /:(DateTimeString|DateString)$/.test(name));
    expect(days.length).toBeGreaterThan(0);
    for (const { name, attributes, text } of days) {
      expect(attributes, name).toBe(' format="102"');
      expect(text).toMatch(/^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/);
    }
    const formatted = all(root, 'ram:FormattedIssueDateTime').flatMap(({ children }) => children);
    expect(formatted.every(({ name }) => name === 'qdt:DateTimeString')).toBe(true);
  });

  test('a note has one text (CII-SR-030)', () => {
    const notes = all(root, 'rsm:ExchangedDocument/ram:IncludedNote');
    expect(notes.length).toBeGreaterThan(0);
    for (const { children } of notes) expect(children.map(({ name }) => name)).toEqual(['ram:Content']);
  });

  test('the parts stand in the order of the schema, none is missing, and none is empty', () => {
    const [transaction] = all(root, 'rsm:SupplyChainTradeTransaction');
    expect(transaction?.children.map(({ name }) => name)).toEqual([
      ...content.lines.map(() => 'ram:IncludedSupplyChainTradeLineItem'),
      'ram:ApplicableHeaderTradeAgreement',
      'ram:ApplicableHeaderTradeDelivery',
      'ram:ApplicableHeaderTradeSettlement',
    ]);
    const empty = everything(root).filter(({ children, text }) => children.length === 0 && text === '');
    // Nothing is known of the delivery yet: the invoice is for a payment in advance.
    const isKnown = content.supply !== undefined;
    expect(empty.map(({ name }) => name)).toEqual(isKnown ? [] : ['ram:ApplicableHeaderTradeDelivery']);
  });

  test('sums agree to the cent (BR-CO-10, -13 to -16, BR-DEC)', () => {
    const total = (name: string) =>
      texts(root, `ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:${name}`)[0];
    const lines = texts(root, 'ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount');
    const groups = 'ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax';
    expect(cents(total('LineTotalAmount'))).toBe(sum(lines));
    expect(total('TaxBasisTotalAmount')).toBe(total('LineTotalAmount'));
    expect(cents(total('TaxTotalAmount'))).toBe(sum(texts(root, `${groups}/ram:CalculatedAmount`)));
    expect(cents(total('TaxBasisTotalAmount'))).toBe(sum(texts(root, `${groups}/ram:BasisAmount`)));
    expect(cents(total('GrandTotalAmount'))).toBe(
      cents(total('TaxBasisTotalAmount')) + cents(total('TaxTotalAmount')),
    );
    expect(cents(total('GrandTotalAmount'))).toBe(content.grossCents);
    expect(cents(total('DuePayableAmount'))).toBe(
      cents(total('GrandTotalAmount')) - cents(total('TotalPrepaidAmount')),
    );
    // BR-CO-25: an amount still to be paid needs payment terms.
    const terms = texts(root, 'ram:SpecifiedTradePaymentTerms/ram:Description').length;
    expect(terms).toBe(cents(total('DuePayableAmount')) > 0 ? 1 : 0);
    for (const { name, text } of everything(root)) {
      if (name.endsWith('Amount') && name !== 'ram:ChargeAmount') expect(text, name).toMatch(/^\d+\.\d\d$/);
    }
    for (const item of all(root, 'ram:IncludedSupplyChainTradeLineItem')) {
      const [price] = texts(item, 'ram:ChargeAmount');
      const [quantity] = texts(item, 'ram:BilledQuantity');
      const [base = '1'] = texts(item, 'ram:BasisQuantity');
      expect(Math.round((Number(price) * Number(quantity) * 100) / Number(base))).toBe(
        cents(texts(item, 'ram:LineTotalAmount')[0]) + sum(texts(item, 'ram:ActualAmount')),
      );
    }
  });

  test('of an intra-Community supply it says when and whereto, and who buys (BR-IC-2, -11, -12)', () => {
    const period = 'ram:ApplicableHeaderTradeSettlement/ram:BillingSpecifiedPeriod';
    const { supply } = content;
    const [from, until] = ['Start', 'End'].map((end) =>
      texts(root, `${period}/ram:${end}DateTime/udt:DateTimeString`),
    );
    expect(from).toEqual(supply === undefined ? [] : ['20280229']);
    expect(until).toEqual(supply === undefined ? [] : ['20280425']);
    const to = texts(root, 'ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID');
    expect(to).toEqual(supply === undefined ? [] : [supply.country]);
    const buyer = texts(root, 'ram:BuyerTradeParty/ram:SpecifiedTaxRegistration/ram:ID');
    expect(buyer).toEqual(content.recipient.vatId === null ? [] : [content.recipient.vatId]);
  });

  test('each rate once, with what its lines come to; exempt with its reason (BR-E, -G, -IC, -AE, -S, BR-CO-17)', () => {
    const groups = all(root, 'ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax');
    const items = all(root, 'ram:IncludedSupplyChainTradeLineItem');
    const percentOf = (from: Element) => texts(from, 'ram:RateApplicablePercent')[0];
    const rateOf = (from: Element) => `${texts(from, 'ram:CategoryCode')[0]} ${percentOf(from)}`;
    expect(new Set(groups.map(rateOf)).size).toBe(groups.length);
    expect(new Set(items.map(rateOf))).toEqual(new Set(groups.map(rateOf)));
    for (const group of groups) {
      const [basis, tax] = [texts(group, 'ram:BasisAmount'), texts(group, 'ram:CalculatedAmount')];
      const rate = rateOf(group);
      const own = items.filter((item) => rateOf(item) === rate);
      expect(sum(basis)).toBe(sum(own.flatMap((item) => texts(item, 'ram:LineTotalAmount'))));
      const [category = ''] = texts(group, 'ram:CategoryCode');
      const isExempt = percentOf(group) === '0';
      expect(isExempt ? Object.keys(reasonCodes) : ['S']).toContain(category);
      // A multi-purpose voucher has a reason in words only (BT-120).
      const isVoucher = texts(group, 'ram:ExemptionReason')[0]?.includes('§ 3 Abs. 15 UStG') === true;
      const code = isExempt && !isVoucher ? [reasonCodes[category]] : [];
      expect(texts(group, 'ram:ExemptionReasonCode')).toEqual(code);
      expect(texts(group, 'ram:ExemptionReason')).toHaveLength(isExempt ? 1 : 0);
      // Lines are rounded one by one.
      const exact = (sum(basis) * Number(percentOf(group))) / 100;
      expect(Math.abs(sum(tax) - exact)).toBeLessThanOrEqual(own.length);
    }
  });

  test('codes are those of the lists', () => {
    const quantities = everything(root).filter(({ name }) => name.endsWith('Quantity'));
    for (const { attributes } of quantities) expect(attributes).toBe(' unitCode="H87"');
    expect(['58', '48', '68', 'ZZZ']).toContain(
      only('ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode'),
    );
    // BR-61: a transfer needs an account.
    expect(texts(root, 'ram:IBANID')).toHaveLength(content.moneyWay === 'bank_transfer' ? 1 : 0);
    for (const { attributes } of all(root, 'ram:URIUniversalCommunication/ram:URIID')) {
      expect(attributes).toBe(' schemeID="EM"');
    }
  });
});
