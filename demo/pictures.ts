import { readFileSync } from 'node:fs';
import type { Picture } from '../src/modules/catalogue/index.ts';
import type { ShopType } from '../src/shared/pieces/shop-type.ts';

export interface PhotographedShot {
  readonly id: string;
  readonly kind: 'studio' | 'angle' | 'detail' | 'room' | 'crop';
  readonly width: number;
  readonly height: number;
  readonly placeholder: string | null;
  /** A German noun phrase that says what the picture shows: 'Sideboard aus Teak mit zwei Türen.' */
  readonly alt: string;
  readonly hash: string;
}

export interface PhotographedPiece {
  readonly id: string;
  readonly family: string;
  readonly line: ShopType;
  readonly materials: readonly string[];
  readonly colour: string | null;
  readonly widthCm: number;
  readonly heightCm: number;
  readonly depthCm: number;
  /** Of boat-wood made in series: the design of which this one is a variant, in other colours. */
  readonly series?: string;
  readonly shots: readonly PhotographedShot[];
}

/** What `demo/photographs/manifest.json` holds. */
export interface PhotographManifest {
  readonly pieces: readonly PhotographedPiece[];
  /** Wide pictures of parent categories, by the category's id. */
  readonly categories: readonly PhotographedShot[];
}

export const noPhotographs: PhotographManifest = { pieces: [], categories: [] };

const shotOrder = ['studio', 'angle', 'detail', 'room', 'crop'] as const;

/** Reads the manifest beside the photographs; an absent or empty one means that there are none yet. */
export function readPhotographs(
  file: URL = new URL('./photographs/manifest.json', import.meta.url),
): PhotographManifest {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return noPhotographs;
    throw error;
  }
  if (text.trim() === '') return noPhotographs;
  const manifest = JSON.parse(text) as Partial<PhotographManifest>;
  return { pieces: manifest.pieces ?? [], categories: manifest.categories ?? [] };
}

/** The photographed pieces of one family that have at least one picture. */
export function photographedPiecesOf(
  family: string,
  manifest: PhotographManifest,
): readonly PhotographedPiece[] {
  return manifest.pieces.filter((piece) => piece.family === family && piece.shots.length > 0);
}

/** The pictures of a photographed piece, the studio one first; the key is `demo/<piece id>/<shot id>.<hash>`. */
export function picturesOf(piece: PhotographedPiece): readonly Picture[] {
  return [...piece.shots]
    .sort((one, other) => shotOrder.indexOf(one.kind) - shotOrder.indexOf(other.kind))
    .map((shot) => ({
      key: `demo/${piece.id}/${shot.id}.${shot.hash}`,
      alt: shot.alt,
      widthPx: shot.width,
      heightPx: shot.height,
      placeholder: shot.placeholder,
    }));
}
