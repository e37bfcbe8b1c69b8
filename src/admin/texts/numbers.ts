import type { NumberProblem } from '../numbers/typed-number.ts';

/** Messages of numeric fields. */
export const numbers = {
  doubt: (choices: readonly string[]) => `Meinen Sie ${choices.join(' oder ')}?`,
  problems: {
    'no-number': (example: string) => `Das ist keine Zahl. Schreiben Sie zum Beispiel ${example}.`,
    'not-whole': () => 'Bitte eine ganze Zahl, ohne Stellen nach dem Komma',
    'too-many-decimals': (_example: string, decimals: number) =>
      decimals === 1
        ? 'Höchstens eine Stelle nach dem Komma; Tausender trennt ein Punkt'
        : `Höchstens ${decimals} Stellen nach dem Komma; Tausender trennt ein Punkt`,
    negative: () => 'Bitte ohne Minuszeichen',
  } satisfies Record<
    Exclude<NumberProblem, 'too-small' | 'too-large'>,
    (example: string, decimals: number) => string
  >,
  several:
    'Bitte nur ein Maß, zum Beispiel 82,5. Alle drei auf einmal passen in „Breite“: 85 x 76 x 40 (Breite x Höhe x Tiefe)',
  least: (amount: string) => `Mindestens ${amount}`,
  most: (amount: string) => `Höchstens ${amount}`,
};
