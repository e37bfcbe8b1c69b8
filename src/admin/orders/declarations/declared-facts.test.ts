import { expect, test } from 'vitest';
import { declaredFacts } from './declared-facts.ts';

const withdrawal = { pieces: null, manner: null, reason: null, endsOn: null };

test.each([
  ['a whole withdrawal', withdrawal, []],
  ['a part', { ...withdrawal, pieces: 'Sessel' }, [['Nur diese Stücke', 'Sessel']]],
  [
    'an ordinary ending as soon as possible',
    { ...withdrawal, manner: 'ordinary' as const },
    [
      ['Kündigung', 'ordentlich'],
      ['Zum', 'nächstmöglichen Zeitpunkt'],
    ],
  ],
  [
    'an extraordinary ending on a day',
    { ...withdrawal, manner: 'extraordinary' as const, reason: 'Defekt', endsOn: '2026-11-25' },
    [
      ['Kündigung', 'außerordentlich'],
      ['Grund', 'Defekt'],
      ['Zum', '25.11.2026'],
    ],
  ],
])('staff read all of %s', (_, declared, facts) => {
  expect(declaredFacts(declared)).toEqual(facts);
});
