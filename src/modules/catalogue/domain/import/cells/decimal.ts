import type { Message, PlainCode } from '../../../../../shared/messages/message.ts';

/**
 * The value of a cell, with what staff should know of how it was read; or what is wrong with it: with all of it, or with
 * one part of a cell that lists several.
 */
export type Reading<T> =
  | { readonly ok: true; readonly value: T; readonly note?: PlainCode }
  | { readonly ok: false; readonly problem: Message; readonly part?: string };

/** A decimal number as digits, because a float would not represent 19,99 exactly. */
interface Decimal {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
  /** '1,250.00': a comma groups thousands. */
  readonly isEnglish: boolean;
}

/**
 * How to read '1.250' or '1,250', a single mark before exactly three digits: 1250 or one and a quarter. Measurements are
 * refused rather than guessed. In German notation, as in the office's forms, a dot groups thousands, and the comma of
 * '99,999' may be a decimal mark with a digit too many as well as an English one of thousands.
 */
export type ThreeDigits = 'thousands' | 'decimals' | 'german' | 'refused';

const notANumber = { ok: false, problem: { code: 'cell-not-a-number' } } as const;

const groupMarks = /[.,'’ ]/;

/**
 * A number in German or English notation: '1.250,00', '1,250.00', "1'250.00", '1 250,00', '1250'.
 * @returns the number times ten to the power of `places`, rounded half away from zero to an integer
 */
export function readDecimal(
  cell: string,
  options: { readonly places: number; readonly threeDigits: ThreeDigits; readonly exact?: boolean },
): Reading<number> {
  const parsed = parse(cell.replace(/\s/g, ' ').trim(), options.threeDigits);
  if (!parsed.ok) return parsed;
  const { negative, whole, fraction, isEnglish } = parsed.value;
  if (options.exact === true && fraction.replace(/(?<!0)0+$/, '').length > options.places) {
    const { places } = options;
    const problem: Message =
      places === 0 ? { code: 'cell-not-whole' } : { code: 'cell-decimals-too-many', params: { places } };
    return { ok: false, problem };
  }
  // Goes through the decimal text: 84.45 * 10 is 844.5, but 1.005 * 100 is 100.49999999999999.
  const scaled = Math.round(Number(`${whole}.${fraction || '0'}e${options.places}`));
  if (!Number.isSafeInteger(scaled)) return { ok: false, problem: { code: 'cell-too-large' } };
  const value = negative && scaled !== 0 ? -scaled : scaled;
  return { ok: true, value, ...(isEnglish ? { note: 'cell-in-english-notation' } : {}) };
}

function parse(text: string, threeDigits: ThreeDigits): Reading<Decimal> {
  const sign = /^([+\-−]?) ?(.*)$/u.exec(text);
  const negative = sign?.[1] === '-' || sign?.[1] === '−';
  const body = sign?.[2] ?? '';
  if (!/^[\d.,'’ ]*\d$/.test(body)) return notANumber;
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const mark = body.charAt(last);
  const before = body.slice(0, Math.max(last, 0));
  const after = body.slice(last + 1);
  const isEnglish = /^\d{1,3},/.test(before) && mark !== ' ';
  const number = (whole: string | null, fraction: string): Reading<Decimal> =>
    whole === null || !/^\d*$/.test(fraction)
      ? notANumber
      : { ok: true, value: { negative, whole: whole === '' ? '0' : whole, fraction, isEnglish } };

  // No mark, or the same mark twice: it can only separate thousands.
  if (last === -1 || before.includes(mark)) return number(ungrouped(body), '');
  if (groupMarks.test(before)) return number(ungrouped(before), after);
  if (after.length === 3 && /^[1-9]\d{0,2}$/.test(before)) {
    if (threeDigits === 'refused' || (threeDigits === 'german' && mark === ','))
      return { ok: false, problem: { code: 'cell-ambiguous' } };
    if (threeDigits !== 'decimals') return number(before + after, '');
  }
  return number(before, after);
}

/** The digits of '1.250.000'; null if the marks are not all of one kind at every third digit. */
function ungrouped(text: string): string | null {
  if (/^\d*$/.test(text)) return text;
  return /^\d{1,3}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/.test(text) ? text.replace(/\D/g, '') : null;
}

/** '180,5' from 1805 and one place; '' from null. Never three digits after the comma, which could be read as thousands. */
export function decimal(value: number | null, places: number): string {
  if (value === null) return '';
  const digits = String(value).padStart(places + 1, '0');
  const fraction = digits.slice(-places).replace(/(?<!0)0+$/, '');
  const whole = digits.slice(0, -places);
  return fraction === '' ? whole : `${whole},${fraction.length === 3 ? `${fraction}0` : fraction}`;
}
