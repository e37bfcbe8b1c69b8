import { personWidthMm } from './scale-drawing.ts';

// The right half of a standing person from the neck down and up again to the crotch, in millimetres from the middle and
// from the top of the head.
const half = [
  [44, 205],
  [52, 262],
  [150, 292],
  [218, 330],
  [244, 450],
  [252, 640],
  [262, 800],
  [258, 905],
  [232, 950],
  [214, 890],
  [212, 780],
  [196, 620],
  [176, 470],
  [168, 610],
  [160, 700],
  [182, 850],
  [188, 980],
  [168, 1180],
  [150, 1320],
  [148, 1440],
  [112, 1640],
  [122, 1720],
  [74, 1746],
  [38, 1700],
  [44, 1500],
  [40, 1330],
  [26, 1080],
  [0, 940],
] as const;

const middle = personWidthMm / 2;

/** The figure's outline as SVG path data, without its head: a smooth line through the middles of its corners. */
export const personOutline = (): string =>
  outline([
    ...half.map(([x, y]) => [middle + x, y] as const),
    ...[...half].reverse().map(([x, y]) => [middle - x, y] as const),
  ]);

export const personHead = { x: middle, y: 112, radiusX: 78, radiusY: 108 } as const;

function outline(points: readonly (readonly [number, number])[]): string {
  const between = (index: number): string => {
    const [x1, y1] = points[index % points.length]!;
    const [x2, y2] = points[(index + 1) % points.length]!;
    return `${(x1 + x2) / 2} ${(y1 + y2) / 2}`;
  };
  const curves = points.map((_, index) => {
    const [x, y] = points[(index + 1) % points.length]!;
    return `Q${x} ${y} ${between(index + 1)}`;
  });
  return `M${between(0)}${curves.join('')}z`;
}
