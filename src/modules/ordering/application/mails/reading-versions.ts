import type { MailBlock } from '../../../../platform/mail/mail-blocks.ts';
import { defaultLanguage, type Language } from '../../../../shared/text/language.ts';
import type { OrderView } from '../reading/order-view.ts';
import { orderMailTexts, paragraph } from './mail-parts.ts';

/** What mails say of the texts in the customer's language, which are attached beside the binding German ones. */
interface Words {
  readonly attachment: (name: string) => string;
  readonly attached: (names: string) => string;
}

const words: Record<Exclude<Language, typeof defaultLanguage>, Words> = {
  en: {
    attachment: (name) => `${name} (convenience translation).txt`,
    attached: (names) => `Attached in English as well, as convenience translations: ${names}.`,
  },
  es: {
    attachment: (name) => `${name} (traducción de cortesía).txt`,
    attached: (names) => `También se adjuntan en español, como traducciones de cortesía: ${names}.`,
  },
  fr: {
    attachment: (name) => `${name} (traduction de courtoisie).txt`,
    attached: (names) =>
      `Sont également joints en français, à titre de traductions de courtoisie\u00a0: ${names}.`,
  },
  it: {
    attachment: (name) => `${name} (traduzione di cortesia).txt`,
    attached: (names) => `In allegato anche in italiano, come traduzioni di cortesia: ${names}.`,
  },
};

export function readingAttachments({ language, legalTexts }: OrderView) {
  if (language === defaultLanguage) return [];
  const { textNames } = orderMailTexts(language);
  return legalTexts.flatMap(({ slug, readingKey }) =>
    readingKey === null
      ? []
      : [{ filename: words[language].attachment(textNames[slug]), fileKey: readingKey }],
  );
}

export function readingNote({ language, legalTexts }: OrderView): MailBlock[] {
  const read = legalTexts.filter(({ readingKey }) => readingKey !== null);
  if (language === defaultLanguage || read.length === 0) return [];
  const { textNames } = orderMailTexts(language);
  return [paragraph(words[language].attached(read.map(({ slug }) => textNames[slug]).join(', ')))];
}
