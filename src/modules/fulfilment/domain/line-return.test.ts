import { describe, expect, test } from 'vitest';
import { owedFor } from './line-return.ts';

const deduction = (cents: number) => ({ cents, reason: 'Kratzer' });

describe('what is owed for pieces that came back', () => {
  test.each([
    ['the only piece', 1, 89_000, 0, 1, 0, 89_000],
    ['with a deduction', 1, 89_000, 0, 1, 9_000, 80_000],
    ['nothing of it', 1, 89_000, 0, 1, 89_000, 0],
    ['one of three', 3, 10_000, 0, 1, 0, 3_333],
    ['the second of three', 3, 10_000, 1, 1, 0, 3_334],
    ['the last of three', 3, 10_000, 2, 1, 0, 3_333],
    ['two of three', 3, 10_000, 1, 2, 0, 6_667],
  ])('%s', (_name, quantity, grossCents, back, returned, cents, owed) => {
    const wish = { quantity: returned, deduction: cents === 0 ? null : deduction(cents) };
    expect(owedFor({ quantity, grossCents }, back, wish)).toEqual({ ok: true, value: owed });
  });

  test('is never for more pieces than are out, and never less than nothing', () => {
    const line = { quantity: 2, grossCents: 20_000 };
    expect(owedFor(line, 1, { quantity: 2, deduction: null })).toEqual({
      ok: false,
      error: { code: 'returned-too-many', left: 1 },
    });
    expect(owedFor(line, 1, { quantity: 1, deduction: deduction(10_001) })).toEqual({
      ok: false,
      error: { code: 'deduction-too-much', mostCents: 10_000 },
    });
  });
});
