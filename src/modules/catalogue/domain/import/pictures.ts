import type { PlainCode } from '../../../../shared/messages/message.ts';
import type { Picture } from '../piece.ts';
import type { PixelSize } from './cells/cells.ts';

/** A picture as a file names it. */
export interface NamedPicture {
  readonly source: string;
  readonly alt: string | null;
  readonly size: PixelSize | null;
}

/** The columns about pictures that a file has. */
interface PictureColumns {
  readonly keys: boolean;
  readonly alts: boolean;
  readonly sizes: boolean;
}

interface PictureOptions {
  /** The pictures that the shop has; null for a new piece or variant. */
  readonly known: readonly Picture[] | null;
  readonly has: PictureColumns;
  /** Called for each picture that is left out, with the reason. */
  readonly refuse: (source: string, problem: PlainCode) => void;
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
 */
export function takePictures(
  all: readonly NamedPicture[],
  title: string,
  { known, has, refuse }: PictureOptions,
): Picture[] {
  // A file that has none of the columns leaves pictures exactly as they are.
  if (known !== null && !has.keys && !has.alts && !has.sizes) return [...known];
  const named = known === null ? all : withKnownPictures(all, known, has);
  const taken = new Map<string, Picture>();
  for (const { source, alt, size } of named) {
    const name = source.trim();
    if (name === '') continue;
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(name)) {
      refuse(name, 'not-taken-address');
    } else if (!key.test(name) || name.length > 500) {
      refuse(name, 'not-taken-no-key');
    } else if (!taken.has(name)) {
      taken.set(name, {
        key: name,
        alt: alt === noAlt ? '' : alt === null || alt === '' ? title : alt,
        ...(size ?? usualSize),
        placeholder: null,
      });
    }
  }
  // Names that cannot be used do not mean that the piece shall have no pictures.
  const isRefused = taken.size === 0 && named.some(({ source }) => source.trim() !== '');
  return isRefused && known !== null ? [...known] : [...taken.values()];
}

/** What a file says about pictures, with what the shop knows for the columns that the file lacks. */
function withKnownPictures(
  named: readonly NamedPicture[],
  known: readonly Picture[],
  has: PictureColumns,
): NamedPicture[] {
  const byKey = new Map(known.map((picture) => [picture.key, picture]));
  return named.map(({ source, alt, size }) => {
    const old = byKey.get(source.trim());
    if (old === undefined) return { source, alt, size };
    return {
      source,
      alt: has.alts ? alt : old.alt.trim() === '' ? noAlt : old.alt,
      size: has.sizes ? size : { widthPx: old.widthPx, heightPx: old.heightPx },
    };
  });
}
