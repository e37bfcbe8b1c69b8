/**
 * The class that shows a picture's colour until it has loaded (`picture-tones.css`). Only the colours of `pictureTones`
 * have one; for all others the background is deep paper's.
 */
export function toneClass(placeholder: string | null): string {
  return placeholder === null ? 'bg-paper-deep' : `bg-paper-deep tone-${placeholder.slice(1)}`;
}
