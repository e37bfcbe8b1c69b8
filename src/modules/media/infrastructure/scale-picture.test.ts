import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { maxSharePictureBytes } from '../domain/picture-limits.ts';
import { makeSharePicture } from './scale-picture.ts';

const paper = [0xf7, 0xf3, 0xec];

/** Red, green and blue at a point; JPEG is slightly inaccurate. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}
const isNear = (one: readonly number[], other: readonly number[]) =>
  one.every((part, index) => Math.abs(part - (other[index] ?? NaN)) < 12);

/** Red at the top, blue at the bottom, and grey between. */
async function bands(width: number, height: number): Promise<Buffer> {
  const band = { width, height: Math.round(height / 10), channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite([
      { input: { create: { ...band, background: '#ff0000' } }, gravity: 'north' },
      { input: { create: { ...band, background: '#0000ff' } }, gravity: 'south' },
    ])
    .png()
    .toBuffer();
}

test.each([
  ['upright', 800, 1000],
  ['wide', 2400, 1000],
  ['smaller than what is made of it', 80, 100],
])('a photograph that is %s stands whole on paper', async (_how, width, height) => {
  const made = await makeSharePicture(await bands(width, height));
  expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const shownHeight = Math.min(630, Math.round((1200 * height) / width));
  const top = (630 - shownHeight) / 2;
  expect(isNear(await colourAt(made, 600, Math.round(top) + 6), [255, 0, 0])).toBe(true);
  expect(isNear(await colourAt(made, 600, Math.round(top + shownHeight) - 7), [0, 0, 255])).toBe(true);
  expect(isNear(await colourAt(made, 2, 2), paper)).toBe(true);
});

test('transparent parts become paper', async () => {
  const clear = await sharp({
    create: { width: 100, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  expect(isNear(await colourAt(await makeSharePicture(clear), 600, 315), paper)).toBe(true);
});

test('a grey one keeps its place among colours', async () => {
  const grey = await sharp(Buffer.alloc(50 * 50, 128), { raw: { width: 50, height: 50, channels: 1 } })
    .png()
    .toBuffer();
  const made = await makeSharePicture(grey);
  expect(isNear(await colourAt(made, 600, 315), [128, 128, 128])).toBe(true);
  expect(isNear(await colourAt(made, 2, 2), paper)).toBe(true);
});

test('one of noise alone is small enough as well', async () => {
  const noise = await sharp(randomBytes(1200 * 630 * 3), { raw: { width: 1200, height: 630, channels: 3 } })
    .png()
    .toBuffer();
  expect((await makeSharePicture(noise)).length).toBeLessThanOrEqual(maxSharePictureBytes);
});
