import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { fromRow, rowOf, type RowOf } from './row-names.ts';

interface Line {
  readonly position: number;
  readonly unitCents: number;
  readonly chargeTaxPercent: number;
  readonly vatByRate: readonly { readonly netCents: number }[];
}
const line: Line = { position: 0, unitCents: 5, chargeTaxPercent: 19, vatByRate: [{ netCents: 4 }] };

test('columns have the names of properties, and what they hold keeps its own', () => {
  expect(rowOf(line)).toEqual({
    position: 0,
    unit_cents: 5,
    charge_tax_percent: 19,
    vat_by_rate: [{ netCents: 4 }],
  });
  expect(fromRow<Line>(rowOf(line))).toEqual(line);
});

test('the compiler knows the columns', () => {
  expectTypeOf<keyof RowOf<Line>>().toEqualTypeOf<
    'position' | 'unit_cents' | 'charge_tax_percent' | 'vat_by_rate'
  >();
  // @ts-expect-error: a column is missing
  fromRow<Line>({ position: 0, unit_cents: 5, vat_by_rate: [] });
});

test('any name comes back as it was', () => {
  const name = fc.stringMatching(/^[a-z]{1,5}([A-Z][a-z]{1,4}){0,3}$/);
  fc.assert(
    fc.property(fc.dictionary(name, fc.integer(), { noNullPrototype: true }), (value) => {
      expect(fromRow<typeof value>(rowOf(value))).toEqual(value);
    }),
  );
});
