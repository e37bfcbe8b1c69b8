import { describe, expect, it } from 'vitest';
import { headNoun, strongAdjective, withArticle, withNoun } from './grammar.ts';
import { shortPhrase, titleMeasure } from './titles.ts';

describe('grammar', () => {
  it.each([
    [
      'Niedriges Sideboard aus Teak mit drei Schubladen',
      'Sideboard',
      'n',
      'Ein niedriges Sideboard aus Teak mit drei Schubladen',
    ],
    ['Kommode aus Buche', 'Kommode', 'f', 'Eine Kommode aus Buche'],
    [
      'Zweitüriger Kleiderschrank aus Nussbaum',
      'Kleiderschrank',
      'm',
      'Ein zweitüriger Kleiderschrank aus Nussbaum',
    ],
    ['Hohe, schmale Kommode aus Buche', 'Kommode', 'f', 'Eine hohe, schmale Kommode aus Buche'],
    ['Zweisitzer-Sofa aus Samt', 'Zweisitzer-Sofa', 'n', 'Ein Zweisitzer-Sofa aus Samt'],
    [
      'Drei ineinanderschiebbare Satztische aus Palisander',
      'Satz',
      'm',
      'Drei ineinanderschiebbare Satztische aus Palisander',
    ],
    ['Schwarz gebeizter Stuhl mit Samtsitz', 'Stuhl', 'm', 'Ein schwarz gebeizter Stuhl mit Samtsitz'],
    ['Bartheke aus Bootsplanken', 'Bartheke', 'f', 'Eine Bartheke aus Bootsplanken'],
  ])('%s', (phrase, word, gender, withIts) => {
    expect(headNoun(phrase, 'Möbel')).toEqual({ word, gender });
    expect(withArticle(phrase)).toBe(withIts);
  });

  it('declines adjectives and articles', () => {
    expect(['m', 'f', 'n'].map((gender) => strongAdjective('dänisch', gender as 'm' | 'f' | 'n'))).toEqual([
      'Dänischer',
      'Dänische',
      'Dänisches',
    ]);
    const sentence = '{Das X} steht hier. Wir mögen {den X} und sitzen an {dem X}; {es} bleibt.';
    expect(withNoun(sentence, { word: 'Tisch', gender: 'm' })).toBe(
      'Der Tisch steht hier. Wir mögen den Tisch und sitzen an dem Tisch; er bleibt.',
    );
    expect(withNoun(sentence, { word: 'Bank', gender: 'f' })).toBe(
      'Die Bank steht hier. Wir mögen die Bank und sitzen an der Bank; sie bleibt.',
    );
    expect(() => withNoun('{Wem X}', { word: 'Bank', gender: 'f' })).toThrow(RangeError);
  });

  it('knows the noun and gender of every design', async () => {
    const { families } = await import('../families/families.ts');
    for (const { noun, models } of families) {
      for (const { what } of models) expect(headNoun(what, '').word, what).not.toBe('');
      expect(headNoun(noun, '').word).toBe(noun);
    }
  });
});

describe('titles', () => {
  it.each([
    ['Sideboard aus Teak mit drei Schubladen', 'Sideboard aus Teak'],
    ['Stehlampe auf drei Beinen aus Teak mit Leinenschirm', 'Stehlampe auf drei Beinen aus Teak'],
    ['Sessel mit offenem Gestell aus Teak', 'Sessel mit offenem Gestell aus Teak'],
    ['Sofa aus Leder auf Beinen aus Buche', 'Sofa aus Leder'],
  ])('%s is short %s', (what, short) => expect(shortPhrase(what)).toBe(short));

  it('gives the measure that matters, with non-breaking spaces', () => {
    expect(titleMeasure('Esstisch', [200, 100, 76], false)).toBe('200\u00a0×\u00a0100\u00a0cm');
    expect(titleMeasure('Esstisch', [115, 115, 76], true)).toBe('Ø\u00a0115\u00a0cm');
    expect(titleMeasure('Sideboard', [164, 44, 74], false)).toBe('164\u00a0cm');
    expect(titleMeasure('Stuhl', [49, 51, 80], false)).toBeNull();
  });
});
