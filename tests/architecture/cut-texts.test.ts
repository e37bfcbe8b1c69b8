import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** A search that is pasted shows what is searched for; nobody has written it. */
const searches = new Set(['storefront/features/search/search-box.tsx', 'storefront/screens/search/page.tsx']);

/** A browser cuts what is pasted into a field with `maxLength`, and says nothing. */
const cuts = (source: string): boolean => /\bmaxLength\s*(?:=\{|:)/.test(source);

test('no field cuts what is pasted: what is too long stays, and the field says so', () => {
  const folder = path.resolve('src');
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:storefront|admin)\/.*\.tsx$/.test(file) && !file.endsWith('.test.tsx'))
    .filter((file) => !searches.has(file))
    .filter((file) => cuts(readFileSync(path.join(folder, file), 'utf8')));
  expect(found).toEqual([]);
});

test.each([
  ['<TextField maxLength={100} />', true],
  ['slotProps={{ htmlInput: { maxLength: 60 } }}', true],
  ['validate={[required(), maxLength(200)]}', false],
])('%s: %s', (source, isCut) => {
  expect(cuts(source)).toBe(isCut);
});
