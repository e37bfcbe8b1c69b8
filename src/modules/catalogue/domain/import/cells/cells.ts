import { asMessage, type Message, type PlainCode } from '../../../../../shared/messages/message.ts';
import { hasLettersOrDigits } from '../../../../../shared/text/typed-text.ts';
import { readDecimal, type Reading } from './decimal.ts';

/** Reads one non-empty cell. Never throws, whatever the cell contains. */
export type CellReader<T> = (cell: string) => Reading<T>;

function good<T>(value: T): Reading<T> {
  return { ok: true, value };
}

function bad<T>(problem: Message | PlainCode): Reading<T> {
  return { ok: false, problem: asMessage(problem) };
}

/** Text as it is stored: composed umlauts, plain line ends, trimmed. Refuses text that cannot be stored. */
export function readText(cell: string): Reading<string> {
  const text = cell.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  if (!text.isWellFormed() || /\p{Cc}/u.test(text.replace(/[\n\t]/g, ''))) {
    return bad('cell-not-storable');
  }
  if (text.includes('\ufffd')) return bad('cell-character-lost');
  return good(text);
}

/** A number as a spreadsheet shows it in a narrow column, '4,01E+12': the other digits are not in the file. */
const shortened = /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i;
/** What a spreadsheet shows in place of a value, German and English: '#WERT!', '#NAME?', '#####'. */
const valueMissing = /^#(?:#+|NAME\?|(?:WERT|VALUE|BEZUG|REF|ZAHL|NUM|NULL|DIV\/0)!|NV|N\/A)$/i;

/** One line of 1 to `maxLength` characters (not bytes, not UTF-16 units: as the database counts). */
export function shortText(maxLength: number): CellReader<string> {
  return (cell) => {
    const text = readText(cell.replace(/\s+/g, ' '));
    if (!text.ok) return text;
    if (shortened.test(text.value)) return bad('cell-number-shortened');
    if (valueMissing.test(text.value)) return bad('cell-value-missing');
    const length = [...text.value].length;
    return length > maxLength ? bad({ code: 'cell-too-long', params: { length, maxLength } }) : text;
  };
}

/** Must contain letters or digits, because the address of the piece is made of them. */
export const readSku: CellReader<string> = (cell) => {
  const text = shortText(40)(cell);
  return text.ok && !hasLettersOrDigits(text.value) ? bad('needs-letters') : text;
};

/** Cents, from '1.250,00 €', 'EUR 1250' or '1.250,-'; more than 0 unless `zero`, up to a million euros. */
export function money(zero: 'zero' | 'positive'): CellReader<number> {
  return (cell) => {
    const digits = cell
      .replace(/^\s*(?:€|euro?)|(?:€|euro?)\s*$/giu, '')
      .replace(/[,.]?\s?[-–—]{1,2}\s*$/u, '');
    const cents = readDecimal(digits, { places: 2, threeDigits: 'german', exact: true });
    if (!cents.ok) return cents;
    if (cents.value < (zero === 'zero' ? 0 : 1)) return bad('cell-not-above-zero');
    return cents.value > 100_000_000 ? bad('cell-above-a-million') : cents;
  };
}

/** Whole millimetres from centimetres or a unit that the cell names, 1 mm to 100 m; 0 means unknown, hence null. */
export const centimetres: CellReader<number | null> = (cell) =>
  measure(cell, { cm: 1, m: 3, mm: 0 }, 'cm', 100_000, 'cell-dimension-out-of-range');

/** Whole grams from kilograms or from grams so named, 1 g to 10 t; 0 means unknown, hence null. */
export const kilograms: CellReader<number | null> = (cell) =>
  measure(cell, { kg: 3, g: 0 }, 'kg', 10_000_000, 'cell-weight-out-of-range');

/** @param units each with the decimal places between it and the smallest */
function measure<Unit extends string>(
  cell: string,
  units: Readonly<Record<Unit, number>>,
  usual: NoInfer<Unit>,
  max: number,
  outside: PlainCode,
): Reading<number | null> {
  const [, typed = cell, unit = ''] = /^(.*[\d\s])([a-z]+)\s*$/iu.exec(cell) ?? [];
  const named = Object.keys(units).find((known): known is Unit => known === unit.toLowerCase());
  const places = units[named ?? usual];
  // Thousands of the smallest unit are nothing unusual, and it has no parts.
  const threeDigits = places === 0 ? 'thousands' : 'refused';
  const number = readDecimal(named === undefined ? cell : typed, { places, threeDigits });
  if (!number.ok) return number;
  if (number.value === 0 && !/[1-9]/.test(cell)) return good(null);
  return number.value < 1 || number.value > max ? bad(outside) : number;
}

/** A whole number from `from` to `to`, both inclusive. */
export function wholeNumber(from: number, to: number): CellReader<number> {
  return (cell) => {
    const number = readDecimal(cell, { places: 0, threeDigits: 'thousands', exact: true });
    if (!number.ok) return number;
    const isOutside = number.value < from || number.value > to;
    return isOutside ? bad({ code: 'cell-out-of-range', params: { from, to } }) : number;
  };
}

/** A four-digit year, so that neither '68' nor '19680' slips through. */
export const readYear: CellReader<number> = (cell) =>
  /^\s*[1-9]\d{3}\s*$/.test(cell) ? good(Number(cell)) : bad('cell-not-a-year');

const yes = new Set(['ja', 'j', 'true', 'wahr', '1', 'x', 'yes', 'y']);
const no = new Set(['nein', 'n', 'false', 'falsch', '0', 'no', '-']);

export const flag: CellReader<boolean> = (cell) => {
  const word = cell.trim().toLowerCase();
  if (yes.has(word)) return good(true);
  return no.has(word) ? good(false) : bad('cell-neither-yes-nor-no');
};

/** One of the words of a table, ignoring case. The first word of each meaning is the one that is shown. */
export function oneOf<T>(words: readonly (readonly [T, ...string[]])[]): CellReader<T> {
  const meanings = new Map(words.flatMap(([value, ...names]) => names.map((name) => [name, value] as const)));
  const known = words.map(([, name]) => name ?? '');
  return (cell) => {
    const word = cell.normalize('NFC').trim().toLowerCase();
    const value = meanings.get(word);
    return value === undefined ? bad({ code: 'cell-choice-unknown', params: { known } }) : good(value);
  };
}

/** The parts of a cell. A backslash escapes a separator or another backslash. */
function splitCell(cell: string, separator: RegExp): string[] {
  if (!cell.includes('\\')) return cell.split(separator);
  const parts: string[] = [];
  let part = '';
  for (const sign of cell.match(/\\[\\|;,]|[^]/gu) ?? []) {
    if (sign.startsWith('\\') && sign.length === 2) part += sign.slice(1);
    else if (separator.test(sign)) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
}

/** Escapes a value for a cell that lists several: the inverse of `splitCell`. */
export function listPart(value: string): string {
  return value.replace(/[\\|;,]/g, '\\$&');
}

/** Several values in one cell, each read by `read`, without duplicates. */
export function listOf<T>(separators: RegExp, read: CellReader<T>): CellReader<readonly T[]> {
  return (cell) => {
    const values: T[] = [];
    for (const part of splitCell(cell, separators)) {
      if (part.trim() === '') continue;
      const value = read(part);
      if (!value.ok) return { ...value, part: part.trim() };
      if (!values.includes(value.value)) values.push(value.value);
    }
    return good(values);
  };
}

/** Parts of a cell in their order, including empty ones, since each belongs to a picture by its position. */
export function pieces(separator: RegExp): CellReader<readonly string[]> {
  return (cell) => {
    const text = readText(cell.replace(/\s+/g, ' '));
    return text.ok ? good(splitCell(text.value, separator).map((part) => part.trim())) : text;
  };
}

export interface PixelSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Sizes such as '1600x1200|', in the order of the pictures; null for an empty part. */
export function pixelSizes(separator: RegExp): CellReader<readonly (PixelSize | null)[]> {
  return (cell) => {
    const sizes: (PixelSize | null)[] = [];
    for (const part of cell.split(separator)) {
      const size = /^\s*([1-9]\d{0,4})\s*[x×]\s*([1-9]\d{0,4})\s*$/i.exec(part);
      if (size === null && part.trim() !== '') return { ...bad('cell-not-a-size'), part: part.trim() };
      sizes.push(size === null ? null : { widthPx: Number(size[1]), heightPx: Number(size[2]) });
    }
    return good(sizes);
  };
}
