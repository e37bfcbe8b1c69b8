import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { firstContent } from '../../src/modules/content/first-content/first-content.ts';
import { completeLanguages, defaultLanguage, type Language } from '../../src/shared/text/language.ts';
import { factsOf, skeletonOf } from './translations.ts';

const folder = path.resolve(import.meta.dirname, '../../src/modules/content/first-content');
const pageOf = (language: Language, name: string) =>
  readFileSync(path.join(folder, language, 'pages', name), 'utf8');
const namesIn = (language: Language) => readdirSync(path.join(folder, language, 'pages')).sort();

const textsOf = (language: Language) => {
  const texts = firstContent.texts[language];
  if (texts === undefined) throw new Error(`no first content in ${language}`);
  return texts;
};
const german = textsOf(defaultLanguage);

describe.each(completeLanguages.filter((language) => language !== defaultLanguage))(
  'the first content in %s names the same figures, links, data and anchors as the German',
  (language) => {
    const translated = textsOf(language);

    test('on all pages', () => {
      expect(namesIn(language)).toEqual(namesIn(defaultLanguage));
    });

    test.each(namesIn(language))('on the page %s', (name) => {
      expect(factsOf(pageOf(language, name))).toEqual(factsOf(pageOf(defaultLanguage, name)));
    });

    test.each(translated.faq.map((item, index) => [item.question, item, german.faq[index]] as const))(
      'in the answer to %s',
      (_, item, original) => {
        expect(item.anchor).toBe(original?.anchor);
        expect(factsOf(`${item.question} ${item.answer}`)).toEqual(
          factsOf(`${original?.question} ${original?.answer}`),
        );
      },
    );

    test('under the same topics, each with one name', () => {
      const names = german.faq.map(({ topic }, index) => `${topic} = ${translated.faq[index]?.topic}`);
      const count = (topics: readonly string[]) => new Set(topics).size;
      expect(count(names)).toBe(count(german.faq.map(({ topic }) => topic)));
      expect(count(names)).toBe(count(translated.faq.map(({ topic }) => topic)));
    });

    test('in blocks and announcements', () => {
      expect(translated.faq).toHaveLength(german.faq.length);
      expect(skeletonOf([translated.blocks, translated.sampleBlocks])).toEqual(
        skeletonOf([german.blocks, german.sampleBlocks]),
      );
      expect(factsOf(Object.values(translated.dashboardTexts).join(' '))).toEqual(
        factsOf(Object.values(german.dashboardTexts).join(' ')),
      );
    });
  },
);

test.each([
  ['another amount', 'Kostet 1.240 €.', 'Costs €1,250.'],
  ['another hour', 'Von 9 bis 18 Uhr.', '9 am to 8 pm.'],
  ['another link', '[Versand](/versand)', '[Delivery](/delivery)'],
  ['a lost placeholder', 'An {email}.', 'By email.'],
  ['a lost anchor', '## Ablauf {#ablauf}', '## Steps'],
])('a difference is found: %s', (_, original, translated) => {
  expect(factsOf(translated)).not.toEqual(factsOf(original));
});

test.each([
  ['Kostet 1.240 €, 4,5 : 1, von 9 bis 18 Uhr.', 'From 9 am to 6 pm, 4.5 : 1, costs €1,240.'],
  ['Kostet 1.240 €, von 9 bis 18 Uhr.', 'De 9:00 a 18:00 h, cuesta 1240 €.'],
  ['Kostet 1.240 €, von 9 bis 18 Uhr.', 'De 9 h à 18 h, coûte 1\u202f240 €.'],
  ['am 2. Oktober 2026', 'on 2 October 2026'],
  ['1. Eins\n2. Zwei', '1. One\n2. Two\n3. Three'],
])('the same in other words is the same: %s', (original, translated) => {
  expect(factsOf(translated)).toEqual(factsOf(original));
});
