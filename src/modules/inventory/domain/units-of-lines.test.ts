import { describe, expect, test } from 'vitest';
import { unitsOfLines, type TakenLine, type UnitOfOrder } from './units-of-lines.ts';

const line = (kind: TakenLine['kind'], quantity = 1, variantId: string | null = null): TakenLine => ({
  ...{ kind, quantity, variantId, pieceId: 'stool' },
});
const unit = (unitId: string, kind: TakenLine['kind'], changes: Partial<UnitOfOrder> = {}): UnitOfOrder => ({
  ...{ unitId, kind, pieceId: 'stool', variantId: null, isBack: false },
  ...changes,
});
const back = { isBack: true };

describe('each line has units of its own', () => {
  test.each<[string, TakenLine[], UnitOfOrder[], string[][]]>([
    [
      'two rentals of a piece: the first line the first units',
      [line('rental', 2), line('rental')],
      [unit('1', 'rental'), unit('2', 'rental'), unit('3', 'rental')],
      [['1', '2'], ['3']],
    ],
    [
      'the first line is back: the second keeps its unit',
      [line('rental'), line('rental')],
      [unit('1', 'rental', back), unit('2', 'rental')],
      [[], ['2']],
    ],
    [
      'one of the first line is back: the second line does not fill it up',
      [line('rental', 2), line('rental')],
      [unit('1', 'rental', back), unit('2', 'rental'), unit('3', 'rental')],
      [['2'], ['3']],
    ],
    [
      'one piece bought and rented',
      [line('rental'), line('sale')],
      [unit('1', 'sale'), unit('2', 'rental')],
      [['2'], ['1']],
    ],
    [
      'variants',
      [line('sale', 1, 'red'), line('sale', 1, 'blue')],
      [unit('1', 'sale', { variantId: 'blue' }), unit('2', 'sale', { variantId: 'red' })],
      [['2'], ['1']],
    ],
    ['fewer units than ordered', [line('rental', 2), line('rental')], [unit('1', 'rental')], [['1'], []]],
    ['no units', [line('sale')], [], [[]]],
  ])('%s', (_name, lines, units, expected) => {
    expect(unitsOfLines(lines, units)).toEqual(expected);
  });
});
