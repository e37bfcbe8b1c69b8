import type { Picture } from '../piece.ts';
import type { PixelSize } from './cells.ts';

/** A picture as a file names it. */
export interface NamedPicture {
  readonly source: string;
  readonly alt: string | null;
  readonly size: PixelSize | null;
}

/** Marks a picture without a description in a file; an empty cell means the title. */
export const noAlt = '-';

/** The studio's own format, for pictures whose size is not in the file. */
const usualSize: PixelSize = { widthPx: 1600, heightPx: 1200 };

const key = /^[\p{L}\p{N}_-][\p{L}\p{N}._ -]*(?:\/[\p{L}\p{N}_-][\p{L}\p{N}._ -]*)*$/u;

/**
 * The pictures that can be imported: keys of the shop's own storage, each once.
 *
 * An address is not fetched: the network may be closed, and whether somebody else's picture may be shown is a decision
 * for people. A key is relative and stays inside the storage: no scheme, no leading slash, no '..'.
 * @param refuse called for each picture that is left out, with the reason
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
