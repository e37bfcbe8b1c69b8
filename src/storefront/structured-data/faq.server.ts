import type { FAQPage } from 'schema-dts';
import type { FaqItem } from '../../modules/content/index.ts';
import { faqTopics } from '../features/faq/faq-topics.server.ts';

/** Questions and answers without the page's topics, anchors and links. */
export function faqPageOf(items: readonly FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqTopics(items)
      .flatMap(({ entries }) => entries)
      .map(({ question, paragraphs }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: withoutLinks(paragraphs.join('\n')) },
      })),
  };
}

function withoutLinks(text: string): string {
  return text.replace(/\[([^[\]]+)\]\([^()]+\)/g, '$1');
}
