import { describe, expect, test } from 'vitest';
import type { LinkedLine } from '../../../shared/orders/linked-cart.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import { asksByMail, decideConfirm, decideReminder, type PieceNow } from './reminder.ts';

const now = new Date('2028-02-29T22:59:59Z');
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
const day = 24;

test.each([
  ['of a new address', [], true],
  ['a minute after the last one', [ago(1 / 60)], true],
  ['half a minute after it', [ago(1 / 120)], false],
  ['for the third time today', [ago(1), ago(2)], true],
  ['for the fourth time today', [ago(1), ago(2), ago(day - 1)], false],
  ['with three, one of them yesterday', [ago(1), ago(2), ago(day)], true],
] as const)('a request %s leads to a mail: %s', (_of, asked, expected) => {
  expect(asksByMail(asked, now)).toBe(expected);
});

test.each([
  ['pending', ago(1), 'begins'],
  ['pending', ago(3 * day), 'begins'],
  ['pending', ago(3 * day + 1), 'link-expired'],
  ['confirmed', ago(1), 'has-begun'],
  ['sent', ago(100 * day), 'has-begun'],
  ['needless', ago(5), 'has-begun'],
  ['stopped', ago(1), 'link-invalid'],
] as const)('following the link of a %s one, asked %s: %s', (state, requestedAt, expected) => {
  expect(decideConfirm({ state, requestedAt }, now)).toBe(expected);
});

describe('the reminder', () => {
  const chair: PieceNow = { id: 'chair', title: 'Stuhl', stockAmt: 2, rentable: true, variants: [] };
  const table: PieceNow = {
    id: 'table',
    title: 'Tisch',
    stockAmt: 1,
    rentable: false,
    variants: [
      { id: 'oak', name: 'Eiche', stockAmt: 1 },
      { id: 'teak', name: 'Teak', stockAmt: 0 },
    ],
  };
  const line = (pieceId: string, more: Partial<LinkedLine> = {}): LinkedLine => ({
    pieceId,
    variantId: null,
    quantity: 1,
    rentOption: null,
    assembly: false,
    ...more,
  });
  const decide = (
    cart: readonly LinkedLine[],
    {
      hours = 24,
      hasOrdered = false,
      pieces = [chair, table],
    }: {
      readonly hours?: number;
      readonly hasOrdered?: boolean;
      readonly pieces?: readonly PieceNow[];
    } = {},
  ) => decideReminder({ confirmedAt: ago(hours), cart }, { hasOrdered, pieces }, now);

  test.each([
    ['a day after the confirmation', { hours: 24 }, 'remind'],
    ['before', { hours: 23.9 }, 'wait'],
    ['after jobs stood still for two days', { hours: 71.9 }, 'remind'],
    ['after they stood still for longer', { hours: 72 }, 'needless'],
    ['where something was ordered', { hasOrdered: true }, 'needless'],
    ['before its time, where something was ordered', { hours: 1, hasOrdered: true }, 'wait'],
    ['where the shop shows the piece no more', { pieces: [table] }, 'needless'],
    ['where it is sold', { pieces: [{ ...chair, stockAmt: 0 }] }, 'needless'],
  ] as const)('%s', (_when, options, kind) => {
    expect(decide([line('chair')], options).kind).toBe(kind);
  });

  test.each<[string, LinkedLine, unknown]>([
    ['a piece', line('chair'), { there: [{ title: 'Stuhl', quantity: 1, rentOption: null }] }],
    ['no more than there are', line('chair', { quantity: 5 }), { there: [{ quantity: 2 }] }],
    ['a rental', line('chair', { rentOption: '1 Woche' }), { there: [{ rentOption: '1 Woche' }] }],
    ['a variant', line('table', { variantId: 'oak' }), { there: [{ title: 'Tisch, Eiche' }] }],
  ])('names %s', (_what, one, expected) => {
    expect(decide([one])).toMatchObject({ kind: 'remind', gone: [], ...(expected as object) });
  });

  test.each<[string, LinkedLine, string]>([
    ['a variant that is sold', line('table', { variantId: 'teak' }), 'Tisch, Teak'],
    ['one that is no more', line('table', { variantId: 'ash' }), 'Tisch'],
    ['a piece that has variants now', line('table'), 'Tisch'],
    [
      'what is no longer rented out',
      line('table', { variantId: 'oak', rentOption: '1 Tag' }),
      'Tisch, Eiche',
    ],
  ])('says that it is gone: %s', (_what, one, title) => {
    expect(decide([line('chair'), one])).toMatchObject({
      there: [{ title: 'Stuhl' }],
      gone: [title],
    });
    expect(decide([one]).kind).toBe('needless');
  });
});
