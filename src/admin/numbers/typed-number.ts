import { numbers as t } from '../texts/numbers.ts';
import type { NumberKind } from './number-kinds.ts';
import { readNumber, type NumberProblem } from './read-number.ts';
import { writeWithUnit } from './write-number.ts';

/** A field's number in a form. Unreadable text stays as it was typed, and keeps the form from being sent. */
export type TypedNumber = number | string | null;

export function typedNumber(text: string, kind: NumberKind): TypedNumber {
  const reading = readNumber(text, kind);
  if (reading.kind === 'nothing') return null;
  return reading.kind === 'number' ? reading.kept : text;
}

/** The numbers that a text may mean, if the user has to decide. */
export function choicesOf(value: TypedNumber, kind: NumberKind): readonly number[] {
  if (typeof value !== 'string') return [];
  const reading = readNumber(value, kind);
  return reading.kind === 'doubt' ? reading.choices : [];
}

/** Why a value is not a number yet, as a message for its field. */
export function problemOf(value: TypedNumber | undefined, kind: NumberKind): string | undefined {
  if (typeof value !== 'string') return undefined;
  const reading = readNumber(value, kind);
  if (reading.kind === 'doubt') return t.doubt(reading.choices.map((kept) => writeWithUnit(kept, kind)));
  return reading.kind === 'refusal' ? refusalText(reading.problem, kind) : undefined;
}

function refusalText(problem: NumberProblem, kind: NumberKind): string {
  switch (problem) {
    case 'too-small':
      return t.least(writeWithUnit(kind.min, kind));
    case 'too-large':
      return t.most(writeWithUnit(kind.max, kind));
    default:
      return t.problems[problem](examples[kind.unit], kind.decimals);
  }
}

const examples: Readonly<Record<NumberKind['unit'], string>> = {
  '€': '1.250,00',
  cm: '82,5',
  kg: '60',
  'kg/m³': '150',
  '%': '20',
  '°': '52,5163',
  '': '12',
};
