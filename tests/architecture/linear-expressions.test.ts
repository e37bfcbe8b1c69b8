import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import { countryCodes } from '../../src/shared/places/country-codes.ts';

/** As long as a text may get anywhere: what grows with the square of its length takes seconds there, and stops the shop. */
const length = 100_000;
const limitMs = 200;
const src = path.resolve(import.meta.dirname, '../../src');

/** The files of the program, each with its text. */
function filesIn(folder: string): { readonly file: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
}

/** The regular expressions of a program, each with the place where it stands first. */
function expressionsIn(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { file, text } of filesIn(folder)) {
    if (!text.includes('/')) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
    const look = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node) && !found.has(node.text)) {
        const { line } = source.getLineAndCharacterOfPosition(node.end);
        found.set(node.text, `${file}:${line + 1}`);
      }
      ts.forEachChild(node, look);
    };
    look(source);
  }
  return found;
}

/** Those that are made when they are used, of the shop's own words alone: files, and calls that make them. */
const madeWhenUsed: Readonly<Record<string, () => Promise<unknown>>> = {
  'server/pages/read-frame.ts': async () => {
    const { addressesOf } = await import('../../src/server/pages/read-frame.ts');
    return ['/', '/shop/:type', '/:language/product/:id'].map(addressesOf);
  },
  'shared/places/postal-box.ts': async () => {
    const { isPostalBox } = await import('../../src/shared/places/postal-box.ts');
    return countryCodes.map((country) => isPostalBox(country, '12'));
  },
  'shared/places/postal-code.ts': async () => {
    const { readPostalCode } = await import('../../src/shared/places/postal-code.ts');
    return readPostalCode('AT', 'A-1010');
  },
};

const making = 'new RegExp(';

/** Where a program makes regular expressions of texts. */
function placesThatMake(folder: string): string[] {
  return filesIn(folder).flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (line.includes(making) ? [`${file}:${index + 1}`] : [])),
  );
}

/** What is made there as the program is loaded, or as `madeWhenUsed` says, with the place of each. */
async function expressionsMadeIn(folder: string): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  const caught = new Proxy(RegExp, {
    construct(target, args, caller) {
      const expression = Reflect.construct(target, args, caller) as RegExp;
      const [, place] = new Error('made here').stack?.match(/\/src\/([^\s?]+?:\d+)/) ?? [];
      if (place !== undefined) made.set(String(expression), place);
      return expression;
    },
  });
  vi.stubGlobal('RegExp', caught);
  for (const { file, text } of filesIn(folder)) {
    if (!text.includes(making)) continue;
    await import(path.join(folder, file));
    await madeWhenUsed[file]?.();
  }
  vi.unstubAllGlobals();
  return made;
}

/** Letters that an expression may repeat over, and its own words, which begin a match that does not end. */
function wordsFor(expression: string): readonly string[] {
  const source = expression.replace(/\/[a-z]*$/, '').slice(1);
  const literal = source
    .replace(/\\[dDwWsSbBpP](?:\{[^}]*\})?|\[(?:\\.|[^\]\\])*\]|[*+?^$|(){}]+/g, '\u0000')
    .replace(/\\(.)/g, '$1');
  const words = literal.split('\u0000').filter((word) => word !== '');
  const letters = [...new Set(source.replace(/[\\^$*+?|(){}[\]]/g, ''))];
  const kinds = [' ', '\n', 'a', '0', 'a ', '<a ', '<h2>'];
  const pairs = words.flatMap((word) => [word, `${word}a`, `${word} `]);
  return [...new Set([...letters, ...kinds, ...pairs])];
}

const context = vm.createContext({ texts: [] as readonly string[] });

/** Whether an expression is still at work on these texts after a time. */
function isInterrupted(script: vm.Script, texts: readonly string[], timeout: number): boolean {
  context['texts'] = texts;
  try {
    script.runInContext(context, { timeout });
    return false;
  } catch {
    return true;
  }
}

/** A text over which an expression takes longer than its share; undefined: there is none. */
function slowOver(expression: string): string | undefined {
  const script = new vm.Script(`for (const text of texts) text.replace(${expression}, '')`);
  // Without an end it may match at once; with one that belongs to nothing it looks for every end.
  const texts = wordsFor(expression).flatMap((word) => ['', '\u0001'].map((end) => ({ word, end })));
  const over = (letters: number) => (each: { word: string; end: string }) =>
    each.word.repeat(Math.ceil(letters / each.word.length)) + each.end;
  // Nearly all expressions are known to be linear after a tenth of the text, and over all words at once.
  if (!isInterrupted(script, texts.map(over(length / 10)), limitMs)) return undefined;
  return texts.find(
    (each) =>
      isInterrupted(script, [over(length / 10)(each)], limitMs / 10) &&
      // A busy machine may stand still for a moment; what is not linear takes seconds each time.
      [limitMs, 5 * limitMs].every((timeout) => isInterrupted(script, [over(length)(each)], timeout)),
  )?.word;
}

test('an expression that is not linear is found', () => {
  expect(slowOver(String.raw`/\s*\{#[a-z]+\}$/`)).toBeDefined();
  expect(slowOver(String.raw`/<[^>]+>/g`)).toBeDefined();
  expect(slowOver(String.raw`/(?<!\s)\s+$/`)).toBeUndefined();
});

const slowOf = (found: ReadonlyMap<string, string>): string[] =>
  [...found].flatMap(([expression, place]) => {
    const word = slowOver(expression);
    return word === undefined ? [] : [`${place} ${expression} over ${JSON.stringify(word)}`];
  });

test('every regular expression takes time in proportion to its text', { timeout: 600_000 }, () => {
  const found = expressionsIn(src);
  expect(found.size).toBeGreaterThan(300);
  expect(slowOf(found)).toEqual([]);
});

test('those that are made of texts as well', { timeout: 600_000 }, async () => {
  const made = await expressionsMadeIn(src);
  expect([...new Set(made.values())].sort()).toEqual(placesThatMake(src).sort());
  expect(slowOf(made)).toEqual([]);
});
