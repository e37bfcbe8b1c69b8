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
    const input = { quantity: returned, deduction: cents === 0 ? null : deduction(cents) };
    expect(owedFor({ quantity, grossCents, assemblyCents: 0 }, back, input)).toEqual({
      ok: true,
      value: { owedCents: owed, owedAssemblyCents: 0 },
    });
  });

  test.each([
    ['the assembly goes back with the piece', 0, 1, 0, false, 92_500, 3_500],
    ['the deduction is for the piece alone', 0, 1, 9_000, false, 83_500, 3_500],
    ['unless it is more than the piece', 0, 1, 90_000, false, 2_500, 2_500],
    ['assembly that was done stays paid', 0, 1, 9_000, true, 80_000, 0],
    ['one of two, then the other: first', 0, 2, 0, false, 92_500, 3_500],
    ['one of two, then the other: last', 1, 2, 0, true, 89_000, 0],
  ])('%s', (_name, back, quantity, cents, assemblyKept, owedCents, owedAssemblyCents) => {
    const line = { quantity, grossCents: 92_500 * quantity, assemblyCents: 3_500 * quantity };
    const input = { quantity: 1, deduction: cents === 0 ? null : deduction(cents), assemblyKept };
    expect(owedFor(line, back, input)).toEqual({ ok: true, value: { owedCents, owedAssemblyCents } });
  });

  test('what stays paid for assembly is no room for a deduction', () => {
    const line = { quantity: 1, grossCents: 92_500, assemblyCents: 3_500 };
    const input = { quantity: 1, deduction: deduction(89_001), assemblyKept: true };
    expect(owedFor(line, 0, input)).toEqual({
      ok: false,
      error: { code: 'deduction-too-much', maxCents: 89_000 },
    });
  });

  test('is never for more pieces than are out, and never less than nothing', () => {
    const line = { quantity: 2, grossCents: 20_000, assemblyCents: 0 };
    expect(owedFor(line, 1, { quantity: 2, deduction: null })).toEqual({
      ok: false,
      error: { code: 'returned-too-many', left: 1 },
    });
    expect(owedFor(line, 1, { quantity: 1, deduction: deduction(10_001) })).toEqual({
      ok: false,
      error: { code: 'deduction-too-much', maxCents: 10_000 },
    });
  });
});
