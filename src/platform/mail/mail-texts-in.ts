import { defaultLanguage, type Language } from '../../shared/language.ts';

/** Texts of mails in German, and in other languages if they exist. */
export type MailTexts<Texts> = Readonly<Record<typeof defaultLanguage, Texts>> &
  Readonly<Partial<Record<Language, Texts>>>;

/** The texts in a language, or the German ones if they have not been translated yet. */
export function mailTextsIn<Texts>(language: Language, texts: MailTexts<Texts>): Texts {
  return texts[language] ?? texts[defaultLanguage];
}
