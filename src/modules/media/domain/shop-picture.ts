import { pictureWidths, type PictureWidth } from '../../../shared/picture-address.ts';

/** Whether the sizes of a photograph of staff are made yet; `failed`: what came was no picture that can be read. */
export type ShopPictureState = 'waiting' | 'ready' | 'failed';

export interface ShopPicture {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** How pieces and categories name it, and how its addresses are made: 'shop/{id}'. */
  readonly key: string;
  readonly state: ShopPictureState;
  /** The three are known once it is ready. */
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  /** Dominant colour, '#rrggbb'. */
  readonly placeholder: string | null;
}

/** One whose sizes are made. */
export interface ReadyPicture {
  readonly key: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly placeholder: string;
}

const prefix = 'shop/';
const idPattern = /^[0-9a-f]{32}$/;
const filePattern = /^([0-9a-f]{32})-(?:(\d{3,4})\.avif|640\.jpg)$/;

export const pictureKeyOf = (id: string): string => `${prefix}${id}`;

/** The id in a picture's key, or null: a photograph of the demonstration, say. */
export function pictureIdOf(key: string): string | null {
  const id = key.startsWith(prefix) ? key.slice(prefix.length) : '';
  return idPattern.test(id) ? id : null;
}

/** Where what came lies in the file store until it is scaled. */
export const originalFileKey = (id: string): string => `originals/${id}`;

/** Where a size lies in the file store, by the last part of its address; null when that names none. */
export function sizeFileKey(name: string): string | null {
  const [, id, width] = filePattern.exec(name) ?? [];
  if (id === undefined) return null;
  if (width !== undefined && !pictureWidths.includes(Number(width) as PictureWidth)) return null;
  return `pictures/${name}`;
}

/** Where its picture for shared links lies in the file store. */
export const shareFileKey = (id: string): string => `pictures/${id}-share.jpg`;

/** All files of a picture's sizes, in the file store. */
export function sizeFileKeys(id: string): readonly string[] {
  const widths = pictureWidths.map((width) => `pictures/${id}-${width}.avif`);
  return [...widths, `pictures/${id}-640.jpg`, shareFileKey(id)];
}
