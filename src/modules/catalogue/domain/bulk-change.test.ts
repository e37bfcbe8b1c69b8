import { expect, test } from 'vitest';
import { aPiece } from '../testing/a-piece.ts';
import { draftAfter } from './bulk-change.ts';

test('an announced reduction names the price it was; a rise or an unannounced one names none', () => {
  const piece = aPiece({ priceCents: 50_000, comparePriceCents: 60_000 });
  const after = (percent: number, announce: boolean) =>
    draftAfter(piece, { kind: 'price', percent, announce }).comparePriceCents;
  expect(after(-20, true)).toBe(50_000);
  expect(after(-20, false)).toBeNull();
  expect(after(20, true)).toBeNull();
});

test('a price changed by nothing stays to the cent, with what is said beside it', () => {
  const piece = aPiece({ priceCents: 12_050, comparePriceCents: 14_990 });
  for (const announce of [true, false]) {
    expect(draftAfter(piece, { kind: 'price', percent: 0, announce })).toEqual(piece);
  }
});

test('a section is added once and removed', () => {
  const piece = aPiece({ sections: ['sales'] });
  expect(draftAfter(piece, { kind: 'add-section', section: 'highlights' }).sections).toEqual([
    'highlights',
    'sales',
  ]);
  expect(draftAfter(piece, { kind: 'add-section', section: 'sales' }).sections).toEqual(['sales']);
  expect(draftAfter(piece, { kind: 'remove-section', section: 'sales' }).sections).toEqual([]);
});
