import { pictureWidths, type PictureWidth } from '../../../shared/pieces/picture-address.ts';

/** Whether the sizes of a photograph have been made; `failed`: the file was not a readable picture. */
export const shopPictureStates = ['waiting', 'ready', 'failed'] as const;
export type ShopPictureState = (typeof shopPictureStates)[number];

export interface ShopPicture {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** Its name in pieces and categories, and the basis of its addresses: 'shop/{id}'. */
  readonly key: string;
  readonly state: ShopPictureState;
  /** All three are known once it is ready. */
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  /** Dominant colour, '#rrggbb'. */
  readonly placeholder: string | null;
}

/** A picture whose sizes have been made. */
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

/** The id in a picture's key, or null, for example for a photograph of the demonstration. */
export function pictureIdOf(key: string): string | null {
  const id = key.startsWith(prefix) ? key.slice(prefix.length) : '';
  return idPattern.test(id) ? id : null;
}

/** The original's place in the file store until it is scaled. */
export const originalFileKey = (id: string): string => `originals/${id}`;

/** A size's place in the file store, by the last part of its address; null for an invalid one. */
export function sizeFileKey(name: string): string | null {
  const [, id, width] = filePattern.exec(name) ?? [];
  if (id === undefined) return null;
  if (width !== undefined && !pictureWidths.includes(Number(width) as PictureWidth)) return null;
  return `pictures/${name}`;
}

/** The place of its picture for shared links in the file store. */
export const shareFileKey = (id: string): string => `pictures/${id}-share.jpg`;

/** All files of a picture's sizes, in the file store. */
export function sizeFileKeys(id: string): readonly string[] {
  const widths = pictureWidths.map((width) => `pictures/${id}-${width}.avif`);
  return [...widths, `pictures/${id}-640.jpg`, shareFileKey(id)];
}
