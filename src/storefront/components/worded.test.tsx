import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { german as messages } from '../../shared/messages/de/messages.ts';
import * as quoted from '../texts/wording/quoted.ts';
import * as inGerman from '../texts/wording/quoted-in-german.ts';
import { worded } from '../texts/wording/worded-in-german.ts';
import { textsIn } from '../../../tests/texts/shop-texts.ts';
import { Worded } from './worded.tsx';

const names = Object.keys(quoted).filter((name) => name !== 'quotedLanguage') as (keyof typeof quoted)[];
/** Names, which no other language says otherwise. */
const isName = (name: string): boolean => /^(boatwood|rental)/.test(name);
const shown = (text: string): string => renderToStaticMarkup(<Worded>{text}</Worded>);

describe('English words that the specification prescribes for German pages', () => {
  test.each(names.filter((name) => !isName(name)).map((name) => quoted[name]))('%s is marked', (text) => {
    expect(shown(text)).toBe(`<span lang="en">${text}</span>`);
  });

  test('what follows them in German is not marked', () => {
    expect(shown(`${quoted.processingFailed} Bitte sehen Sie nach.`)).toBe(
      '<span lang="en">Error processing payment.</span> Bitte sehen Sie nach.',
    );
    expect(shown(`${quoted.signedUp} Ihr Konto ist angelegt.`)).toBe(
      '<span lang="en">signup succesfull!</span> Ihr Konto ist angelegt.',
    );
  });

  test('no German text is taken for English', () => {
    const prescribed: readonly string[] = names.map((name) => quoted[name]);
    const german = [
      ...textsIn('de').flatMap(({ texts }) => texts.map(String)),
      ...Object.values(messages).filter((text) => typeof text === 'string'),
    ].filter((text) => !prescribed.includes(text));
    expect(german.length).toBeGreaterThan(1000);
    expect(german.filter((text) => shown(text).startsWith('<span lang'))).toEqual([]);
  });
});

describe('with WORDING=german', () => {
  test('each prescribed text has German words', () => {
    expect(Object.keys(inGerman).sort()).toEqual(Object.keys(quoted).sort());
    expect(names.filter((name) => inGerman[name] === quoted[name])).toEqual([]);
  });

  test.each([
    ['Product not found', inGerman.productNotFound],
    ['Error processing payment. Bitte sehen Sie nach.', `${inGerman.processingFailed} Bitte sehen Sie nach.`],
    ['Products not found', 'Products not found'],
    ['Die Karte wurde abgelehnt.', 'Die Karte wurde abgelehnt.'],
  ])('%s', (text, said) => expect(worded(text)).toBe(said));
});
