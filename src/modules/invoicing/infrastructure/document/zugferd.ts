import { InvoiceService, type Invoice } from '@e-invoice-eu/core';
import type { InvoiceContent } from '../../domain/invoice.ts';
import { eInvoiceOf } from './e-invoice.ts';

const silent = { log: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Puts the e-invoice into the PDF (ZUGFeRD, profile EN 16931).
 * @throws Error where it is none by the library's check
 */
export async function zugferd(content: InvoiceContent, pdf: Uint8Array): Promise<Uint8Array> {
  return (await service().generate(eInvoiceOf(content), {
    format: 'Factur-X-EN16931',
    lang: content.language,
    pdf: { buffer: pdf, filename: 'invoice.pdf', mimetype: 'application/pdf' },
  })) as Uint8Array;
}

/** The e-invoice alone, as it stands in the PDF. */
export async function eInvoiceXml(content: InvoiceContent): Promise<string> {
  return (await service().generate(eInvoiceOf(content), { format: 'CII', lang: content.language })) as string;
}

interface Formats {
  createFormatService(
    format: string,
    logger: unknown,
  ): {
    fillInvoiceDefaults(invoice: Invoice): void;
  };
}

/**
 * In this syntax the library looks for the invoice that a credit note corrects (BG-3) one level too high, and would
 * leave it out. After it has checked what it was given, and before it writes, the reference is put there, too.
 */
function service(): InvoiceService {
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
    return formatter;
  };
  return made;
}
