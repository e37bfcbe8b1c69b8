import type { Shape } from './shape-of.server.ts';

/** Lines of a drawing as SVG path data in millimetres; the box of the piece begins at 0, 0 at its top left. */
type Draw = (width: number, height: number) => readonly string[];

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
const round = (value: number): number => Math.round(value);
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** How many doors, drawers or boards of about this size fit. */
const fitting = (length: number, each: number): number => Math.max(1, Math.round(length / each));

const box: Draw = (w, h) => [rect(0, 0, w, h)];

const table: Draw = (w, h) => {
  const top = Math.min(45, h * 0.12);
  const leg = Math.min(55, w * 0.08);
  const inset = w * 0.05;
  return [
    rect(0, 0, w, top),
    rect(inset, top, leg, h - top),
    rect(w - inset - leg, top, leg, h - top),
    line(inset + leg, top + h * 0.09, w - inset - leg, top + h * 0.09),
  ];
};

const desk: Draw = (w, h) => {
  const body = Math.min(w * 0.34, 420);
  const drawer = (h * 0.62) / 3;
  return [
    ...table(w, h).slice(0, 3),
    ...times(3).map((row) => rect(w * 0.93 - body, h * 0.07 + row * drawer, body, drawer)),
  ];
};

/** A carcass with a divided front, on short legs if there is room for them. */
function carcass(w: number, h: number, feet: number, columns: number, rows: number): readonly string[] {
  const body = h - feet;
  const foot = Math.min(45, w * 0.06);
  return [
    rect(0, 0, w, body),
    ...times(columns - 1).map((at) => line((w * (at + 1)) / columns, 0, (w * (at + 1)) / columns, body)),
    ...times(rows - 1).map((at) => line(0, (body * (at + 1)) / rows, w, (body * (at + 1)) / rows)),
    ...(feet < 20 ? [] : [rect(w * 0.05, body, foot, feet), rect(w * 0.95 - foot, body, foot, feet)]),
  ];
}

const seat: Draw = (w, h) => {
  const height = Math.min(h * 0.56, 450);
  const leg = Math.min(35, w * 0.09);
  return [
    rect(w * 0.04, 0, w * 0.92, h * 0.26),
    line(w * 0.08, h * 0.26, w * 0.08, h - height),
    line(w * 0.92, h * 0.26, w * 0.92, h - height),
    rect(0, h - height, w, 50),
    rect(w * 0.04, h - height + 50, leg, height - 50),
    rect(w * 0.96 - leg, h - height + 50, leg, height - 50),
  ];
};

/** From the side: the back at the left, the seat in front of it. */
const seatSide: Draw = (w, h) => {
  const height = Math.min(h * 0.56, 450);
  return [
    `M0 0h${round(Math.min(40, w * 0.1))}L${round(w * 0.14)} ${round(h - height)}`,
    `M0 0L${round(w * 0.06)} ${round(h - height)}`,
    rect(w * 0.06, h - height, w * 0.94, 50),
    line(w * 0.1, h - height + 50, 0, h),
    line(w * 0.92, h - height + 50, w * 0.97, h),
  ];
};

const upholstered: Draw = (w, h) => {
  const arm = Math.min(160, w * 0.18);
  const cushions = fitting(w - 2 * arm, 700);
  const each = (w - 2 * arm) / cushions;
  const feet = h * 0.14;
  return [
    rect(arm, 0, w - 2 * arm, h * 0.5),
    ...times(cushions).map((at) => rect(arm + at * each, h * 0.5, each, h * 0.2)),
    rect(arm, h * 0.7, w - 2 * arm, h * 0.16),
    rect(0, h * 0.32, arm, h * 0.54),
    rect(w - arm, h * 0.32, arm, h * 0.54),
    line(w * 0.06, h - feet, w * 0.05, h),
    line(w * 0.94, h - feet, w * 0.95, h),
  ];
};

const upholsteredSide: Draw = (w, h) => [
  `M0 0h${round(w * 0.16)}L${round(w * 0.26)} ${round(h * 0.32)}h${round(w * 0.74)}v${round(h * 0.54)}H${round(w * 0.08)}z`,
  line(w * 0.1, h * 0.86, w * 0.07, h),
  line(w * 0.94, h * 0.86, w * 0.97, h),
];

const bed: Draw = (w, h) => {
  const mattress = Math.min(h * 0.72, 520);
  return [
    rect(0, 0, w, h * 0.9),
    `M${round(w * 0.03)} ${round(h - mattress)}q0 -60 60 -60H${round(w * 0.97 - 60)}q60 0 60 60v${round(mattress * 0.5)}H${round(w * 0.03)}z`,
    line(w * 0.05, h * 0.9, w * 0.05, h),
    line(w * 0.95, h * 0.9, w * 0.95, h),
  ];
};

const bedSide: Draw = (w, h) => {
  const frame = Math.min(h * 0.5, 330);
  return [
    rect(0, 0, 50, h),
    rect(50, h - frame, w - 50, frame * 0.45),
    `M60 ${round(h - frame)}v-90q0 -60 60 -60H${round(w - 100)}q60 0 60 60v90`,
    line(w - 60, h - frame * 0.55, w - 60, h),
  ];
};

const bench: Draw = (w, h) => {
  const leg = Math.min(50, w * 0.1);
  const top = Math.min(60, h * 0.16);
  return [
    rect(0, 0, w, top),
    `M${round(w * 0.12)} ${round(top)}L${round(w * 0.05)} ${round(h)}h${round(leg)}L${round(w * 0.12 + leg)} ${round(top)}`,
    `M${round(w * 0.88)} ${round(top)}L${round(w * 0.95)} ${round(h)}h${round(-leg)}L${round(w * 0.88 - leg)} ${round(top)}`,
  ];
};

const shade = (w: number, h: number, top: number): string =>
  `M${round(w * 0.24)} 0H${round(w * 0.76)}L${round(w)} ${round(h * top)}H0z`;

const lamp =
  (share: number, foot: number): Draw =>
  (w, h) => [
    shade(w, h, share),
    line(w / 2, h * share, w / 2, h - Math.min(40, h * 0.06)),
    rect(w * (0.5 - foot / 2), h - Math.min(40, h * 0.06), w * foot, Math.min(40, h * 0.06)),
  ];

const pendant: Draw = (w, h) => [
  `M0 ${round(h)}C0 ${round(h * 0.35)} ${round(w * 0.35)} ${round(h * 0.2)} ${round(w * 0.44)} ${round(h * 0.2)}V0H${round(w * 0.56)}V${round(h * 0.2)}C${round(w * 0.65)} ${round(h * 0.2)} ${round(w)} ${round(h * 0.35)} ${round(w)} ${round(h)}z`,
];

const framed: Draw = (w, h) => {
  const frame = Math.min(w, h) * 0.09;
  return [rect(0, 0, w, h), rect(frame, frame, w - 2 * frame, h - 2 * frame)];
};

const ring = (w: number, h: number, share: number): string => {
  const [x, y] = [round((w / 2) * share), round((h / 2) * share)];
  return `M${round(w / 2 - x)} ${round(h / 2)}a${x} ${y} 0 1 0 ${2 * x} 0a${x} ${y} 0 1 0 ${-2 * x} 0z`;
};

const trolley: Draw = (w, h) => {
  const wheel = Math.min(60, h * 0.09);
  const turn = `a${round(wheel / 2)} ${round(wheel / 2)} 0 1 0 ${round(wheel)} 0a${round(wheel / 2)} ${round(wheel / 2)} 0 1 0 ${round(-wheel)} 0`;
  return [
    rect(0, 0, w, h - wheel),
    rect(0, h * 0.1, w, 25),
    rect(0, h * 0.72, w, 25),
    `M${round(w * 0.06)} ${round(h - wheel / 2)}${turn}`,
    `M${round(w * 0.94 - wheel)} ${round(h - wheel / 2)}${turn}`,
  ];
};

const shelf: Draw = (w, h) => [rect(0, 0, w, h), ...carcass(w, h, 0, 1, fitting(h, 330)).slice(1)];

/** Seen from the front and from the side. */
export const drawings: Record<Shape, { readonly front: Draw; readonly side: Draw }> = {
  table: { front: table, side: table },
  desk: { front: desk, side: table },
  chair: { front: seat, side: seatSide },
  armchair: { front: upholstered, side: upholsteredSide },
  bench: { front: bench, side: bench },
  bed: { front: bed, side: bedSide },
  shelf: { front: shelf, side: box },
  cabinet: {
    front: (w, h) => carcass(w, h, h * 0.06, fitting(w, 480), 1),
    side: (w, h) => carcass(w, h, h * 0.06, 1, 1),
  },
  sideboard: {
    front: (w, h) => carcass(w, h, h * 0.22, fitting(w, 500), 1),
    side: (w, h) => carcass(w, h, h * 0.22, 1, 1),
  },
  chest: {
    front: (w, h) => carcass(w, h, h * 0.12, 1, fitting(h, 210)),
    side: (w, h) => carcass(w, h, h * 0.12, 1, 1),
  },
  'floor-lamp': { front: lamp(0.2, 0.6), side: lamp(0.2, 0.6) },
  'table-lamp': { front: lamp(0.48, 0.5), side: lamp(0.48, 0.5) },
  'pendant-lamp': { front: pendant, side: pendant },
  mirror: { front: framed, side: box },
  'round-mirror': { front: (w, h) => [ring(w, h, 1), ring(w, h, 0.88)], side: box },
  trolley: { front: trolley, side: trolley },
  box: { front: box, side: box },
};
