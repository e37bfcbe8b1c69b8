import type { Language } from '../../../shared/text/language.ts';
import { faqTopics, type FaqTopic } from '../../features/faq/faq-topics.server.ts';
import { faqPageOf } from '../../structured-data/faq.server.ts';
import type { PageRoute } from '../../page.ts';

export interface FaqData {
  /** The actual language of the questions and answers: German if there are none in the requested one. */
  readonly language: Language;
  readonly topics: readonly FaqTopic[];
}

/** `/faq`: questions and answers (spec 2.19). */
export const route: PageRoute<FaqData> = {
  screen: 'faq',
  paths: ['/faq'],
  async load(shop, { language }) {
    const { language: found, items } = await shop.content.faq(language);
    return {
      kind: 'page',
      data: { language: found, topics: faqTopics(items) },
      structured: () => [faqPageOf(items)],
    };
  },
};
