import { InvoiceService, type Invoice } from '@e-invoice-eu/core';
import type { InvoiceContent } from '../../domain/invoice.ts';
import { printable } from '../../../../shared/text/as-sent.ts';
import { eInvoiceOf, notesOf, precedingOf } from './e-invoice.ts';

const silent = { log: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Embeds the e-invoice in the PDF (ZUGFeRD, profile EN 16931).
 * @throws Error if the library's check fails
 */
export async function zugferd(written: InvoiceContent, pdf: Uint8Array): Promise<Uint8Array> {
  const content = asXmlTakes(written);
  return (await service(content).generate(eInvoiceOf(content), {
    format: 'Factur-X-EN16931',
    lang: content.language,
    pdf: { buffer: pdf, filename: 'invoice.pdf', mimetype: 'application/pdf' },
  })) as Uint8Array;
}

/** The e-invoice alone, as embedded in the PDF. */
export async function eInvoiceXml(written: InvoiceContent): Promise<string> {
  const content = asXmlTakes(written);
  return (await service(content).generate(eInvoiceOf(content), {
    format: 'CII',
    lang: content.language,
  })) as string;
}

/**
 * Titles and names may have come into the shop before forms refused what no XML may hold. The library takes the texts
 * for XML, twice: it reads '&lt;' as '<', throws at '&#x110000;', and writes '&Co;' as it is, which no program can read.
 * Escaped twice, each stays what was typed.
 */
function asXmlTakes(content: InvoiceContent): InvoiceContent {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? printable(value).replaceAll('&', '&amp;amp;') : value,
  ) as InvoiceContent;
}

interface Formats {
  createFormatService(
    format: string,
    logger: unknown,
  ): {
    fillInvoiceDefaults(invoice: Invoice): void;
    /** The last step before the document becomes text. */
    postProcess(cii: Cii): void;
  };
}

/** The parts that the library writes wrongly; an attribute is 'element@attribute'. */
interface Cii {
  readonly 'rsm:CrossIndustryInvoice': {
    readonly 'rsm:ExchangedDocument': { 'ram:IncludedNote'?: unknown };
    'rsm:SupplyChainTradeTransaction': {
      readonly 'ram:IncludedSupplyChainTradeLineItem': readonly {
        readonly 'ram:SpecifiedLineTradeSettlement': {
          readonly 'ram:SpecifiedTradeAllowanceCharge'?: { 'ram:ActualAmount@currencyID'?: string }[];
        };
      }[];
      readonly 'ram:ApplicableHeaderTradeDelivery'?: unknown;
      readonly 'ram:ApplicableHeaderTradeSettlement': {
        readonly 'ram:InvoiceReferencedDocument'?: { 'ram:FormattedIssueDateTime'?: unknown }[];
      };
    };
  };
}

/**
 * In this syntax the library looks for the invoice that another one corrects or replaces (BG-3) one level too high, and would
 * leave it out. The reference is added after the library's check and before it writes.
 */
function service(content: InvoiceContent): InvoiceService {
  const made = new InvoiceService(silent);
  const formats = (made as unknown as { readonly formatFactoryService: Formats }).formatFactoryService;
  const create = formats.createFormatService.bind(formats);
  formats.createFormatService = (format, logger) => {
    const formatter = create(format, logger);
    const fill = formatter.fillInvoiceDefaults.bind(formatter);
    formatter.fillInvoiceDefaults = (invoice) => {
      fill(invoice);
      for (const reference of invoice['ubl:Invoice']['cac:BillingReference'] ?? []) {
        Object.assign(reference, reference['cac:InvoiceDocumentReference']);
      }
    };
    const finish = formatter.postProcess.bind(formatter);
    formatter.postProcess = (cii) => {
      finish(cii);
      mend(cii, content);
    };
    return formatter;
  };
  return made;
}

/**
 * Corrects four errors of the library. It puts all notes into one, which may have one text only (CII-SR-030). It
 * writes the day of a corrected invoice with hyphens and in another namespace than the schema has there (CII-DT-097).
 * It names the currency of a line's allowance, which no amount but the tax total has (CII-DT-031). It leaves out an
 * unknown delivery, though the schema has its element in every invoice.
 */
function mend(cii: Cii, content: InvoiceContent): void {
  const invoice = cii['rsm:CrossIndustryInvoice'];
  invoice['rsm:ExchangedDocument']['ram:IncludedNote'] = notesOf(content).map((note) => ({
    'ram:Content': note,
  }));
  const { 'ram:ApplicableHeaderTradeSettlement': settlement, ...before } =
    invoice['rsm:SupplyChainTradeTransaction'];
  for (const line of before['ram:IncludedSupplyChainTradeLineItem']) {
    const { 'ram:SpecifiedTradeAllowanceCharge': allowances = [] } = line['ram:SpecifiedLineTradeSettlement'];
    for (const allowance of allowances) delete allowance['ram:ActualAmount@currencyID'];
  }
  for (const corrected of settlement['ram:InvoiceReferencedDocument'] ?? []) {
    corrected['ram:FormattedIssueDateTime'] = {
      'qdt:DateTimeString': precedingOf(content)?.issuedOn.replaceAll('-', ''),
      'qdt:DateTimeString@format': '102',
    };
  }
  // Elements are written in this order.
  invoice['rsm:SupplyChainTradeTransaction'] = {
    ...before,
    'ram:ApplicableHeaderTradeDelivery': before['ram:ApplicableHeaderTradeDelivery'] ?? {},
    'ram:ApplicableHeaderTradeSettlement': settlement,
  };
}
