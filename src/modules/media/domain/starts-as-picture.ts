/** Types of files in the ISO format: AVIF, and HEIC in its variants. */
const brands = /^(avif|avis|mif1|msf1|miaf|heic|heix|heim|heis|hevc|hevx)$/;

/**
 * Whether a file begins like one of the accepted picture formats. Decoders choose by the same bytes, so those of other
 * formats, some of them large and old, never see files from strangers.
 */
export function startsAsPicture(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 16));
  return (
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    /^GIF8[79]a/.test(text) ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    (text.slice(4, 8) === 'ftyp' && brands.test(text.slice(8, 12)))
  );
}
