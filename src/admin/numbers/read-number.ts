import type { NumberKind } from './number-kinds.ts';

export type NumberProblem =
  'no-number' | 'not-whole' | 'too-many-decimals' | 'negative' | 'too-small' | 'too-large';

/** The typed text means one number, nothing, or several possible numbers, between which only the user can decide. */
export type Reading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'number'; readonly kept: number }
  /** Larger one first. A single choice is a number in a foreign notation. */
  | { readonly kind: 'doubt'; readonly choices: readonly number[] }
  | { readonly kind: 'refusal'; readonly problem: NumberProblem };

const refusal = (problem: NumberProblem): Reading => ({ kind: 'refusal', problem });

/**
 * Reads a number in German notation: a dot or a space groups thousands, a comma separates decimals. '1.250' is 1250.
 * Text that an English reader would read as another number ('1.25', '1,250') is ambiguous and never guessed.
 */
export function readNumber(text: string, kind: NumberKind): Reading {
  const bare = withoutUnit(text.replace(/\s/g, ' ').trim(), kind.unit);
  if (bare === '') return text.trim() === '' ? { kind: 'nothing' } : refusal('no-number');
  const [, sign = '', rest = ''] = /^([-−–+]?) ?(.*)$/.exec(bare) ?? [];
  const digits = withoutGaps(rest);
  if (digits === null || !/\d/.test(digits)) return refusal('no-number');
  if (sign !== '' && kind.min >= 0) return refusal(sign === '+' ? 'no-number' : 'negative');
  const factor = sign === '' || sign === '+' ? 1 : -1;
  return readUnsigned(digits, kind, (whole, part) => keptOf(whole, part, kind, factor));
}

type Evaluate = (whole: string, part: string) => Reading;

function readUnsigned(digits: string, kind: NumberKind, evaluate: Evaluate): Reading {
  // Degrees have no thousands, so both marks are decimal.
  if (!kind.isGrouped && kind.decimals > 0) {
    const [, whole = '', part = ''] = /^(\d*)(?:[.,](\d+))?$/.exec(digits) ?? [];
    return whole + part === '' ? refusal('no-number') : evaluate(whole, part);
  }
  const german = /^(\d*|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/.exec(digits);
  if (german !== null) {
    const [, whole = '', part = ''] = german;
    const asGerman = evaluate(whole.replaceAll('.', ''), part);
    // '1,250' may be English thousands wherever three decimals are unusual.
    const isDoubtful = kind.decimals < 3 && part.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
    return isDoubtful && asGerman.kind === 'number' ? doubt(asGerman, evaluate(whole + part, '')) : asGerman;
  }
  const dotted = /^(\d*)\.(\d+)$/.exec(digits);
  if (dotted !== null) {
    const [, whole = '', part = ''] = dotted;
    const asDecimals = evaluate(whole, part);
    if (asDecimals.kind === 'refusal' && asDecimals.problem !== 'too-small') return asDecimals;
    return /^[1-9]/.test(whole) ? doubt(asDecimals, evaluate(whole + part, '')) : doubt(asDecimals);
  }
  const english = /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/.exec(digits);
  if (english === null) return refusal('no-number');
  const [, whole = '', part = ''] = english;
  return doubt(evaluate(whole.replaceAll(',', ''), part));
}

/** The possible readings; if there is none, why the first one is impossible. */
function doubt(first: Reading, second?: Reading): Reading {
  const choices = [first, second].flatMap((one) => (one?.kind === 'number' ? [one.kept] : []));
  return choices.length === 0 ? first : { kind: 'doubt', choices: choices.toSorted((a, b) => b - a) };
}

function keptOf(whole: string, part: string, kind: NumberKind, factor: 1 | -1): Reading {
  const { decimals, per, min, max } = kind;
  const needed = part.replace(/0+$/, '');
  if (needed.length > decimals) return refusal(decimals === 0 ? 'not-whole' : 'too-many-decimals');
  // Computed from its digits, because 1.005 * 100 is not 100.5; the division is exact if the result is whole.
  const kept = Number(`${whole}${needed.padEnd(decimals, '0')}`) / (10 ** decimals / per);
  const signed = kept === 0 ? 0 : kept * factor;
  if (signed > max) return refusal('too-large');
  if (signed < min) return refusal('too-small');
  return { kind: 'number', kept: signed };
}

/** '1 250' is '1250'; spaces in other places are errors. */
function withoutGaps(text: string): string | null {
  if (!/^[\d., ]*$/.test(text)) return null;
  if (!text.includes(' ')) return text;
  return /^[1-9]\d{0,2}( \d{3})+([.,]\d+)?$/.test(text) ? text.replaceAll(' ', '') : null;
}

/** Removes the unit, on either side for money, and the dash that stands for no cents: '1.890,- €'. */
function withoutUnit(text: string, unit: NumberKind['unit']): string {
  if (unit === '') return text;
  if (unit !== '€') return text.endsWith(unit) ? text.slice(0, -unit.length).trimEnd() : text;
  const amount = text
    .replace(/ ?(€|eur|euro)$/i, '')
    .replace(/^(€|eur|euro) ?/i, '')
    .trim();
  return amount.replace(/,(-{1,2}|–|—)$/, '');
}
