import type { Language } from '../../../../shared/text/language.ts';
import { german, type CustomerMailTexts } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';

const texts: Readonly<Record<Language, CustomerMailTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
};

/** What mails about an account say in a language. */
export const customerMailTexts = (language: Language): CustomerMailTexts => texts[language];
