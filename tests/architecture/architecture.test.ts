import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { describe, expect, test } from 'vitest';
import { misnamed } from './where-files-run.ts';

const root = path.resolve(import.meta.dirname, '../..');
const planted = path.join(import.meta.dirname, 'planted');

const rulesFile = path.join(root, '.dependency-cruiser.js');
const config = await extractConfig(rulesFile);
const { moduleOrder } = (await import(rulesFile)) as { moduleOrder: Record<string, string[]> };
const rules = (config.forbidden ?? []).map((rule) => rule.name ?? '');

async function check(folder: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    ['src', 'sandbox', 'demo'].filter((part) => existsSync(path.join(folder, part))),
    { ...config.options, ruleSet: config, validate: true, baseDir: folder },
    {},
    { tsConfig: extractTSConfig(path.join(root, 'tsconfig.json')) },
  );
  return output as ICruiseResult;
}

function violationsOf({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

describe('the house', () => {
  const checkedHouse = check(root);

  test('keeps its rules', { timeout: 300_000 }, async () => {
    const result = await checkedHouse;
    expect(violationsOf(result)).toEqual([]);

    // A check that sees no files, or no imports, would also pass.
    const sources = ['src', 'sandbox', 'demo'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }),
    );
    const seen = result.modules.filter(({ source }) => /^(src|sandbox|demo)\/.+\.tsx?$/.test(source));
    expect(seen.length).toBe(sources.filter((file) => /\.tsx?$/.test(file)).length);
    expect(seen.length).toBeGreaterThan(20);
    expect(result.modules.flatMap((module) => module.dependencies).length).toBeGreaterThan(seen.length);
  });

  test('names its files after where they run', { timeout: 300_000 }, async () => {
    expect(misnamed((await checkedHouse).modules)).toEqual([]);
  });

  test('has every department in the written order', () => {
    const departments = readdirSync(path.join(root, 'src/modules'));
    expect(Object.keys(moduleOrder)).toEqual(expect.arrayContaining(departments));
  });

  test('has a written order without circles', () => {
    const visit = (name: string, above: string[]): void => {
      expect(above, 'a circle').not.toContain(name);
      for (const next of moduleOrder[name] ?? []) visit(next, [...above, name]);
    };
    for (const name of Object.keys(moduleOrder)) visit(name, []);
  });
});

describe('a file with a wrong name is found', () => {
  const uses = (resolved: string, how: { dynamic?: boolean; type?: boolean } = {}) => ({
    resolved,
    dynamic: how.dynamic ?? false,
    dependencyTypes: how.type === true ? ['local', 'type-only'] : ['local'],
  });
  const house = (names: { panel: string; rule: string; parts: string }) => [
    {
      source: 'src/storefront/screens/cart/route.ts',
      dependencies: [uses('src/storefront/screens/cart/page.tsx', { type: true }), uses(names.rule)],
    },
    {
      source: 'src/storefront/screens/cart/page.tsx',
      dependencies: [uses(names.parts), uses(names.panel, { dynamic: true })],
    },
    { source: names.panel, dependencies: [uses(names.parts)] },
    { source: names.rule, dependencies: [] },
    { source: names.parts, dependencies: [] },
  ];
  const right = {
    panel: 'src/storefront/cart/panel.browser.tsx',
    rule: 'src/storefront/cart/earliest.server.ts',
    parts: 'src/storefront/cart/parts.tsx',
  };

  test('and right ones are not', () => {
    expect(misnamed(house(right))).toEqual([]);
  });

  test.each([
    [{ panel: 'src/storefront/cart/panel.tsx' }, 'src/storefront/cart/panel.tsx runs in the browser'],
    [
      { panel: 'src/storefront/cart/panel.server.tsx' },
      'src/storefront/cart/panel.server.tsx runs in the browser',
    ],
    [{ rule: 'src/storefront/cart/earliest.ts' }, 'src/storefront/cart/earliest.ts runs on the server'],
    [{ parts: 'src/storefront/cart/parts.server.tsx' }, 'src/storefront/cart/parts.server.tsx runs in both'],
    [
      { parts: 'src/storefront/cart/parts.browser.tsx' },
      'src/storefront/cart/parts.browser.tsx runs in both',
    ],
  ])('%j', (wrong, message) => {
    expect(misnamed(house({ ...right, ...wrong }))).toEqual([message]);
  });
});

describe('a planted violation is caught', () => {
  const checked = new Map<string, Promise<ICruiseResult>>();
  const checkOnce = (tree: string) => {
    const result = checked.get(tree) ?? check(path.join(planted, tree));
    checked.set(tree, result);
    return result;
  };

  test.each(rules)('%s', async (rule) => {
    const tree = rule.startsWith('module-order-') ? 'module-order' : rule;
    expect(existsSync(path.join(planted, tree)), `no violation of ${rule} is planted`).toBe(true);
    const caught = (await checkOnce(tree)).summary.violations.map((violation) => violation.rule.name);
    expect(caught).toContain(rule);
  });

  test('a circle of types, too', async () => {
    const { summary } = await checkOnce('no-circles');
    expect(summary.violations.map(({ from }) => from)).toContain('src/platform/mail.ts');
  });

  test('and where there is none, nothing is', async () => {
    const result = await check(path.join(planted, 'nothing'));
    expect(violationsOf(result)).toEqual([]);
    expect(result.modules.length).toBeGreaterThan(15);
  });
});
