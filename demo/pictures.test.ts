import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { noPhotographs, photographedPiecesOf, picturesOf, readPhotographs } from './pictures.ts';
import type { PhotographedPiece } from './pictures.ts';
import { pictureWidths } from '../src/shared/pieces/picture-address.ts';

const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
const file = (name: string): URL => pathToFileURL(join(folder, name));
afterAll(() => rmSync(folder, { recursive: true }));

const shot = { width: 1200, height: 1500, placeholder: '#c8c8c8', alt: 'Regal aus Teak.', hash: 'c4cf03e4' };
const shelf: PhotographedPiece = {
  id: 'regal-teak',
  family: 'shelf',
  line: 'vintage',
  materials: ['Teak'],
  colour: 'Braun',
  widthCm: 100,
  heightCm: 190,
  depthCm: 32,
  shots: [
    { ...shot, id: 'room', kind: 'room' },
    { ...shot, id: 'studio', kind: 'studio' },
  ],
};

it('takes an absent or empty manifest for no photographs', () => {
  expect(readPhotographs(file('absent.json'))).toEqual(noPhotographs);
  writeFileSync(file('empty.json'), '');
  expect(readPhotographs(file('empty.json'))).toEqual(noPhotographs);
});

it('gives the pictures of a family, studio first', () => {
  writeFileSync(
    file('manifest.json'),
    JSON.stringify({ pieces: [shelf, { ...shelf, id: 'bald', shots: [] }] }),
  );
  const [piece, ...others] = photographedPiecesOf('shelf', readPhotographs(file('manifest.json')));
  expect(others).toEqual([]);
  expect(picturesOf(piece ?? shelf).map(({ key }) => key)).toEqual([
    'demo/regal-teak/studio.c4cf03e4',
    'demo/regal-teak/room.c4cf03e4',
  ]);
  expect(picturesOf(shelf)[0]).toEqual({
    key: 'demo/regal-teak/studio.c4cf03e4',
    alt: 'Regal aus Teak.',
    widthPx: 1200,
    heightPx: 1500,
    placeholder: '#c8c8c8',
  });
});

it('knows no photograph that is not there in every width', () => {
  const missing = readPhotographs()
    .pieces.flatMap((piece) => piece.shots.map((one) => `${piece.id}/${one.id}`))
    .flatMap((name) => [...pictureWidths.map((width) => `${name}-${width}.avif`), `${name}-640.jpg`])
    .filter((name) => !existsSync(new URL(`photographs/${name}`, import.meta.url)));
  expect(missing).toEqual([]);
});
