import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { englishMessages } from '../../src/server/english-messages.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Its calls have German messages only, since staff speak German. */
const backOffice = /\/http\/(?:admin|staff)[-.]/;

/** Where REST's messages are written; the simulated providers answer in English. */
const sources = globSync(
  [
    'src/server/error-table.ts',
    'src/server/issue-messages.ts',
    'src/platform/logins/password-messages.ts',
    'src/platform/passkeys/passkey.schemas.ts',
    'src/modules/*/http/*.ts',
  ],
  { cwd: root },
).filter((file) => !file.endsWith('.test.ts') && !backOffice.test(file));

/** Descriptions for programmers of REST clients are English anyway. */
const forProgrammers = /^(?:summary|description|title|tags)$/;

/** The sentences in a source: strings that begin with a capital letter and have at least two words. Numbers are `#`. */
function sentencesOf(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    if (isNamed && forProgrammers.test(node.name.getText(file))) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node)) {
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('#'));
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest, true);
  visit(file);
  return found.filter((text) => /^\p{Lu}\S* /u.test(text)).map((text) => text.replace(/\d+/g, '#'));
}

/** Word for word in sections 5 and 8 of the specification. */
const alreadyEnglish = [
  'Address is required',
  'City is required',
  'Email is required',
  'Error processing payment.',
  'Failed to fetch data',
  'Failed to fetch products',
  'Failed to initialize payment. Please try again.',
  'First name is required',
  'Last name is required',
  'No shipping rates found.',
  'Payment Successful!',
  'Payment confirmed successfully',
  'Payment failed. Please try again.',
  'Phone number is required',
  'Please select a shipping method and add items to your cart.',
  'Postal code is required',
  'Product not found',
  'Something went wrong!',
];

const sentences = sources.flatMap((file) =>
  sentencesOf(readFileSync(path.join(root, file), 'utf8')).map((text) => ({ file, text })),
);

test('every German message of REST has its English one', () => {
  const known = new Set([...Object.keys(englishMessages), ...alreadyEnglish]);
  expect(sentences.filter(({ text }) => !known.has(text))).toEqual([]);
});

test('the table contains no unused message', () => {
  const said = new Set(sentences.map(({ text }) => text));
  expect([...Object.keys(englishMessages), ...alreadyEnglish].filter((text) => !said.has(text))).toEqual([]);
});

test('numbers stay', () => {
  const numbers = (text: string): number => text.split('#').length;
  for (const [german, english] of Object.entries(englishMessages)) {
    expect(numbers(english), german).toBe(numbers(german));
  }
});

test.each([
  ["const a = { message: 'Das geht so nicht' };", ['Das geht so nicht']],
  ['z.string().max(max, `Bitte höchstens ${max} Zeichen`)', ['Bitte höchstens # Zeichen']],
  [
    "z.string().max(128, 'Das Passwort darf höchstens 128 Zeichen haben')",
    ['Das Passwort darf höchstens # Zeichen haben'],
  ],
  ["route({ summary: 'Takes an order' })", []],
])('a message is found: %s', (source, messages) => {
  expect(sentencesOf(source)).toEqual(messages);
});
