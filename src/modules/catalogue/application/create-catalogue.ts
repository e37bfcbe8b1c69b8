import { bind } from '../../../shared/bind.ts';
import { picturesShown } from '../infrastructure/piece-rows.ts';
import { blockUnitOfPiece, liftBlockOfPiece, readPieceForStaff, deletePiece } from './staff-piece.ts';
import { exportPieces } from './export-pieces.ts';
import { importPieces, type ImportDependencies } from './import-pieces.ts';
import { purchasablePieces } from './purchasable-pieces.ts';
import { renewSearchColumns } from './renew-search-columns.ts';
import { saveCategories } from './save-categories.ts';
import {
  categoriesForStaff,
  changeCategory,
  changeParent,
  createCategory,
  parentsForStaff,
  removeCategory,
} from './staff-categories.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import {
  changeOneOfMany,
  changePiece,
  createPiece,
  duplicatePiece,
  publishPiece,
  unpublishPiece,
} from './staff-pieces.ts';

/** The department of pieces and categories. Lists and pages are read through `read-models`. */
export function createCatalogue(deps: ImportDependencies) {
  return {
    ...bind(deps, { importPieces, saveCategories }),
    purchasablePieces,
    picturesShown,
    renewSearchColumns,
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;

/** Pieces as staff work on them, including drafts. */
export function createPieceOffice(deps: StaffDependencies) {
  return bind(deps, {
    createPiece,
    changePiece,
    publishPiece,
    unpublishPiece,
    duplicatePiece,
    deletePiece,
    exportPieces,
    changeOneOfMany,
    pieceForStaff: readPieceForStaff,
    blockUnit: blockUnitOfPiece,
    liftBlock: liftBlockOfPiece,
    categories: categoriesForStaff,
    parents: parentsForStaff,
    createCategory,
    changeCategory,
    removeCategory,
    changeParent,
  });
}

export type PieceOffice = ReturnType<typeof createPieceOffice>;
