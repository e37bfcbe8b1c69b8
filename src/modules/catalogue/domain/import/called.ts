import { pieceLabels } from '../../../../shared/pieces/piece-labels.ts';
import { labelOf, type Columns } from './columns.ts';
import type { TableFormat } from './formats.ts';
import type { Called, Remark } from './mapped.ts';
import { ownColumns } from './own/own-columns.ts';
import { shopifyColumns } from './shopify/shopify-columns.ts';

const columns: Columns = { ...shopifyColumns, ...ownColumns };

/** What a column is called where there is no file, or where the file does not have it. */
export const calledInOffice: Called = (name) => {
  const column = columns[name];
  return column === undefined ? name : labelOf(column);
};

/** What the columns of a file are called; those of ours also by their counterparts in another shop's table. */
export function calledInFile(
  format: TableFormat,
  headings: readonly string[],
  names: readonly (string | null)[],
): Called {
  const called = new Map<string, string>();
  const own = names.flatMap((name, place) => {
    const heading = headings[place]?.trim() ?? '';
    return name === null || heading === '' ? [] : [[name, heading] as const];
  });
  for (const [name, heading] of own) {
    const ours = format.columns[name]?.ours;
    if (ours !== undefined) called.set(ours, heading);
  }
  for (const [name, heading] of own) called.set(name, heading);
  return (name) => called.get(name) ?? calledInOffice(name);
}

/** A remark of a step that knows our columns but not the file, with what the file calls its column. */
export const withCalled = <R extends Omit<Remark, 'line'>>(remark: R, called: Called): R =>
  remark.column === '' && remark.about === undefined && remark.name !== undefined
    ? { ...remark, column: called(remark.name) }
    : remark;

const word = /(?<![\p{L}\d_„])[a-z][a-z0-9_]*(?![\p{L}\d_“])/gu;
const lines: Readonly<Record<string, string>> = {
  vintage: pieceLabels.vintage,
  bootsholz: pieceLabels.boatwood,
};

/**
 * What a column holds, or which rows need it, in the words of people: 'wie bilder_alt' names another column, 'bei
 * bootsholz' a line. Values such as 'vintage' are written so in the file.
 */
export const inWordsOf = (text: string, called: Called): string =>
  text
    .replaceAll(word, (said) => (Object.hasOwn(ownColumns, said) ? `„${called(said)}“` : said))
    .replaceAll(/(?<=\bbei )(?:vintage|bootsholz)\b/gu, (line) => lines[line] ?? line);
