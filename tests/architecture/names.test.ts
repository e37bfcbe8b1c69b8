import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { warnOfBudget } from '../../scripts/warnings.ts';
import { faultsOf, maxLinesOf } from './names.ts';

const root = path.resolve(import.meta.dirname, '../..');

function sourceFilesIn(folder: string) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file).split(path.sep).join('/'))
    .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !/\/(planted|node_modules)\//.test(file))
    .map((file) => ({
      path: file,
      lines: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1,
    }));
}

test('every file has a good name and a readable length', () => {
  const folders = ['src', 'tests', 'scripts', 'demo', 'sandbox', 'bench'].filter((name) =>
    existsSync(path.join(root, name)),
  );
  const files = folders.flatMap(sourceFilesIn);
  expect(files.length).toBeGreaterThan(20);
  for (const { path, lines } of files) warnOfBudget(`lines of ${path}`, lines, maxLinesOf(path));
  expect(files.flatMap(faultsOf)).toEqual([]);
});

describe('a planted bad name is caught', () => {
  test.each([
    ['src/shared/priceOrder.ts', 10],
    ['src/Shared/cents.ts', 10],
    ['src/shared/utils.ts', 10],
    ['src/platform/helpers/dates.ts', 10],
    ['src/storefront/common/button.tsx', 10],
    ['src/modules/media/application/media-service.ts', 10],
    ['src/modules/media/domain/picture.spec.ts', 10],
    ['src/server/page.tsx', 10],
    ['src/shared/cents.server.ts', 10],
    ['src/shared/money/cents.ts', 351],
    ['src/shared/money/cents.test.ts', 601],
  ])('%s with %i lines', (path, lines) => {
    expect(faultsOf({ path, lines })).toHaveLength(1);
  });

  test.each([
    'src/storefront/prefers-reduced-motion.browser.ts',
    'src/modules/cart-reminders/http/cart-reminders.routes.ts',
    'src/modules/media/application/store.int.test.ts',
  ])('%s is fine', (path) => {
    expect(faultsOf({ path, lines: 350 })).toEqual([]);
  });
});
