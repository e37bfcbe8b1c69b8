import { hasPostalCodeForm, readPostalCode } from './postal-code.ts';

/** Postal codes by how they begin: from '971' to '976', or both the same. Two capital texts of one length. */
export interface PostalCodeRange {
  readonly from: string;
  readonly to: string;
}

/**
 * Reads '971-976, 978' or 'JE, GY': beginnings of postal codes, or ranges of them, with commas between.
 * @returns the parts that no postal code of that country begins with are `wrong`, as they were typed
 */
export function readPostalCodeRanges(
  country: string,
  typed: string,
): { readonly ranges: readonly PostalCodeRange[]; readonly wrong: readonly string[] } {
  const parts = typed
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.map((part) => ({ part, range: rangeOf(country, part) }));
  return {
    ranges: read.flatMap(({ range }) => (range === null ? [] : [range])),
    wrong: read.flatMap(({ part, range }) => (range === null ? [part] : [])),
  };
}

/** Whether a postal code, as it was typed, lies in one of these ranges. */
export function isAmong(country: string, postalCode: string, ranges: readonly PostalCodeRange[]): boolean {
  const code = plain(readPostalCode(country, postalCode));
  return ranges.some(({ from, to }) =>
    beginningsOf(country, code, from.length).some((head) => from <= head && head <= to),
  );
}

/** Whether some postal code lies in both. */
export function overlap(one: PostalCodeRange, other: PostalCodeRange): boolean {
  const length = Math.min(one.from.length, other.from.length);
  const cut = ({ from, to }: PostalCodeRange) => [from.slice(0, length), to.slice(0, length)] as const;
  const [[from, to], [otherFrom, otherTo]] = [cut(one), cut(other)];
  return from <= otherTo && otherFrom <= to;
}

function rangeOf(country: string, part: string): PostalCodeRange | null {
  const ends = part.split(/[-–]/).map(plain);
  const [from = '', to = from] = ends;
  const isRange = ends.length <= 2 && from.length === to.length && from <= to;
  return isRange && [from, to].every((end) => canBegin(country, end)) ? { from, to } : null;
}

/** What follows a beginning in some country's codes. */
const endings = ['', '0', '00', '000', '0000', '00000', '1AA', '11AA', 'A11AA', 'A1AA'];

function canBegin(country: string, text: string): boolean {
  return /^[A-Z\d]{1,8}$/.test(text) && endings.some((ending) => hasPostalCodeForm(country, text + ending));
}

/**
 * The parts of a postal code that a beginning of that length is compared with. British ones begin with an area and a
 * district, which differ in length: 'B' is Birmingham and not Belfast (BT), and 'KW1' is not 'KW15'.
 */
function beginningsOf(country: string, code: string, length: number): readonly string[] {
  if (country !== 'GB') return code.length < length ? [] : [code.slice(0, length)];
  const district = code.slice(0, -3);
  const area = /^[A-Z]*/.exec(district)?.[0] ?? '';
  // In London, EC1A is a part of EC1.
  const parts = [area, district.replace(/(?<=\d)[A-Z]$/, ''), district, code];
  return parts.filter((part) => part.length === length);
}

const plain = (code: string): string => code.replace(/\s|-/g, '').toUpperCase();
