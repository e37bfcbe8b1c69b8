import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { numberFaults } from './office-numbers.ts';

const root = path.resolve(import.meta.dirname, '../..');

function sourcesIn(folder: string) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(root, folder, file), 'utf8') }));
}

test('the back office leaves no number to the browser', () => {
  const sources = sourcesIn('src/admin');
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.flatMap(({ file, source }) => numberFaults(source).map((why) => `${file}: ${why}`))).toEqual(
    [],
  );
});

describe('a planted number of the browser’s is caught', () => {
  const [planted] = sourcesIn('tests/architecture/planted/office-numbers');
  const lines = (planted?.source ?? '').split('\n').filter((line) => line.startsWith('export const'));

  test.each(lines)('%s', (line) => {
    expect(numberFaults(line)).toHaveLength(1);
  });

  test('each of them is planted', () => {
    expect(numberFaults(planted?.source ?? '')).toHaveLength(lines.length);
  });
});
