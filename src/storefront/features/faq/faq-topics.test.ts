import { describe, expect, test } from 'vitest';
import { faqTopics } from './faq-topics.ts';
import { matchingTopics } from './matching-topics.ts';

const items = [
  { question: 'Mieten | Was kostet das? {#kosten}', answer: 'Ein Zehntel.\n\nSiehe [Verleih](/verleih).' },
  { question: 'Versand | Wie lange dauert es?', answer: 'Eine Woche.' },
  { question: 'Mieten | Wie lange dauert es?', answer: 'Zwei Jahre.' },
  { question: 'Und sonst?', answer: 'Nichts.' },
];

describe('questions by topic', () => {
  const topics = faqTopics(items);

  test('topics come in the order of their first question', () => {
    expect(topics.map(({ id, name, entries }) => [id, name, entries.length])).toEqual([
      ['mieten', 'Mieten', 2],
      ['versand', 'Versand', 1],
      ['abschnitt', '', 1],
    ]);
  });

  test('each question has an anchor of its own', () => {
    expect(topics.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual([
      'kosten',
      'wie-lange-dauert-es-2',
      'wie-lange-dauert-es',
      'und-sonst',
    ]);
  });

  test('an answer is split at its line breaks', () => {
    expect(topics[0]?.entries[0]).toEqual({
      id: 'kosten',
      question: 'Was kostet das?',
      paragraphs: ['Ein Zehntel.', 'Siehe [Verleih](/verleih).'],
    });
  });
});

describe('search', () => {
  const found = (term: string) =>
    matchingTopics(faqTopics(items), term).flatMap(({ entries }) => entries.map(({ id }) => id));

  test.each([
    ['KOSTET', ['kosten']],
    ['zehntel', ['kosten']],
    [' woche ', ['wie-lange-dauert-es']],
    ['', ['kosten', 'wie-lange-dauert-es-2', 'wie-lange-dauert-es', 'und-sonst']],
    ['/verleih', []],
    ['Bahnhof', []],
  ])('%j finds %j', (term, ids) => {
    expect(found(term)).toEqual(ids);
  });
});
