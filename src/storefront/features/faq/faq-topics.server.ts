import type { FaqItem } from '../../../modules/content/index.ts';
import { anchorOf, idsOfFrame } from '../../reading/anchors.server.ts';

export interface FaqEntry {
  /** The anchor to link to. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs of plain text with links as in Markdown. */
  readonly paragraphs: readonly string[];
}

export interface FaqTopic {
  /** The anchor to link to. */
  readonly id: string;
  /** Empty if questions have no topic. */
  readonly name: string;
  readonly entries: readonly FaqEntry[];
}

/** Questions by topic, in the order in which topics first occur. */
export function faqTopics(items: readonly FaqItem[]): readonly FaqTopic[] {
  const topics = new Map<string, { readonly id: string; readonly entries: FaqEntry[] }>();
  // Names given by staff take precedence over derived ones.
  const taken = new Set([...idsOfFrame, ...items.flatMap(({ anchor }) => anchor ?? [])]);
  for (const { topic, anchor, question, answer } of items) {
    const found = topics.get(topic) ?? { id: anchorOf(topic, taken), entries: [] };
    topics.set(topic, found);
    const isFree = anchor !== null && !idsOfFrame.includes(anchor);
    const id = isFree ? anchor : anchorOf(anchor ?? question, taken);
    found.entries.push({ id, question, paragraphs: paragraphsOf(answer) });
  }
  return [...topics].map(([name, { id, entries }]) => ({ id, name, entries }));
}

/** Spec 2.19: answers are split into paragraphs at line breaks. */
function paragraphsOf(answer: string): readonly string[] {
  return answer.split(/\r?\n/).filter((line) => line.trim() !== '');
}
