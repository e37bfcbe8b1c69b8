import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The shop sells sets of equal chairs, too, each as one piece of several units. */
const once = /\bjedes (vintage-)?(stück|möbel)[^.]{0,20} (genau|nur) einmal|(only|exactly) one of each/i;

test('no text says that each vintage piece exists once', () => {
  const files = globSync('src/{storefront/texts,modules/content/first-content}/**/*.{ts,md}');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => once.test(readFileSync(file, 'utf8')))).toEqual([]);
});
