import { defaultLanguage, type Language } from '../../shared/language.ts';

/** Texts of mails in German, and in other languages where they are written. */
export type MailTexts<Texts> = Readonly<Record<typeof defaultLanguage, Texts>> &
  Readonly<Partial<Record<Language, Texts>>>;

/** The texts in a language; the German ones where nobody has written them yet. */
export function mailTextsIn<Texts>(language: Language, texts: MailTexts<Texts>): Texts {
  return texts[language] ?? texts[defaultLanguage];
}
