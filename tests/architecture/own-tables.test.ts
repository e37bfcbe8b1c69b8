import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { foreignTables, tableOwners, type DepartmentFile } from './own-tables.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files: readonly DepartmentFile[] = readdirSync(path.join(root, 'src/modules'), {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => `src/modules/${file.split(path.sep).join('/')}`)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/testing/'))
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
const owners = tableOwners(files);

test('a department asks the database for its own tables only', () => {
  expect(owners.get('orders')).toBe('ordering');
  expect(owners.size).toBeGreaterThan(40);
  expect(files.flatMap((file) => foreignTables(file, owners))).toEqual([]);
});

test.each([
  ['in SQL', 'sql`select from orders o left join fulfilments f using (order_id)`', 'fulfilments'],
  ['in SQL with types', 'sql<{ id: string }>`update declarations set handled_at = ${now}`', 'declarations'],
  ['in a query', "q.selectFrom('orders as o').innerJoin('pieces as p', 'p.id', 'o.piece_id')", 'pieces'],
  ['in a comment', '// from pieces, join units\n/* update declarations */', null],
  ['in words', "throw new Error('nothing comes from pieces')", null],
])('a planted question about others’ rows is found %s', (_, text, table) => {
  const file = { path: 'src/modules/ordering/infrastructure/planted.ts', text };
  const expected = table === null ? [] : [`${file.path} names ${table} of ${owners.get(table)}`];
  expect(foreignTables(file, owners)).toEqual(expected);
});
