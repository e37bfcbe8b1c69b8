import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as germanBlocks from '../../src/modules/content/first-content/de/blocks.ts';
import { dashboardTexts as germanTexts } from '../../src/modules/content/first-content/de/dashboard-texts.ts';
import { faq as germanFaq } from '../../src/modules/content/first-content/de/faq.ts';
import * as englishBlocks from '../../src/modules/content/first-content/en/blocks.ts';
import { dashboardTexts as englishTexts } from '../../src/modules/content/first-content/en/dashboard-texts.ts';
import { faq as englishFaq } from '../../src/modules/content/first-content/en/faq.ts';
import { factsOf } from './translations.ts';

const folder = path.resolve(import.meta.dirname, '../../src/modules/content/first-content');
const pageOf = (language: 'de' | 'en', name: string) =>
  readFileSync(path.join(folder, language, 'pages', name), 'utf8');
const namesIn = (language: 'de' | 'en') => readdirSync(path.join(folder, language, 'pages')).sort();

/** Only the German text of these is binding, so there is no other. */
const binding = ['data-protection.md', 'impressum.md', 'terms.md', 'withdrawal.md'];

test('every page but those that bind is there in English', () => {
  expect(namesIn('en')).toEqual(namesIn('de').filter((name) => !binding.includes(name)));
});

describe('both languages name the same figures, links, data and anchors', () => {
  test.each(namesIn('en'))('on the page %s', (name) => {
    expect(factsOf(pageOf('en', name))).toEqual(factsOf(pageOf('de', name)));
  });

  test.each(englishFaq.map((item, index) => [item.question, item, germanFaq[index]] as const))(
    'in the answer to %s',
    (_, english, german) => {
      expect(english.anchor).toBe(german?.anchor);
      expect(factsOf(`${english.question} ${english.answer}`)).toEqual(
        factsOf(`${german?.question} ${german?.answer}`),
      );
    },
  );

  test('under the same topics, each with one name', () => {
    const names = germanFaq.map(({ topic }, index) => `${topic} = ${englishFaq[index]?.topic}`);
    const count = (topics: readonly string[]) => new Set(topics).size;
    expect(count(names)).toBe(count(germanFaq.map(({ topic }) => topic)));
    expect(count(names)).toBe(count(englishFaq.map(({ topic }) => topic)));
  });

  test('in blocks and announcements', () => {
    expect(englishFaq).toHaveLength(germanFaq.length);
    expect(skeletonOf(englishBlocks)).toEqual(skeletonOf(germanBlocks));
    expect(factsOf(Object.values(englishTexts).join(' '))).toEqual(
      factsOf(Object.values(germanTexts).join(' ')),
    );
  });
});

/** For texts, only their presence and their facts. */
function skeletonOf(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      typeof part === 'string' && /^(?:title|html|heading|linkLabel)$/.test(key)
        ? part === '' || factsOf(part)
        : part,
    ),
  );
}

test.each([
  ['another amount', 'Kostet 1.240 €.', 'Costs €1,250.'],
  ['another hour', 'Von 9 bis 18 Uhr.', '9 am to 8 pm.'],
  ['another link', '[Versand](/versand)', '[Delivery](/delivery)'],
  ['a lost placeholder', 'An {email}.', 'By email.'],
  ['a lost anchor', '## Ablauf {#ablauf}', '## Steps'],
])('a difference is found: %s', (_, german, english) => {
  expect(factsOf(english)).not.toEqual(factsOf(german));
});

test.each([
  ['Kostet 1.240 €, 4,5 : 1, von 9 bis 18 Uhr.', 'From 9 am to 6 pm, 4.5 : 1, costs €1,240.'],
  ['am 2. Oktober 2026', 'on 2 October 2026'],
  ['1. Eins\n2. Zwei', '1. One\n2. Two\n3. Three'],
])('the same in other words is the same: %s', (german, english) => {
  expect(factsOf(english)).toEqual(factsOf(german));
});
