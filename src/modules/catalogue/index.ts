export {
  createCatalogue,
  createPieceOffice,
  type Catalogue,
  type PieceOffice,
} from './application/create-catalogue.ts';
export {
  goodsTextOf,
  idOfGoodsText,
  stateWords,
  textHeadings,
  type GoodsTextOf,
} from './domain/goods-text-table.ts';
export type { ImportRow } from './application/importing/plan-row.ts';
export type { StaffPiece } from './application/staff-piece.ts';
export type { PieceRefusal } from './application/staff-pieces.ts';
export type { PurchasablePiece } from './application/purchasable-pieces.ts';
export type * from './domain/piece.ts';
export { carrierCounts } from './domain/piece.ts';
export { columnsAsMarkdown, tableFormatNames } from './domain/import/formats.ts';
export { calledInOffice } from './domain/import/called.ts';
export { readSeller } from './domain/import/furniture-columns.ts';
export { problemColumn } from './domain/import/headings.ts';
export {
  headingText,
  problemText,
  remarkText,
  type MapContext,
  type Mapped,
  type Remark,
} from './domain/import/mapped.ts';
export { ownHeadings } from './domain/import/own/own-rows.ts';
export type { Candidate, ImportSource } from './infrastructure/table-file/read-table.ts';
export { examineFile, type FileNature } from './infrastructure/table-file/file-encoding.ts';
export { fileOnDisk } from './infrastructure/table-file/import-file.ts';
export { openTable } from './infrastructure/table-file/read-table.ts';
export { openTableSource } from './infrastructure/table-file/table-source.ts';
export { UnreadableFile } from './infrastructure/table-file/import-file.ts';
export { createImports, type Imports } from './application/importing/create-imports.ts';
export { takeOver, type Outcome, type Rejection, type Watcher } from './application/importing/take-over.ts';
export type { CatalogueTables, GoodsTextsRow } from './infrastructure/catalogue.tables.ts';

// The rules by which our own tables are read, for sources that are not one.
export { readText } from './domain/import/cells/cells.ts';
export { clipText, shortSku } from './domain/import/cells/clip-text.ts';
export { vintageExemption } from './domain/import/shopify/product-safety.ts';
