import { join } from 'node:path';
import sharp from 'sharp';
import { fileOf, type PictureSet } from './take-set.ts';

/** Two pictures of one state at one width. */
export interface Pair {
  readonly name: string;
  readonly width: number;
  /** Why a picture is missing; null if it exists. */
  readonly before: string | null;
  readonly after: string | null;
  /** The share of pixels that differ; 1 if a picture is missing. */
  readonly share: number;
}

/** Of 255: smaller differences come from antialiased letters. */
const seen = 24;

/** Puts two sets side by side, largest differences first, and draws the differences into `folder`. */
export async function compareSets(
  before: { readonly set: PictureSet; readonly folder: string },
  after: { readonly set: PictureSet; readonly folder: string },
  folder: string,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const { name, width, problem } of after.set.pictures) {
    const earlier = before.set.pictures.find((one) => one.name === name && one.width === width);
    const was = earlier === undefined ? 'was not photographed then' : earlier.problem;
    const file = fileOf(name, width);
    const share =
      was === null && problem === null
        ? await drawDifference(join(before.folder, file), join(after.folder, file), join(folder, file))
        : 1;
    pairs.push({ name, width, before: was, after: problem, share });
  }
  // Sorting is stable, so equal differences keep their order.
  return pairs.sort((one, other) => other.share - one.share);
}

/**
 * Draws where two pictures differ: red over a faint copy of the second one.
 * @returns the share of pixels that differ; if one is longer, all of the surplus does
 */
export async function drawDifference(before: string, after: string, target: string): Promise<number> {
  const [one, other] = await Promise.all([sizeOf(before), sizeOf(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [old, fresh] = await Promise.all([
    pixels(before, one, width, height),
    pixels(after, other, width, height),
  ]);
  const drawn = Buffer.alloc(width * height * 3);
  let different = 0;
  for (let at = 0; at < drawn.length; at += 3) {
    const isOutside = old.isOutside(at / 3) || fresh.isOutside(at / 3);
    if (isOutside || farthest(old.data, fresh.data, at) > seen) {
      different += 1;
      drawn[at] = 214;
      drawn[at + 1] = 0;
      drawn[at + 2] = 50;
    } else {
      const grey = 190 + Math.round(((fresh.data[at + 1] ?? 0) * 65) / 255);
      drawn.fill(grey, at, at + 3);
    }
  }
  await sharp(drawn, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(target);
  return different / (width * height);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function sizeOf(file: string): Promise<Size> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

async function pixels(file: string, size: Size, width: number, height: number) {
  const data = await sharp(file)
    .flatten({ background: '#ffffff' })
    .extend({ right: width - size.width, bottom: height - size.height, background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return {
    data,
    isOutside: (place: number) => place % width >= size.width || Math.floor(place / width) >= size.height,
  };
}

function farthest(one: Buffer, other: Buffer, at: number): number {
  let most = 0;
  for (let channel = at; channel < at + 3; channel += 1) {
    most = Math.max(most, Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)));
  }
  return most;
}
