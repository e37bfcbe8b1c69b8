import type { InvoiceContent, InvoiceKind } from '../../domain/invoice.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';

type OfDocument = Readonly<Record<DocumentOfMail, (number: string) => string>>;

/** What a mail brings; `replacement`: an invoice in the place of one to another recipient, or of one with tax not owed. */
type DocumentOfMail = InvoiceKind | 'cancellation' | 'replacement' | 'vat-replacement';

/** What the mail says that brings a document. */
export interface InvoiceMailTexts {
  /** Nothing was paid. */
  readonly trial: string;
  /** With the document's number. */
  readonly subject: OfDocument;
  /** With the number of the order. */
  readonly text: OfDocument;
}

const texts: Readonly<Record<Language, InvoiceMailTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};

export function documentOfMail({
  kind,
  isCancellation,
  replaces,
  isVatCorrected,
}: Pick<InvoiceContent, 'kind' | 'isCancellation' | 'replaces' | 'isVatCorrected'>): DocumentOfMail {
  if (isCancellation === true) return 'cancellation';
  if (isVatCorrected === true) return 'vat-replacement';
  return replaces === undefined ? kind : 'replacement';
}

/** The texts in the language of its reader. */
export function invoiceMailTexts({
  language,
  mailLanguage,
}: Pick<InvoiceContent, 'language' | 'mailLanguage'>): InvoiceMailTexts & { readonly language: Language } {
  const own = mailLanguage ?? language;
  return {
    language: own,
    ...texts[own],
  };
}
