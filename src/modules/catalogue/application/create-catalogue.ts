import { bind } from '../../../shared/bind.ts';
import { picturesShown } from '../infrastructure/piece-rows.ts';
import {
  blockUnitOfPiece,
  keepBlockOfPiece,
  liftBlockOfPiece,
  readPieceForStaff,
  deletePiece,
} from './staff-piece.ts';
import { importPieces, type ImportDependencies } from './importing/import-pieces.ts';
import { saveGoodsText } from './goods-texts.ts';
import { newPiecesLike } from './new-pieces-like.ts';
import { importGoodsTexts } from './import-goods-texts.ts';
import { suggestGoodsText } from './suggest-goods-text.ts';
import { runTranslation } from './run-translation.ts';
import {
  planTranslation,
  resumeTranslation,
  startTranslation,
  stopTranslation,
  translateGoodsJob,
  translationOf,
} from './translate-goods.ts';
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
import {
  changeOneOfMany,
  changePiece,
  createPiece,
  duplicatePiece,
  publishPiece,
  unpublishPiece,
} from './staff-pieces.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight, may } from '../../../shared/staff/staff-rights.ts';
import { ownRows } from '../domain/import/own/own-rows.ts';
import { readStoredPieces, withStock } from '../infrastructure/read-draft.ts';
import { translatorOf, type TranslationSettings } from '../infrastructure/translators.ts';
import type { StaffDependencies } from './catalogue-dependencies.ts';

/** The department of pieces and categories. Lists and pages are read through `read-models`. */
export function createCatalogue(deps: ImportDependencies) {
  return {
    ...bind(deps, { importPieces, saveCategories }),
    purchasablePieces,
    newPiecesLike,
    picturesShown,
    renewSearchColumns,
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;

/** Pieces as staff work on them, including drafts. */
export function createPieceOffice({
  translation,
  ...given
}: Omit<StaffDependencies, 'translator' | 'patientTranslator'> & {
  /** The translation service of the settings; null: none. */
  readonly translation: TranslationSettings | null;
}) {
  const translator = translatorOf(translation);
  const patientTranslator = translatorOf(translation, { timeoutMs: 60_000 });
  const deps: StaffDependencies = { ...given, translator, patientTranslator };
  const uses = bind(deps, {
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
    keepBlock: keepBlockOfPiece,
    categories: categoriesForStaff,
    parents: parentsForStaff,
    createCategory,
    changeCategory,
    removeCategory,
    changeParent,
    saveGoodsText,
    importGoodsTexts,
    suggestGoodsText,
    planTranslation,
    translationOf,
    startTranslation,
    stopTranslation,
    resumeTranslation,
    runTranslation,
  });
  /** And the name of the translation service, if there is one. */
  const name = translator?.name ?? null;
  return {
    ...uses,
    translator: name,
    /** Call before the jobs start. */
    defineJobs(jobs: Jobs): void {
      jobs.define(translateGoodsJob, {
        retryLimit: 10,
        atOnce: 1,
        timeoutSeconds: 900,
        handler: (payload, { signal }) => runTranslation(deps, payload, signal),
      });
    },
  };
}

export type PieceOffice = ReturnType<typeof createPieceOffice>;

/**
 * Pieces as rows of our own table, in the order of the given ids, some hundreds at a time; imported again, they change
 * nothing. Pieces deleted meanwhile are left out, and so are purchases for staff who may not see them.
 * @throws RightMissing without `catalogue:read`
 */
async function exportPieces(
  { db, now, countUnits }: Pick<StaffDependencies, 'db' | 'now' | 'countUnits'>,
  ids: readonly string[],
  actor: Actor,
): Promise<string[][]> {
  requireRight(actor, 'catalogue:read');
  const stored = new Map(
    (await readStoredPieces(db, ids, { lock: false })).map((piece) => [piece.id, piece]),
  );
  const units = Map.groupBy(await countUnits(db, ids, now()), ({ pieceId }) => pieceId);
  return ids.flatMap((id) => {
    const piece = stored.get(id);
    if (piece === undefined) return [];
    const counts = units.get(id) ?? [];
    const variantIds = piece.variantIds.length === 0 ? [null] : piece.variantIds;
    const draft = withStock(piece, counts);
    return ownRows(
      may(actor, 'purchases:read') ? draft : { ...draft, purchase: null },
      piece.publishedAt !== null,
      variantIds.map((wanted) => counts.find(({ variantId }) => variantId === wanted) ?? null),
    );
  });
}
