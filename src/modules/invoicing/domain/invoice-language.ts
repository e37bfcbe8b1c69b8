import type { Language } from '../../../shared/text/language.ts';

/** The languages in which invoices are issued. */
export type InvoiceLanguage = 'de' | 'en';

/**
 * The language of the documents for a reader, decided here alone. German law prescribes some of their words in German
 * (§ 14a (6) UStG), and the German tax office reads them; with these words they also exist in English, which is what
 * everybody who does not read German gets. The mail that brings a document is in the reader's own language.
 */
export function invoiceLanguageOf(language: Language): InvoiceLanguage {
  return language === 'de' ? 'de' : 'en';
}
