import type { Picture } from '../piece.ts';
import type { PixelSize } from './cells.ts';

/** A picture as a file names it. */
export interface NamedPicture {
  readonly source: string;
  readonly alt: string | null;
  readonly size: PixelSize | null;
}

/** Stands in a file for a picture without a description; an empty cell means the title. */
export const noAlt = '-';

/** The studio's own format, for pictures whose size a file does not say. */
const usualSize: PixelSize = { widthPx: 1600, heightPx: 1200 };

const key = /^[\p{L}\p{N}_-][\p{L}\p{N}._ -]*(?:\/[\p{L}\p{N}_-][\p{L}\p{N}._ -]*)*$/u;

/**
 * The pictures that can be taken over: keys of the shop's own storage, each once.
 *
 * An address is not fetched: the network may be closed, and whether somebody else's picture may be shown is
 * for people to decide. A key is relative and stays inside the storage: no scheme, no leading slash, no '..'.
 * @param refuse is told of each picture that is left out, and why
 */
export function takePictures(
  named: readonly NamedPicture[],
  title: string,
  refuse: (source: string, problem: string) => void,
): Picture[] {
  const taken = new Map<string, Picture>();
  for (const { source, alt, size } of named) {
    const name = source.trim();
    if (name === '') continue;
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(name)) {
      refuse(name, 'wird nicht übernommen: Bilder von Adressen werden nicht geholt');
    } else if (!key.test(name) || name.length > 500) {
      refuse(name, 'wird nicht übernommen: kein Schlüssel im Bildspeicher');
    } else if (!taken.has(name)) {
      taken.set(name, {
        key: name,
        alt: alt === noAlt ? '' : alt === null || alt === '' ? title : alt,
        ...(size ?? usualSize),
        placeholder: null,
      });
    }
  }
  return [...taken.values()];
}
