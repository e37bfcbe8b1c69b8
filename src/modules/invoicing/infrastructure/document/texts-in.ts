import { mailTextsIn, mailFormatsIn } from '../../../../platform/mail/mail-formats.ts';
import type { Language } from '../../../../shared/text/language.ts';
import type { InvoiceContent } from '../../domain/invoice.ts';
import { german } from './texts/de.ts';
import { english } from './texts/en.ts';
import type { InvoiceTexts } from './texts/invoice-texts.ts';

/** The texts of invoices in the language of the order. */
export function invoiceTexts(language: Language): InvoiceTexts {
  return mailTextsIn(language, { de: german, en: english });
}

/** What a document is called, and what it says of the invoice that it corrects or cancels; null: of none. */
export function headingsOf(content: InvoiceContent): {
  readonly title: string;
  readonly total: string;
  readonly correction: string | null;
} {
  const { language, kind, refersTo } = content;
  const t = invoiceTexts(language);
  const cancels = content.isCancellation === true;
  const note = cancels ? t.cancellation.note : t.creditNote;
  return {
    title: cancels ? t.cancellation.title : t.titles[kind],
    total: cancels ? t.cancellation.total : t.total[kind],
    correction:
      refersTo === null ? null : note(refersTo.number, mailFormatsIn(language).day(refersTo.issuedOn)),
  };
}
