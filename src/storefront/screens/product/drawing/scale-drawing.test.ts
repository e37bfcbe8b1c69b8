import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { personHeightMm, personWidthMm, scaleDrawing } from './scale-drawing.ts';

const measures = { widthMm: 1800, heightMm: 760, depthMm: 450, diameterMm: null };

describe('the drawing of a piece', () => {
  test('shows front and side in the same scale as the person', () => {
    const drawing = scaleDrawing(measures, 'sideboard')!;
    expect(drawing.front.width / drawing.front.height).toBeCloseTo(1800 / 760);
    expect(drawing.side!.width / drawing.front.width).toBeCloseTo(450 / 1800);
    expect((drawing.floor - drawing.person.y) / drawing.front.height).toBeCloseTo(personHeightMm / 760);
    expect(drawing.front.y + drawing.front.height).toBeCloseTo(drawing.floor);
  });

  test('needs a width, or a diameter, and a height', () => {
    expect(scaleDrawing({ ...measures, heightMm: null }, 'table')).toBeNull();
    expect(scaleDrawing({ ...measures, widthMm: null }, 'table')).toBeNull();
    expect(scaleDrawing({ ...measures, depthMm: null }, 'table')).toMatchObject({
      side: null,
      isRound: false,
    });
  });

  test('of a round piece has its diameter and no second view', () => {
    const drawing = scaleDrawing({ widthMm: null, heightMm: 530, depthMm: null, diameterMm: 500 }, 'table');
    expect(drawing).toMatchObject({ isRound: true, side: null, front: { widthMm: 500 } });
  });

  test('hangs a mirror at the eyes, and lets a tall one stand', () => {
    const middle = (heightMm: number) => {
      const { front, floor, scale } = scaleDrawing({ ...measures, heightMm }, 'mirror')!;
      return Math.round((floor - front.y - front.height / 2) / scale);
    };
    expect(middle(800)).toBe(1500);
    expect(middle(1800)).toBe(900);
  });

  test('stays on its sheet, whatever is drawn', () => {
    const length = fc.integer({ min: 20, max: 6000 });
    fc.assert(
      fc.property(
        length,
        length,
        fc.option(length),
        fc.constantFrom('table', 'mirror', 'pendant-lamp'),
        (widthMm, heightMm, depthMm, shape) => {
          const drawing = scaleDrawing({ widthMm, heightMm, depthMm, diameterMm: null }, shape)!;
          expect(drawing.front.x).toBeGreaterThan(0);
          expect(drawing.front.y).toBeGreaterThan(0);
          expect(drawing.person.x + personWidthMm * drawing.scale).toBeLessThanOrEqual(drawing.width);
          expect(drawing.height).toBeLessThan(300);
        },
      ),
    );
  });
});
