import type { PieceDraft } from '../piece.ts';
import { columnNamed, describeColumns, type Columns } from './columns.ts';
import { continuesOwn, mapOwn } from './own/map-own.ts';
import { continuesShopify, mapShopify } from './shopify/map-shopify.ts';
import type { Mapped, MapContext, RowGroup, SourceRow } from './mapped.ts';
import { ownColumns } from './own/own-columns.ts';
import { shopifyColumns } from './shopify/shopify-columns.ts';

export const tableFormatNames = ['own', 'shopify'] as const;
export type TableFormatName = (typeof tableFormatNames)[number];

/** A format whose files are tables with headings. */
export interface TableFormat {
  readonly name: TableFormatName;
  readonly columns: Columns;
  /** The column that names the piece in messages about rejected rows. */
  readonly nameColumn: string;
  /** Whether a row belongs to the same piece as the first row of a group. */
  continues(first: SourceRow, next: SourceRow): boolean;
  /** @param known the piece with this SKU, which keeps what the file has no column for */
  map(rows: RowGroup, context: MapContext, known?: PieceDraft): Mapped;
}

const ownFormat: TableFormat = {
  name: 'own',
  columns: ownColumns,
  nameColumn: 'sku',
  continues: continuesOwn,
  map: mapOwn,
};

const shopifyFormat: TableFormat = {
  name: 'shopify',
  columns: shopifyColumns,
  nameColumn: 'handle',
  continues: continuesShopify,
  map: mapShopify,
};

export const tableFormats: Readonly<Record<TableFormatName, TableFormat>> = {
  own: ownFormat,
  shopify: shopifyFormat,
};

/** The format of a table by its headings, or null if it is unknown. */
export function detectFormat(headings: readonly string[]): TableFormat | null {
  const has = (format: TableFormat, ...names: string[]) =>
    names.every((name) => headings.some((heading) => columnNamed(format.columns, heading) === name));
  if (has(shopifyFormat, 'handle', 'title')) return shopifyFormat;
  // One of the two is enough: then the other one can be reported as missing.
  return has(ownFormat, 'titel') || has(ownFormat, 'sku', 'preis') ? ownFormat : null;
}

/** All columns of both tables, in German, for the documentation and for `--columns`. */
export function columnsAsMarkdown(): string {
  return [
    '## Unsere Tabelle (CSV; Semikolon, Komma oder Tabulator; UTF-8, Windows-1252, Mac Roman oder Codepage 850)',
    describeColumns(ownColumns),
    '## Shopifys Produkttabelle, auf Wunsch um Spalten der unseren ergänzt',
    describeColumns(shopifyColumns),
  ].join('\n\n');
}
