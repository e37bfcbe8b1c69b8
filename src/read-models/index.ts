import type { Section } from '../modules/catalogue/index.ts';
import type { Db } from '../platform/db/db.ts';
import type { ShopType } from '../shared/shop-type.ts';
import { allCategories, categoryDetail, parentCategories, parentCategory } from './categories.ts';
import { pieceDetail } from './piece-detail.ts';
import { pageSize, piecesOfCategory, piecesOfSection, piecesOfType, sectionCap } from './piece-lists.ts';
import { search } from './search.ts';

export type { CategoryDetail, CategorySummary, ParentCategory } from './categories.ts';
export type { Availability } from '../modules/inventory/index.ts';
export type { PieceCard } from './piece-card.ts';
export type { PieceDetail, PieceVariant } from './piece-detail.ts';
export type { PiecePage } from './piece-lists.ts';
export type { SearchHits } from './search.ts';

/** All that lists and pages read of the catalogue, from one database. `clock` gives the present time. */
export function createReadModels(db: Db, clock: () => Date) {
  return {
    piecesOfType: (type: ShopType, page: number, limit: number = pageSize) =>
      piecesOfType(db, type, page, limit, clock()),
    piecesOfCategory: (id: string, page: number) => piecesOfCategory(db, id, page, clock()),
    piecesOfSection: (section: Section, limit: number = sectionCap) =>
      piecesOfSection(db, section, limit, clock()),
    piece: (id: string) => pieceDetail(db, id, clock()),
    allCategories: () => allCategories(db),
    category: (id: string) => categoryDetail(db, id),
    parentCategories: () => parentCategories(db),
    parentCategory: (id: string) => parentCategory(db, id),
    search: (query: string) => search(db, query, clock()),
  };
}

export type ReadModels = ReturnType<typeof createReadModels>;
