import { expect, test } from 'vitest';
import { fallbackPictureAddress, pictureAddress } from '../../../shared/pieces/picture-address.ts';
import { pictureIdOf, pictureKeyOf, sizeFileKey, sizeFileKeys } from './shop-picture.ts';

const id = '0123456789abcdef0123456789abcdef';

test('a key leads back to its picture', () => {
  expect(pictureIdOf(pictureKeyOf(id))).toBe(id);
});

test.each(['demo/sessel/studio.1a2b', 'shop/', `shop/${id}x`, `shop/../${id}`, ''])(
  '%j is no key of a photograph of staff',
  (key) => {
    expect(pictureIdOf(key)).toBeNull();
  },
);

test('the addresses that pages use lead to the files that the job writes', () => {
  const name = (address: string) => address.replace('/pictures/shop/', '');
  const key = pictureKeyOf(id);
  const files = [
    name(pictureAddress(key, 320)),
    name(pictureAddress(key, 1200)),
    name(fallbackPictureAddress(key)),
  ];
  expect(files.map(sizeFileKey)).toEqual([
    `pictures/${id}-320.avif`,
    `pictures/${id}-1200.avif`,
    `pictures/${id}-640.jpg`,
  ]);
  for (const file of files) expect(sizeFileKeys(id)).toContain(sizeFileKey(file));
});

test.each([`${id}-321.avif`, `${id}-640.png`, `../${id}-640.jpg`, `${id}.avif`, 'x-640.jpg'])(
  'there is no size %j',
  (name) => {
    expect(sizeFileKey(name)).toBeNull();
  },
);
