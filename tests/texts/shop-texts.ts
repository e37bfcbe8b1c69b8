import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Language } from '../../src/shared/text/language.ts';

/** A file with visitors' texts, and the texts in it. */
export interface TextFile {
  /** From the root of the repository. */
  readonly file: string;
  readonly texts: readonly string[];
}

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The folders of a language's texts: the interface, what REST says, and a new shop's first pages. The back office is
 * German.
 */
export const textFolders = (language: Language): readonly string[] => [
  `src/storefront/texts/${language}`,
  `src/shared/messages/${language}`,
  `src/modules/content/first-content/${language}`,
  ...(language === 'de' ? ['src/admin/texts'] : []),
];

/** Every text of every folder of texts of a language. */
export function textsIn(language: Language): readonly TextFile[] {
  return textFolders(language)
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /(?<!\.test)\.(ts|md|html)$/.test(entry.name))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
    )
    .sort()
    .map((file) => ({ file, texts: textsOf(file, readFileSync(path.join(root, file), 'utf8')) }));
}

/** The texts in a source: all strings of a TypeScript file, the lines of any other. */
export function textsOf(file: string, source: string): readonly string[] {
  return file.endsWith('.ts') ? stringsOf(source) : linesOf(source);
}

/** Markdown line by line; of the front matter, only what visitors see. */
function linesOf(source: string): readonly string[] {
  const [, matter = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const fields = matter
    .split('\n')
    .flatMap((line) => /^(?:title|description):\s*(.*)$/.exec(line)?.[1] ?? []);
  return [...fields, ...body.split('\n').map((line) => line.replace(/\{#[\w-]+\}/g, ''))].filter(
    (line) => line.trim() !== '',
  );
}

/** Options of formatters, which are names for programs. */
const formatterOptions = /^(timeZone|day|month|year|hour|minute|weekday|style|currency|type|numeric)$/;

/** Names for machines: of anchors, addresses, pictures. */
const machineNames = /^(?:id|anchor|\w+Id|slug|href|picture|icon|code|shopType|days)$/;

function stringsOf(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isNewExpression(node) && node.expression.getText(file).startsWith('Intl.')) return;
    if (ts.isElementAccessExpression(node)) return;
    if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) {
      const name = node.name.getText(file);
      if (formatterOptions.test(name) || machineNames.test(name)) return;
      if (node.initializer !== undefined) visit(node.initializer);
      return;
    }
    // A value in a comparison is not a text: kind === 'vintage', case 'sold'.
    if (ts.isCaseClause(node)) {
      node.statements.forEach(visit);
      return;
    }
    if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText(file))) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    // An interpolated value is a gap between words.
    if (ts.isTemplateExpression(node)) {
      found.push(
        [node.head, ...node.templateSpans.map((span) => span.literal)]
          .map((part) => part.text)
          .join('\u0001'),
      );
      node.templateSpans.forEach((span) => visit(span.expression));
      return;
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);
  visit(file);
  return found.filter((text) => text.trim() !== '');
}
