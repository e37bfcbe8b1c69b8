import { create } from 'qrcode';

/** Modules of white around a QR code that its standard requires. */
const quietZone = 4;

/** A QR code as a drawing, with the error correction of the GiroCode's guideline. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const path = Array.from({ length: size * size }, (_, index) => index)
    .filter((index) => modules.data[index])
    .map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`)
    .join('');
  const whole = size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className="w-full max-w-52 bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
