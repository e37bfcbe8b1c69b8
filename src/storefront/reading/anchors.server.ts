import { keptTogether } from './kept-together.ts';

/** A heading of a text, as its table of contents lists it. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

export interface AnchoredText {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** The ids used by the frame of every page and its scripts: no text may take them. */
export const idsOfFrame: readonly string[] = [
  'root',
  'page-state',
  'inhalt',
  'top',
  'start',
  'menu',
  'mega-menu',
  'side-menu',
  'about-menu',
  'languages',
  'search',
  'search-hits',
  'search-pages',
  'search-categories',
  'search-products',
  'benefits',
  'newsletter-heading',
  'footer',
];

const heading = /<h([23])>((?:(?!<h[23]>)[\s\S])*?)<\/h\1>/g;
const ownId = /(?<!\s)\s*\{#([a-z][a-z0-9-]*)\}\s*$/;

/**
 * Gives every heading of the second and third level an id to link to, names the column of each cell of a table, and holds
 * together what is to stay in one line.
 * Writers set the id by `{#widerruf}` at the end of the heading, so that links stay right when the wording changes;
 * without that it is made from the words.
 * @param html sanitised, so headings carry no attributes of their own
 */
export function withAnchors(html: string): AnchoredText {
  const headings: Heading[] = [];
  const taken = new Set(idsOfFrame);
  const anchored = html.replace(heading, (_, level: string, inner: string) => {
    const given = ownId.exec(inner)?.[1];
    const shown = inner.replace(ownId, '');
    const id = free(given ?? slugOf(withoutMarkup(shown)), taken);
    headings.push({ id, text: withoutMarkup(shown), level: level === '2' ? 2 : 3 });
    return `<h${level} id="${id}">${shown}</h${level}>`;
  });
  return { html: keptTogether(labelledCells(anchored)), headings };
}

/**
 * The id for a heading; a repeated name gets a number.
 * @param taken existing ids; the new one is added
 */
export function anchorOf(words: string, taken: Set<string>): string {
  return free(slugOf(words), taken);
}

function free(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};

function withoutMarkup(html: string): string {
  return html
    .replace(/<[^<>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .trim();
}

const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** 'Lieferung und Versand' is 'lieferung-und-versand'; an id never begins with a digit. */
function slugOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '');
  return words === '' ? 'abschnitt' : words;
}

const table = /<table>(?:(?!<table>)[\s\S])*?<\/table>/g;
const headingRow = /<thead>((?:(?!<thead>)[\s\S])*?)<\/thead>/;
const headingCell = /<th(?: [^<>]*)?>((?:(?!<th[ >])[\s\S])*?)<\/th>/g;
const row = /<tr>(?:(?!<tr>)[\s\S])*?<\/tr>/g;
const cell = /<(th|td)(?: [^<>]*)?>/g;

/**
 * Writes the name of its column to each cell behind the first one of its row: where a table has no room, its rows stand
 * as blocks (`stacked-rows` in app.css), and nothing else would say what a cell is about.
 * @param html sanitised, so that cells carry no attributes but `scope`
 */
export function labelledCells(html: string): string {
  return html.replace(table, (whole) => {
    const heading = headingRow.exec(whole)?.[1];
    if (heading === undefined) return whole;
    const names = [...heading.matchAll(headingCell)].map(([, name = '']) => plain(name));
    return whole.replace(row, (cells) => labelled(cells, names));
  });
}

function labelled(cells: string, names: readonly string[]): string {
  let column = -1;
  return cells.replace(cell, (tag, kind: string) => {
    column += 1;
    const name = names[column] ?? '';
    return kind === 'th' || column === 0 || name === '' ? tag : `<td data-column="${name}">`;
  });
}

/** What fits between quotation marks: entities stay as they are. */
function plain(html: string): string {
  return html
    .replace(/<[^<>]+>/g, '')
    .replaceAll('"', '&quot;')
    .trim();
}
