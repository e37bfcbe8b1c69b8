import type { Db } from '../../platform/db/db.ts';
import type { Actor } from '../../shared/actor.ts';
import { importPieces, type ImportDependencies, type ImportRow } from './application/import-pieces.ts';
import { purchasablePieces } from './application/purchasable-pieces.ts';
import { saveCategories } from './application/save-categories.ts';
import type { CategoryDraft, ParentCategoryDraft } from './domain/category.ts';

export type { ImportOutcome, ImportRow } from './application/import-pieces.ts';
export type { PurchasablePiece, PurchasableVariant } from './application/purchasable-pieces.ts';
export type { CategoryDraft, ParentCategoryDraft } from './domain/category.ts';
export type * from './domain/piece.ts';
export type { RejectedRow } from './domain/sort-out-import.ts';
export {
  columnsAsMarkdown,
  importFormats,
  type ImportFormat,
  type TableFormat,
} from './domain/import/formats.ts';
export { problemColumn, readHeadings } from './domain/import/headings.ts';
export { remarkText, type Mapped, type MapContext, type SourceRow } from './domain/import/mapped.ts';
export { mapMuseum } from './domain/import/museum.ts';
export { searchWordsOf } from './domain/search-text.ts';
export type { CatalogueTables } from './infrastructure/catalogue.tables.ts';
export type { StockCount } from './infrastructure/piece-rows.ts';

/** The department of pieces and categories. Lists and pages are read through `read-models`. */
export function createCatalogue(deps: ImportDependencies) {
  return {
    importPieces: (
      db: Db,
      batch: readonly ImportRow[],
      options: { readonly now: Date; readonly dryRun: boolean; readonly actor: Actor },
    ) => importPieces(deps, db, batch, options),
    purchasablePieces,
    saveCategories: (
      db: Db,
      tree: {
        readonly categories: readonly CategoryDraft[];
        readonly parents: readonly ParentCategoryDraft[];
      },
      actor: Actor,
    ) => saveCategories(deps.invalidate, db, tree, actor),
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
