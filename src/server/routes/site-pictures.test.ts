import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { pictureTones } from '../../shared/pieces/picture-tones.ts';
import { lacksOf, readSiteMedia } from './site-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds the requested pictures, and leaves out unfinished ones', () => {
  const file = join(folder, 'manifest.json');
  const showroom = { id: 'showroom-01', width: 1280, height: 960, widths: [320, 640, 960, 1280] };
  const words = { placeholder: '#b8b8a8', alt: 'Der Ausstellungsraum.', hash: '0123456789ab' };
  const film = { id: 'banner-pan', width: 1280, height: 720, seconds: 16, hash: 'ba9876543210' };
  writeFileSync(file, JSON.stringify({ pictures: [{ ...showroom, ...words }], films: [film] }));
  const { sitePictures, bannerFilm } = readSiteMedia(pathToFileURL(file));
  expect(sitePictures('showroom-01', 'team-1')).toEqual({
    'showroom-01': {
      key: 'site/showroom-01.0123456789ab',
      alt: 'Der Ausstellungsraum.',
      widthPx: 1280,
      heightPx: 960,
      widths: [320, 640, 960, 1280],
      placeholder: '#c0b8a8',
    },
  });
  expect(bannerFilm()).toEqual([
    '/pictures/site/banner-pan.ba9876543210.webm',
    '/pictures/site/banner-pan.ba9876543210.mp4',
  ]);
});

it('tells that the EU’s notice on the legal guarantee is missing until it is there', () => {
  const file = join(folder, 'with-notice.json');
  const notice = { width: 600, height: 800, widths: [], placeholder: '#ffffff', hash: '0123456789ab' };
  const mediaWith = (id: string) => {
    writeFileSync(file, JSON.stringify({ pictures: [{ ...notice, id, alt: 'Gewährleistung' }] }));
    return readSiteMedia(pathToFileURL(file));
  };
  expect(lacksOf(mediaWith('guarantee-notice-en'))).toEqual(['guarantee-notice']);
  expect(lacksOf(mediaWith('guarantee-notice-de'))).toEqual([]);
});

it('has a class for every placeholder colour, and none for others', () => {
  const css = readFileSync(new URL('../../storefront/picture-tones.css', import.meta.url), 'utf8');
  const rules = [...css.matchAll(/\.tone-([0-9a-f]{6}) \{\s+background-color: (#[0-9a-f]{6});/g)];
  expect(rules.map(([, name]) => `#${name}`)).toEqual([...pictureTones]);
  expect(rules.every(([, name, colour]) => `#${name}` === colour)).toBe(true);
});
