import type { Invoice } from '@e-invoice-eu/core';
import { mailFormatsIn } from '../../../../platform/mail/mail-formats.ts';
import type { Cents } from '../../../../shared/money/cents.ts';
import type { Exemption } from '../../../../shared/money/exemption.ts';
import {
  destinationOf,
  exemptionsOf,
  hasMargin,
  type InvoiceContent,
  type InvoiceLine,
  type InvoiceRate,
  type MoneyWay,
  type TaxGroup,
  type InvoiceLanguage,
} from '../../domain/invoice.ts';
import type { InvoiceTexts } from './texts/invoice-texts.ts';
import { headingsOf, invoiceTexts } from './texts/invoice-in-words.ts';

type Body = Invoice['ubl:Invoice'];
type Line = Body['cac:InvoiceLine'][0];
type TaxSubtotal = NonNullable<Body['cac:TaxTotal'][0]['cac:TaxSubtotal']>[number];

/** UNTDID 1001. */
const typeCodes = { invoice: '380', 'credit-note': '381' } as const;

/** UNTDID 4461: SEPA credit transfer, bank card, online payment service; a voucher has no code of its own. */
const paymentMeans = {
  bank_transfer: '58',
  stripe: '48',
  klarna: '68',
  paypal: '68',
  gift_voucher: 'ZZZ',
} as const satisfies Record<MoneyWay, string>;

/** UN/ECE recommendation 20. */
const pieces = 'H87';

/** EN 16931's list of reasons: second-hand goods under the margin scheme. */
const marginReasonCode = 'VATEX-EU-F';

const exemptionCodes = {
  export: { category: 'G', reason: 'VATEX-EU-G' },
  'intra-community': { category: 'K', reason: 'VATEX-EU-IC' },
  'reverse-charge': { category: 'AE', reason: 'VATEX-EU-AE' },
} as const satisfies Readonly<Record<Exemption, unknown>>;

/** A document in the terms of EN 16931, whose amounts are net. */
export function eInvoiceOf(content: InvoiceContent): Invoice {
  const t = invoiceTexts(content.language);
  const { seller, recipient, taxes } = content;
  const net = taxes.reduce((sum, { netCents }) => sum + netCents, 0);
  const { correction } = headingsOf(content);
  const preceding = precedingOf(content);
  // For what is cancelled nothing came, and nothing goes back; what the bank has given back is not due any more.
  const isPaid = content.kind === 'invoice' || content.isCancellation === true || content.isByBank === true;
  // BT-113: an invoice is paid; for a refund, what a gift voucher has got back already.
  const prepaidCents = isPaid ? content.grossCents : (content.giftCents ?? 0);
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
      'cbc:ID': content.number,
      'cbc:IssueDate': content.issuedOn,
      'cbc:InvoiceTypeCode': typeCodes[content.kind],
      'cbc:Note': notesOf(content),
      'cbc:DocumentCurrencyCode': 'EUR',
      'cbc:BuyerReference': content.buyerReference ?? content.orderNumber,
      'cac:OrderReference': { 'cbc:ID': content.orderNumber },
      ...(preceding !== null && {
        'cac:BillingReference': [
          {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': preceding.number,
              'cbc:IssueDate': preceding.issuedOn,
            },
          },
        ],
      }),
      ...supplyOf(content),
      'cac:AccountingSupplierParty': {
        'cac:Party': {
          'cbc:EndpointID': seller.email,
          'cbc:EndpointID@schemeID': 'EM',
          'cac:PartyName': { 'cbc:Name': seller.shopName },
          'cac:PostalAddress': {
            'cbc:StreetName': seller.street,
            'cbc:CityName': seller.city,
            'cbc:PostalZone': seller.postalCode,
            'cac:Country': { 'cbc:IdentificationCode': seller.country as 'DE' },
          },
          'cac:PartyTaxScheme': [{ 'cbc:CompanyID': seller.vatId, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }],
          'cac:PartyLegalEntity': {
            'cbc:RegistrationName': seller.firm,
            'cbc:CompanyID': seller.registerNumber,
          },
          'cac:Contact': {
            'cbc:Name': seller.shopName,
            'cbc:Telephone': seller.phone,
            'cbc:ElectronicMail': seller.email,
          },
        },
      },
      'cac:AccountingCustomerParty': {
        'cac:Party': {
          'cbc:EndpointID': recipient.email,
          'cbc:EndpointID@schemeID': 'EM',
          'cac:PostalAddress': {
            'cbc:StreetName': recipient.street,
            ...(recipient.addition !== null && { 'cbc:AdditionalStreetName': recipient.addition }),
            'cbc:CityName': recipient.city,
            'cbc:PostalZone': recipient.postalCode,
            'cac:Country': { 'cbc:IdentificationCode': recipient.country as 'DE' },
          },
          ...(recipient.vatId !== null && {
            'cac:PartyTaxScheme': { 'cbc:CompanyID': recipient.vatId, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
          }),
          'cac:PartyLegalEntity': { 'cbc:RegistrationName': recipient.company ?? recipient.name },
          ...(recipient.company !== null &&
            recipient.name !== '' && { 'cac:Contact': { 'cbc:Name': recipient.name } }),
        },
      },
      'cac:PaymentMeans': [
        {
          'cbc:PaymentMeansCode': paymentMeans[content.moneyWay],
          ...(content.moneyWay === 'bank_transfer' && {
            'cac:PayeeFinancialAccount': {
              'cbc:ID': seller.bankAccount.iban.replaceAll(' ', ''),
              'cbc:Name': seller.bankAccount.holder,
              'cac:FinancialInstitutionBranch': { 'cbc:ID': seller.bankAccount.bic },
            },
          }),
        },
      ],
      // An amount still to be paid needs payment terms, and a credit note has one.
      ...(correction !== null &&
        prepaidCents < content.grossCents && { 'cac:PaymentTerms': { 'cbc:Note': correction } }),
      'cac:TaxTotal': [
        {
          ...amount('cbc:TaxAmount', content.grossCents - net),
          'cac:TaxSubtotal': oneForEachRate(taxes).map(({ netCents, taxCents, ...rate }): TaxSubtotal => ({
            ...amount('cbc:TaxableAmount', netCents),
            ...amount('cbc:TaxAmount', taxCents),
            'cac:TaxCategory': { ...category(rate), ...reasonOf(rate, t) },
          })),
        },
      ],
      'cac:LegalMonetaryTotal': {
        ...amount('cbc:LineExtensionAmount', net),
        ...amount('cbc:TaxExclusiveAmount', net),
        ...amount('cbc:TaxInclusiveAmount', content.grossCents),
        ...(prepaidCents > 0 && amount('cbc:PrepaidAmount', prepaidCents)),
        ...amount('cbc:PayableAmount', content.grossCents - prepaidCents),
      },
      'cac:InvoiceLine': content.lines.map(line) as Body['cac:InvoiceLine'],
    },
  };
}

/**
 * BG-23 has one breakdown for each category and rate, and knows no states (BR-S-08): Cyprus' 19 % are one with
 * Germany's.
 */
function oneForEachRate(taxes: readonly TaxGroup[]): readonly TaxGroup[] {
  const isSame = (a: TaxGroup, b: TaxGroup) => a.vatPercent === b.vatPercent && a.exemption === b.exemption;
  return taxes
    .filter((group, index) => taxes.findIndex((one) => isSame(one, group)) === index)
    .map((group) => {
      const same = taxes.filter((one) => isSame(one, group));
      return {
        ...group,
        netCents: same.reduce((sum, { netCents }) => sum + netCents, 0),
        taxCents: same.reduce((sum, { taxCents }) => sum + taxCents, 0),
      };
    });
}

/** The note that says whose VAT a distance sale bears (§ 3c UStG). */
export function distanceSaleNotes(content: InvoiceContent): string[] {
  const country = destinationOf(content);
  const { language } = content;
  return country === undefined ? [] : [invoiceTexts(language).distanceSale(stateName(country, language))];
}

/** A member state by name. Northern Ireland is one for goods, and no region of its own for Intl. */
export function stateName(country: string, language: InvoiceLanguage): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  if (country !== 'XI') return names.of(country) ?? country;
  return language === 'de' ? 'Nordirland' : 'Northern Ireland';
}

/**
 * BG-14, BT-80: for an intra-Community supply the standard asks when it is made, and where it goes. A distance sale has
 * category S with the rate of the destination, and this says which that is.
 */
function supplyOf({ supply }: InvoiceContent) {
  if (supply === undefined) return {};
  return {
    'cac:InvoicePeriod': { 'cbc:StartDate': supply.from, 'cbc:EndDate': supply.until },
    'cac:Delivery': {
      'cac:DeliveryLocation': {
        'cac:Address': { 'cac:Country': { 'cbc:IdentificationCode': supply.country as 'AT' } },
      },
    },
  };
}

/** The invoice that a document corrects or replaces (BG-3); null: none. */
export function precedingOf({ refersTo, replaces }: Pick<InvoiceContent, 'refersTo' | 'replaces'>) {
  return refersTo ?? replaces ?? null;
}

export function notesOf(content: InvoiceContent): string[] {
  const t = invoiceTexts(content.language);
  const { correction } = headingsOf(content);
  const { seller } = content;
  return [
    ...(content.isTrial === true ? [t.trial] : []),
    ...giftNotes(content),
    ...paymentNotes(content),
    ...(content.kind === 'invoice' ? [t.inAdvance] : []),
    ...((content.isCancellation === true || content.isByBank === true) && correction !== null
      ? [correction]
      : []),
    ...(hasMargin(content) ? [t.margin] : []),
    ...exemptionsOf(content).map((exemption) => t.exempt[exemption].note),
    ...distanceSaleNotes(content),
    `${seller.firm}, ${seller.registerCourt}, ${seller.registerNumber}, ${t.management}: ${seller.managingDirector}`,
  ];
}

/** What a gift voucher has paid, or got back. */
export function giftNotes({ language, kind, giftCents = 0 }: InvoiceContent): string[] {
  const { euros } = mailFormatsIn(language);
  return giftCents === 0 ? [] : [invoiceTexts(language).gift[kind](euros(giftCents))];
}

/** § 14 (4) No. 6 UStG: when the money came. */
export function paymentNotes(content: InvoiceContent): string[] {
  const { paidOn, paidInParts, moneyWay } = content;
  if (paidOn === null || moneyWay === 'gift_voucher') return [];
  const t = invoiceTexts(content.language);
  const { day, euros } = mailFormatsIn(content.language);
  const way = t.paidWays[moneyWay];
  if (paidInParts !== undefined) {
    return [
      t.paidInParts(paidInParts.map(({ on, cents }) => t.paidPart(euros(cents), day(on))).join('; '), way),
    ];
  }
  const moneyCents = content.paidCents ?? content.grossCents - (content.giftCents ?? 0);
  return [t.paid(euros(moneyCents), day(paidOn), way)];
}

function line(one: InvoiceLine, index: number): Line {
  return {
    'cbc:ID': String(index + 1),
    'cbc:InvoicedQuantity': String(one.quantity),
    'cbc:InvoicedQuantity@unitCode': pieces,
    ...amount('cbc:LineExtensionAmount', one.netCents),
    // BG-27: the price stands without it.
    ...(one.reduction !== undefined && {
      'cac:AllowanceCharge': [
        {
          'cbc:ChargeIndicator': 'false' as const,
          'cbc:AllowanceChargeReason': one.reduction.name,
          ...amount('cbc:Amount', one.reduction.netCents),
        },
      ],
    }),
    'cac:Item': {
      ...(one.details.length > 0 && { 'cbc:Description': one.details.join(', ') }),
      'cbc:Name': one.title,
      'cac:ClassifiedTaxCategory': category(one),
    },
    'cac:Price': price({ ...one, netCents: one.netCents + (one.reduction?.netCents ?? 0) }),
  };
}

/**
 * The price of one piece. If that has fractions of a cent, which amounts must not have, the price of all together
 * (BT-149).
 */
function price({ netCents, quantity }: InvoiceLine): Line['cac:Price'] {
  if (netCents % quantity === 0) return amount('cbc:PriceAmount', netCents / quantity);
  return {
    ...amount('cbc:PriceAmount', netCents),
    'cbc:BaseQuantity': String(quantity),
    'cbc:BaseQuantity@unitCode': pieces,
  };
}

/**
 * UNCL 5305: standard rate; an export, an intra-Community supply or the recipient's VAT; otherwise none, where it may not be
 * shown (§ 25a UStG), or none is due yet (a gift voucher, § 3 (15) UStG).
 */
function category({ vatPercent, exemption }: InvoiceRate) {
  const without = exemption === undefined ? ('E' as const) : exemptionCodes[exemption].category;
  return {
    'cbc:ID': vatPercent === null || vatPercent === 0 ? without : ('S' as const),
    'cbc:Percent': String(vatPercent ?? 0),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' as const },
  };
}

/** Why there is no VAT: BT-120, and BT-121 from the list that EN 16931 names. */
function reasonOf({ vatPercent, exemption }: InvoiceRate, t: InvoiceTexts) {
  if (exemption !== undefined) {
    return {
      'cbc:TaxExemptionReasonCode': exemptionCodes[exemption].reason,
      'cbc:TaxExemptionReason': t.exempt[exemption].reason,
    };
  }
  if (vatPercent === null) {
    return { 'cbc:TaxExemptionReasonCode': marginReasonCode, 'cbc:TaxExemptionReason': t.marginReason };
  }
  return vatPercent === 0 ? { 'cbc:TaxExemptionReason': t.giftVoucher } : {};
}

function amount<Name extends string>(name: Name, cents: Cents) {
  return { [name]: (cents / 100).toFixed(2), [`${name}@currencyID`]: 'EUR' } as Record<Name, string> &
    Record<`${Name}@currencyID`, 'EUR'>;
}
