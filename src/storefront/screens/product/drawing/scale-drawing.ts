import type { OuterDimensions } from '../../../../shared/pieces/piece-fields.ts';
import type { Shape } from './shape-of.server.ts';

/** A view of the piece on the sheet: its top left corner and size in units of the sheet. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its real size, in millimetres. */
  readonly widthMm: number;
  readonly heightMm: number;
}

export interface ScaleDrawing {
  readonly width: number;
  readonly height: number;
  /** The position of the floor. */
  readonly floor: number;
  /** Units of the sheet per millimetre; the same for everything on it. */
  readonly scale: number;
  readonly front: View;
  /** From the side; null if the depth is unknown, or the piece is round and looks the same. */
  readonly side: View | null;
  readonly person: { readonly x: number; readonly y: number };
  readonly isRound: boolean;
}

export const personHeightMm = 1750;
export const personWidthMm = 530;

const sheet = { width: 400, left: 34, right: 10, top: 12, bottom: 34, drawing: 236 } as const;
/** Between two views, and between the middles of their labels, so that they never touch. */
const gap = 26;
const labelWidth = 70;

/** The height above the floor of the lower edge of a hanging piece. */
function hangsAt(shape: Shape, heightMm: number): number {
  if (shape === 'pendant-lamp') return 1350;
  // The middle of a mirror is at eye level, unless it is so tall that it stands.
  return shape.endsWith('mirror') && heightMm < 1300 ? 1500 - heightMm / 2 : 0;
}

/**
 * Arranges a piece to scale beside a person of 1.75 m.
 * @returns null if its width or height is unknown
 */
export function scaleDrawing(measures: OuterDimensions, shape: Shape): ScaleDrawing | null {
  const { heightMm, diameterMm, depthMm } = measures;
  const isRound = measures.widthMm === null && diameterMm !== null;
  const widthMm = measures.widthMm ?? diameterMm;
  if (widthMm === null || heightMm === null) return null;
  // A round mirror's diameter is its height as well; any other round piece looks the same from the side.
  const sideMm = isRound ? null : depthMm;
  const hang = hangsAt(shape, heightMm);
  const tallest = Math.max(personHeightMm, heightMm + hang);
  const fits = (gaps: number): number =>
    Math.min(
      sheet.drawing / tallest,
      (sheet.width - sheet.left - sheet.right - gaps) / (widthMm + (sideMm ?? 0) + personWidthMm),
    );
  const between = (one: number, other: number, scale: number): number =>
    Math.max(gap, labelWidth - ((one + other) * scale) / 2);
  const gapsAt = (scale: number): readonly number[] =>
    sideMm === null
      ? [between(widthMm, personWidthMm, scale)]
      : [between(widthMm, sideMm, scale), between(sideMm, personWidthMm, scale)];
  const sum = (gaps: readonly number[]): number => gaps.reduce((all, one) => all + one, 0);

  // Narrow pieces need wider gaps for their labels; the first guess has the narrowest gaps, so the second fits.
  let scale = fits(0);
  for (let round = 0; round < 6; round += 1) scale = fits(sum(gapsAt(scale)));
  const gaps = gapsAt(scale);
  const used = (widthMm + (sideMm ?? 0) + personWidthMm) * scale + sum(gaps);
  const start = sheet.left + Math.max(0, (sheet.width - sheet.left - sheet.right - used) / 2);
  const floor = sheet.top + tallest * scale;
  const view = (x: number, ofMm: number): View => ({
    x,
    y: floor - (heightMm + hang) * scale,
    width: ofMm * scale,
    height: heightMm * scale,
    widthMm: ofMm,
    heightMm,
  });
  const front = view(start, widthMm);
  const side = sideMm === null ? null : view(front.x + front.width + (gaps[0] ?? 0), sideMm);
  const last = side ?? front;
  return {
    width: sheet.width,
    height: floor + sheet.bottom,
    floor,
    scale,
    front,
    side,
    person: { x: last.x + last.width + (gaps.at(-1) ?? 0), y: floor - personHeightMm * scale },
    isRound,
  };
}
