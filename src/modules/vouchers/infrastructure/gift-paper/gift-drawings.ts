import type { GiftDesign } from '../../../../shared/money/gift-vouchers.ts';

const heightPt = 190;

/** The drawing at the head of a gift voucher, as SVG: its middle, where there is less room than it needs. */
export function drawingOf(design: GiftDesign, widthPt: number, shownPt: number): string {
  const from = (heightPt - shownPt) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPt}" height="${shownPt}" viewBox="0 ${from} ${widthPt} ${shownPt}">${drawings[design](widthPt)}</svg>`;
}

const drawings: Readonly<Record<GiftDesign, (width: number) => string>> = {
  planks,
  armchair,
  stripes,
};

/** Planks of a boat in layers of old paint, each of another length. */
function planks(width: number): string {
  const paints = ['#0f5257', '#e8e0d0', '#9c3512', '#7fa3a6', '#d9b44a', '#0a3b3f'];
  const rows = 6;
  const high = heightPt / rows;
  return Array.from({ length: rows }, (_, row) => {
    const seam = width * (0.28 + ((row * 37) % 50) / 100);
    const y = row * high;
    const left = paints[row % paints.length] ?? '';
    const right = paints[(row * 2 + 3) % paints.length] ?? '';
    return (
      board(0, y, seam - 1, high - 1, left) +
      board(seam + 1, y, width - seam - 1, high - 1, right) +
      nail(6, y + high / 2) +
      nail(seam - 7, y + high / 2) +
      nail(seam + 8, y + high / 2)
    );
  }).join('');
}

const board = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const nail = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="1.6" fill="#211c16"/>`;

/** An easy chair of the fifties beside a floor lamp, in lines. */
function armchair(width: number): string {
  const middle = width / 2;
  const line = 'fill="none" stroke="#0f5257" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';
  return (
    `<rect width="${width}" height="${heightPt}" fill="#f7f3ec"/>` +
    `<g transform="translate(${middle - 120} 20)" ${line}>` +
    '<path d="M60 20 q50 -14 100 0 l8 66 h-116 z" fill="#d8e3e1"/>' +
    '<path d="M40 86 h140 l-6 26 h-128 z" fill="#d8e3e1"/>' +
    '<path d="M34 58 q-12 0 -12 12 l8 42 h16"/><path d="M186 58 q12 0 12 12 l-8 42 h-16"/>' +
    '<path d="M52 112 l-12 40"/><path d="M168 112 l12 40"/>' +
    '<path d="M240 152 v-116"/><path d="M222 152 h36"/><path d="M216 36 l10 -34 h28 l10 34 z" fill="#d9b44a"/>' +
    '</g>'
  );
}

/** Quiet stripes in the shop's colours. */
function stripes(width: number): string {
  const paints = ['#0f5257', '#f7f3ec', '#0f5257', '#f7f3ec', '#9c3512', '#f7f3ec', '#0a3b3f'];
  const wide = width / paints.length;
  return paints.map((fill, index) => board(index * wide, 0, wide, heightPt, fill)).join('');
}
