import { mailTextsIn } from '../../../../platform/mail/mail-texts-in.ts';
import type { Language } from '../../../../shared/language.ts';
import { german } from './texts/de.ts';
import { english } from './texts/en.ts';
import type { InvoiceTexts } from './texts/invoice-texts.ts';

/** The texts of invoices in the language of the order. */
export function invoiceTexts(language: Language): InvoiceTexts {
  return mailTextsIn(language, { de: german, en: english });
}
