/** A number in German or English notation: '1.250,50', '1,250.50', '1,8', '180'. It captures the number. */
export const number = String.raw`(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?)`;
export const most = String.raw`(?:bis(?: zu)?|unter|max\.?|maximal|maximum|höchstens|hoechstens|weniger als|nicht mehr als|günstiger als|guenstiger als|billiger als|kleiner als|schmaler als|nicht über|<=?|under|below|up to|at most|less than|no more than|cheaper than|hasta|menos de|como máximo|por debajo de)`;
export const least = String.raw`(?:ab|über|ueber|mindestens|min\.?|mehr als|teurer als|größer als|groesser als|breiter als|>=?|over|above|from|at least|more than|desde|más de|a partir de)`;
export const between = String.raw`(?:zwischen|von|between|from)`;
export const and = String.raw`(?:und|bis|-|–|and|to)`;
/** 'rund' is left out: for a table it is a shape. */
export const nearly = String.raw`(?:(?:ca\.?|circa|etwa|ungefähr|ungefaehr|about|around) ?)?`;

/** Words around numbers that do not identify a piece. */
export const wordsAroundNumbers: ReadonlySet<string> = new Set(
  (
    'bis ab unter über ueber max maximal maximum min mindestens höchstens hoechstens zwischen ca circa etwa ungefähr ' +
    'ungefaehr under below over above between about around from to up hasta desde'
  ).split(' '),
);

/** A pattern that matches only on its own, not inside a word or a longer number. */
export function alone(source: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?<!\d[.,])${source}(?![\p{L}\d]|[.,]\d)`, 'giu');
}

/** Reads '1.200,50' and '1,8' as in German, '1,200.50' and '1.8' as well. */
export function parsed(text = ''): number {
  if (/^\d{1,3}(\.\d{3})+/.test(text)) return Number(text.replace(/\./g, '').replace(',', '.'));
  if (/^\d{1,3}(,\d{3})+/.test(text)) return Number(text.replace(/,/g, ''));
  return Number(text.replace(',', '.'));
}

export function cents(text: string | undefined): number {
  return Math.min(Math.round(parsed(text) * 100), 100_000_000);
}

/** Without a unit centimetres are meant, but no table measures 2 cm. */
export function millimetres(text: string | undefined, unit: string | undefined): number {
  const value = parsed(text);
  const inMillimetres = { m: 1000, meter: 1000, mm: 1 }[unit ?? ''] ?? 10;
  return Math.round((unit === undefined && value < 4 ? value * 1000 : value * inMillimetres) / 10) * 10;
}
