import { describe, expect, test } from 'vitest';
import { faqTopics } from './faq-topics.server.ts';
import { matchingTopics } from '../../screens/faq/page.tsx';

const items = [
  {
    topic: 'Mieten',
    anchor: 'kosten',
    question: 'Was kostet das?',
    answer: 'Ein Zehntel.\n\nSiehe [Verleih](/verleih).',
  },
  { topic: 'Versand', anchor: null, question: 'Wie lange dauert es?', answer: 'Eine Woche.' },
  { topic: 'Mieten', anchor: null, question: 'Wie lange dauert es?', answer: 'Zwei Jahre.' },
  { topic: '', anchor: null, question: 'Und sonst?', answer: 'Nichts.' },
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

  test('an anchor that staff gave is kept, though a question before would be called so', () => {
    const named = { topic: '', anchor: 'und-sonst', question: 'Und weiter?', answer: 'Nein.' };
    const ids = faqTopics([...items, named]).flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(ids.slice(-2)).toEqual(['und-sonst-2', 'und-sonst']);
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
