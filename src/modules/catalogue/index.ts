import type { Db } from '../../platform/db/db.ts';
import type { Actor } from '../../shared/actor.ts';
import { importPieces, type ImportDependencies } from './application/import-pieces.ts';
import type { ImportRow } from './application/plan-row.ts';
import { picturesShown } from './infrastructure/pictures-shown.ts';
import { purchasablePieces } from './application/purchasable-pieces.ts';
import { renewSearchColumns } from './application/renew-search-columns.ts';
import { saveCategories } from './application/save-categories.ts';
import { deletePiece } from './application/delete-piece.ts';
import { exportPieces } from './application/export-pieces.ts';
import { blockUnitOfPiece, liftBlockOfPiece, type NewBlock } from './application/block-piece.ts';
import { readPieceForStaff } from './application/read-piece-for-staff.ts';
import type { StaffDependencies } from './application/staff-dependencies.ts';
import {
  categoriesForStaff,
  changeCategory,
  changeParent,
  createCategory,
  parentsForStaff,
  removeCategory,
  type CategoryChanges,
  type ParentChanges,
} from './application/staff-categories.ts';
import {
  changeOneOfMany,
  changePiece,
  createPiece,
  duplicatePiece,
  publishPiece,
  unpublishPiece,
  type NewPiece,
  type PieceChanges,
} from './application/staff-pieces.ts';
import type { BulkChange } from './domain/bulk-change.ts';
import type { CategoryDraft, ParentCategoryDraft } from './domain/category.ts';

export type { ImportOutcome } from './application/import-pieces.ts';
export type { ImportRow } from './application/plan-row.ts';
export type { StaffPiece } from './application/read-piece-for-staff.ts';
export type { PieceRefusal } from './application/staff-pieces.ts';
export type { PurchasablePiece, PurchasableVariant } from './application/purchasable-pieces.ts';
export type { CategoryDraft, ParentCategoryDraft } from './domain/category.ts';
export type * from './domain/piece.ts';
export type { RejectedRow } from './domain/sort-out-import.ts';
export { columnsAsMarkdown, importFormats, type ImportFormat } from './domain/import/formats.ts';
export { problemColumn } from './domain/import/headings.ts';
export { remarkText, type MapContext } from './domain/import/mapped.ts';
export { ownHeadings } from './domain/import/own-rows.ts';
export { mapMuseum } from './domain/import/museum.ts';
export { editDistance, forgivenMistakes } from './domain/search/edit-distance.ts';
export { normalWords } from './domain/search/normal-word.ts';
export { partsOf, takeApart } from './domain/search/compound.ts';
export { synonymKeys, synonymsOf } from './domain/search/synonyms.ts';
export { textQueriesOf, type Stand } from './domain/search/text-queries.ts';
export type { Meaning, QueryPart, Term } from './domain/search/query-part.ts';
export { loosen } from './domain/search/strongest-parts.ts';
export {
  readingOf,
  understandQuery,
  type KnownMaker,
  type QueryReading,
  type Understood,
} from './domain/search/understand-query.ts';
export type { Candidate, ImportSource } from './infrastructure/table-file/candidate.ts';
export { examineFile, type FileNature } from './infrastructure/table-file/file-encoding.ts';
export { fileOnDisk, type ImportFile } from './infrastructure/table-file/import-file.ts';
export { openTable } from './infrastructure/table-file/read-table.ts';
export { openTableSource } from './infrastructure/table-file/table-source.ts';
export { UnreadableFile } from './infrastructure/table-file/unreadable-file.ts';
export { createImports, type Imports } from './application/create-imports.ts';
export {
  takeOver,
  type Outcome,
  type Rejection,
  type Warning,
  type Watcher,
} from './application/take-over.ts';
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
    picturesShown,
    renewSearchColumns,
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

/** Pieces as staff work on them, including drafts. */
export function createPieceOffice(deps: StaffDependencies) {
  return {
    createPiece: (wish: NewPiece, actor: Actor) => createPiece(deps, wish, actor),
    changePiece: (id: string, changes: PieceChanges, version: number, actor: Actor) =>
      changePiece(deps, id, changes, version, actor),
    publishPiece: (id: string, version: number | null, actor: Actor) =>
      publishPiece(deps, id, version, actor),
    unpublishPiece: (id: string, version: number | null, actor: Actor) =>
      unpublishPiece(deps, id, version, actor),
    duplicatePiece: (id: string, actor: Actor) => duplicatePiece(deps, id, actor),
    deletePiece: (id: string, actor: Actor) => deletePiece(deps, id, actor),
    exportPieces: (ids: readonly string[], actor: Actor) => exportPieces(deps, ids, actor),
    changeOneOfMany: (id: string, change: BulkChange, actor: Actor) =>
      changeOneOfMany(deps, id, change, actor),
    pieceForStaff: (id: string, actor: Actor) => readPieceForStaff(deps, id, actor),
    blockUnit: (pieceId: string, block: NewBlock, actor: Actor) =>
      blockUnitOfPiece(deps, pieceId, block, actor),
    categories: (actor: Actor) => categoriesForStaff(deps, actor),
    parents: (actor: Actor) => parentsForStaff(deps, actor),
    createCategory: (wish: Omit<CategoryDraft, 'id'>, actor: Actor) => createCategory(deps, wish, actor),
    changeCategory: (id: string, changes: CategoryChanges, actor: Actor) =>
      changeCategory(deps, id, changes, actor),
    removeCategory: (id: string, actor: Actor) => removeCategory(deps, id, actor),
    changeParent: (id: string, changes: ParentChanges, actor: Actor) =>
      changeParent(deps, id, changes, actor),
    liftBlock: (pieceId: string, blockId: string, actor: Actor) =>
      liftBlockOfPiece(deps, pieceId, blockId, actor),
  };
}

export type PieceOffice = ReturnType<typeof createPieceOffice>;
