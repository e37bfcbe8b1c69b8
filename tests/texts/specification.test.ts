import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

interface Requirement {
  /** '4.11-3' */
  readonly number: string;
  /** The number of its section: '4.11'. */
  readonly section: string;
  readonly text: string;
  readonly decision: string;
  /** Ends of paths: 'browser/frame.test.ts'. */
  readonly tests: readonly string[];
}

interface Specification {
  readonly sections: readonly string[];
  readonly requirements: readonly Requirement[];
}

function readSpecification(markdown: string): Specification {
  const sections: string[] = [];
  const requirements: Requirement[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^## (\d[\d.]*) /.exec(line)?.[1];
    if (heading !== undefined) sections.push(heading);
    const cells = line.split('|').map((cell) => cell.trim());
    const [, number = '', text = '', decision = '', shownBy = ''] = cells;
    if (!/^\d/.test(number)) continue;
    const tests = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    requirements.push({ number, section: sections.at(-1) ?? '', text, decision, tests });
  }
  return { sections, requirements };
}

function faultsIn(
  { sections, requirements }: Specification,
  testFiles: readonly string[],
): readonly string[] {
  const counts = new Map<string, number>();
  const isThere = (name: string) => testFiles.filter((file) => `/${file}`.endsWith(`/${name}`)).length === 1;
  return [
    ...sections.filter((section, index) => sections.indexOf(section) !== index),
    ...requirements.flatMap(({ number, section, text, decision, tests }) => {
      const place = (counts.get(section) ?? 0) + 1;
      counts.set(section, place);
      return [
        ...(number === `${section}-${place}` ? [] : [`${number} is not ${section}-${place}`]),
        ...(text === '' ? [`${number} says nothing`] : []),
        ...(decision === '**open:**' ? [`${number} does not say what is missing`] : []),
        ...tests.filter((name) => !isThere(name)).map((name) => `${number} names ${name}`),
      ];
    }),
  ];
}

const cited =
  /\b(?:spec(?:ification)?(?:[’']s)?(?: sections?)? |section (?=[\d.]+ of the specification))(\d[\d.-]*(?:(?:, | and )\d[\d.-]*)*)/gi;

/** Sections and lines that a text cites: 'spec 4.11', 'spec 3, 5 and 9', 'spec 4.11-3'. */
function citationsIn(text: string): readonly string[] {
  return [...text.matchAll(cited)].flatMap(([, list = '']) =>
    list.split(/, | and /).map((number) => number.replace(/[.-]+$/, '')),
  );
}

function filesIn(folders: readonly string[]): readonly string[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx,js,css,md,sql}`);
  return globSync(patterns, { cwd: root }).map((file) => file.split(path.sep).join('/'));
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const specification = readSpecification(read('docs/specification.md'));
const known = new Set([...specification.sections, ...specification.requirements.map(({ number }) => number)]);
const files = filesIn(['src', 'tests', 'docs', 'migrations', 'scripts', 'demo', 'bench']).filter(
  (file) => !file.includes('/planted/') && file !== 'tests/texts/specification.test.ts',
);
const testFiles = files.filter((file) => /\.test\.tsx?$/.test(file));

test('every line has a number of its own in its section, and the tests that it names are there', () => {
  expect(specification.requirements.length).toBeGreaterThan(600);
  expect(specification.requirements.filter(({ tests }) => tests.length > 0).length).toBeGreaterThan(500);
  expect(faultsIn(specification, testFiles)).toEqual([]);
});

test('every section that is cited is there', () => {
  const citations = files.flatMap((file) => citationsIn(read(file)).map((number) => ({ file, number })));
  expect(citations.length).toBeGreaterThan(100);
  expect(citations.filter(({ number }) => !known.has(number))).toEqual([]);
});

test('lines that refer to others lead to one, and the contents to each section', () => {
  const text = read('docs/specification.md');
  const referred = [...text.matchAll(/(?:\(|see )(\d[\d.]*-\d+)/gi)].map(([, number = '']) => number);
  expect(referred.length).toBeGreaterThan(5);
  expect(referred.filter((number) => !known.has(number))).toEqual([]);
  const missing = specification.sections.filter(
    (section) => !text.includes(`](#${section})`) || !text.includes(`<a id="${section}"></a>`),
  );
  expect(missing).toEqual([]);
});

describe('what is wrong is found', () => {
  const page = (...rows: readonly string[]) =>
    faultsIn(readSpecification(['## 4.2 Wishlist', '', ...rows].join('\n')), [
      'tests/browser/frame.test.ts',
      'tests/api/frame.test.ts',
    ]);
  const good = '| 4.2-1 | A press adds. |  | `browser/frame.test.ts` |';

  test.each([
    ['a number that is there twice', [good, good]],
    ['a number of another section', [good, '| 4.3-2 | Another removes. |  | – |']],
    ['a number that was left out', [good, '| 4.2-3 | Another removes. |  | – |']],
    ['a test that has gone', ['| 4.2-1 | A press adds. |  | `browser/gone.test.ts` |']],
    ['a name of two tests', ['| 4.2-1 | A press adds. |  | `frame.test.ts` |']],
    ['open, and no word why', ['| 4.2-1 | A press adds. | **open:** | – |']],
    ['a section that is there twice', [good, '## 4.2 Wishlist']],
  ])('%s', (_, rows) => {
    expect(page(...rows)).toHaveLength(1);
  });

  test('and what is right is not', () => {
    expect(page(good, '| 4.2-2 | Another removes. | **open:** it does not. | – |')).toEqual([]);
  });

  test.each([
    ['// As told (spec 3, 4.1, 5, 99).', ['3', '4.1', '5', '99']],
    ['/** Spec 8: a toast goes. */ // spec sections 3, 5 and 7.', ['8', '3', '5', '7']],
    ["// To the letter: section 2.99 of the specification, the specification's section 9", ['2.99', '9']],
    ['// (spec 4.11-99; law)', ['4.11-99']],
    ['// three specs, spec. 9 and spec', []],
  ])('%s', (comment, numbers) => {
    expect(citationsIn(comment)).toEqual(numbers);
  });
});
