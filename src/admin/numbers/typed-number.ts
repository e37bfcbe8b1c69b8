import { plainDigits } from '../../shared/text/plain-digits.ts';
import { numbers as t } from '../texts/office.ts';

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
  if (reading.kind !== 'refusal') return undefined;
  return kind.unit === 'cm' && severalMeasures.test(value) ? t.several : refusalText(reading.problem, kind);
}

/** Width, height and depth typed as one, '85 x 40 x 76 cm', in millimetres; null if they are not exactly three. */
export function threeMeasures(value: TypedNumber): readonly [number, number, number] | null {
  if (typeof value !== 'string' || !severalMeasures.test(value)) return null;
  const read = value.split(/[x×*]/i).map((part) => readNumber(part, numberKinds.measure));
  const [first, second, third, ...others] = read.flatMap((reading) =>
    reading.kind === 'number' ? [reading.kept] : [],
  );
  const isThree = read.length === 3 && others.length === 0;
  if (!isThree || first === undefined || second === undefined || third === undefined) return null;
  return [first, second, third];
}

const severalMeasures = /\p{Nd} *(cm)? *[x×*] *\p{Nd}/iu;

function refusalText(problem: NumberProblem, kind: NumberKind): string {
  switch (problem) {
    case 'too-small':
      return t.least(writeWithUnit(kind.min, kind));
    case 'too-large':
      return t.most(writeWithUnit(kind.max, kind));
    default:
      return t.problems[problem](kind.example ?? examples[kind.unit], kind.decimals);
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

/** How a numeric field's input is stored: euros as cents, centimetres as millimetres. */
export interface NumberKind {
  /** How many stored units make one typed unit. */
  readonly per: number;
  /** Decimal places: the most allowed, and those that are always shown. */
  readonly decimals: number;
  readonly shownDecimals: number;
  readonly unit: '€' | 'cm' | 'kg' | 'kg/m³' | '%' | '°' | '';
  /** Bounds of the stored value. */
  readonly min: number;
  readonly max: number;
  /** Units that may be typed instead of its own, each with how many stored units make one of it. */
  readonly others?: Readonly<Record<string, Pick<NumberKind, 'per' | 'decimals'>>>;
  /** A number as it may be typed, if the one of its unit does not fit. */
  readonly example?: string;
  /** Whether thousands are grouped. Years are not, and in degrees a dot can only be the decimal mark. */
  readonly isGrouped: boolean;
}

const whole = { per: 1, decimals: 0, shownDecimals: 0, isGrouped: true } as const;
const euros = { per: 100, decimals: 2, shownDecimals: 2, unit: '€', isGrouped: true } as const;
const degrees = { per: 1, decimals: 12, shownDecimals: 0, unit: '°', isGrouped: false } as const;

/** The numbers of the office. The bounds are the server's. */
export const numberKinds = {
  price: { ...euros, min: 1, max: 100_000_000 },
  purchasePrice: { ...euros, min: 0, max: 100_000_000 },
  limit: { ...euros, min: 0, max: 100_000_000 },
  voucher: { ...euros, min: 100, max: 10_000_000 },
  giftVoucher: { ...euros, min: 1000, max: 500_000 },
  fee: { ...euros, min: 1, max: 2_000_000 },
  payment: { ...euros, min: 1, max: 2_000_000_000 },
  deduction: { ...euros, min: 0, max: 2_000_000_000 },
  measure: {
    per: 10,
    decimals: 1,
    shownDecimals: 0,
    unit: 'cm',
    isGrouped: true,
    min: 1,
    max: 100_000,
    others: { m: { per: 1000, decimals: 3 }, mm: { per: 1, decimals: 0 } },
  },
  weight: {
    per: 1000,
    decimals: 3,
    shownDecimals: 0,
    unit: 'kg',
    isGrouped: true,
    min: 1,
    max: 10_000_000,
    others: { g: { per: 1, decimals: 0 } },
  },
  stock: { ...whole, unit: '', min: 0, max: 10_000 },
  position: { ...whole, unit: '', min: 0, max: 1000 },
  quantity: { ...whole, unit: '', min: 1, max: 1000 },
  year: { ...whole, unit: '', isGrouped: false, min: 1000, max: 2100, example: '1962' },
  weeks: { ...whole, unit: '', min: 1, max: 52, example: '6' },
  kilograms: { ...whole, unit: 'kg', min: 1, max: 5000 },
  roomWeight: { ...whole, unit: 'kg/m³', min: 1, max: 5000 },
  voucherPercent: { ...whole, unit: '%', min: 1, max: 90 },
  codes: { ...whole, unit: '', min: 1, max: 5000 },
  uses: { ...whole, unit: '', min: 1, max: 100_000 },
  percentChange: { ...whole, unit: '%', min: -90, max: 100 },
  latitude: { ...degrees, min: -90, max: 90 },
  longitude: { ...degrees, min: -180, max: 180 },
} as const satisfies Readonly<Record<string, NumberKind>>;

type NumberProblem = keyof typeof t.problems | 'too-small' | 'too-large';

/** The typed text means one number, nothing, or several possible numbers, between which only the user can decide. */
type Reading =
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
  const plain = plainDigits(text).trim();
  const [, typed = '', unit = ''] = /^(.*[\d., \u00a0\u202f])([a-z]+)$/i.exec(plain) ?? [];
  const other = kind.others?.[unit.toLowerCase()];
  if (other !== undefined) return readNumber(typed, { ...kind, ...other, unit: '', others: {} });
  const bare = withoutUnit(plain.replace(/\s/g, ' '), kind.unit);
  if (bare === '') return plain === '' ? { kind: 'nothing' } : refusal('no-number');
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
  const needed = part.replace(/(?<!0)0+$/, '');
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
  if (unit !== '€') {
    return text.toLowerCase().endsWith(unit) ? text.slice(0, -unit.length).trimEnd() : text;
  }
  const amount = text
    .replace(/ ?(€|eur|euro)$/i, '')
    .replace(/^(€|eur|euro) ?/i, '')
    .trim();
  return amount.replace(/,(-{1,2}|–|—)$/, '');
}

/** A stored number in German notation, without its unit: '1.250,00' from 125000 cents. */
export function writeNumber(kept: number, kind: NumberKind): string {
  return formatOf(kind).format(kept / kind.per);
}

/** The same with the unit: '1.250,00 €'. */
export function writeWithUnit(kept: number, kind: NumberKind): string {
  const number = writeNumber(kept, kind);
  return kind.unit === '' ? number : `${number}\u00a0${kind.unit}`;
}

function formatOf({ shownDecimals, decimals, isGrouped }: NumberKind): Intl.NumberFormat {
  return new Intl.NumberFormat('de-DE', {
    minimumFractionDigits: shownDecimals,
    maximumFractionDigits: decimals,
    useGrouping: isGrouped,
  });
}
