import { withoutLinks } from '../../../shared/text/linked-text.ts';
import type { FaqEntry, FaqTopic } from './faq-topics.server.ts';

/** The topics with a term in a question or its answer, ignoring case (spec 2.19). */
export function matchingTopics(topics: readonly FaqTopic[], term: string): readonly FaqTopic[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return topics;
  const matches = ({ question, paragraphs }: FaqEntry) =>
    [question, ...paragraphs.map(withoutLinks)].some((text) => text.toLowerCase().includes(wanted));
  return topics
    .map((topic) => ({ ...topic, entries: topic.entries.filter(matches) }))
    .filter(({ entries }) => entries.length > 0);
}
