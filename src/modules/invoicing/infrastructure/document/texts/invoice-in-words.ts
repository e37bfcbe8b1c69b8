import type { InvoiceLanguage, InvoiceContent } from '../../../domain/invoice.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import type { InvoiceTexts } from './invoice-texts.ts';
import { mailFormatsIn } from '../../../../../platform/mail/mail-formats.ts';

const texts: Readonly<Record<InvoiceLanguage, InvoiceTexts>> = { de: german, en: english };

export function invoiceTexts(language: InvoiceLanguage): InvoiceTexts {
  return texts[language];
}

/** The heading of a document, and what it says of the invoice that it corrects, cancels or replaces; null: nothing. */
export function headingsOf(content: InvoiceContent): {
  readonly title: string;
  readonly total: string;
  readonly correction: string | null;
} {
  const { language, kind, refersTo, replaces } = content;
  const { day } = mailFormatsIn(language);
  const t = invoiceTexts(language);
  const cancels = content.isCancellation === true;
  const without = cancels ? t.cancellation : content.isByBank === true ? t.byBank : null;
  const isVatCorrected = content.isVatCorrected === true;
  const again = isVatCorrected ? t.cancellation.vatCorrected : t.cancellation.issuedAgain;
  const note = cancels && content.isIssuedAgain === true ? again : (without?.note ?? t.creditNote);
  const replacement =
    replaces === undefined
      ? null
      : (isVatCorrected ? t.vatReplacement : t.replacement)(
          replaces.number,
          day(replaces.issuedOn),
          replaces.cancelledBy,
        );
  return {
    title: cancels ? t.cancellation.title : t.titles[kind],
    total: without?.total ?? t.total[kind],
    correction: refersTo === null ? replacement : note(refersTo.number, day(refersTo.issuedOn)),
  };
}
