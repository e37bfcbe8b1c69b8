import type { Db, Tx } from '../../../platform/db/db.ts';
import type { Picture } from '../domain/piece.ts';
import type { UnitCount } from '../domain/unit-count.ts';
import type { StockCount } from '../infrastructure/piece-rows.ts';

/** What the use cases of staff work with, besides the import's. */
export interface StaffDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** Brings the number of units to `count`; tells how many are taken where that is more. */
  readonly setStock: (
    tx: Tx,
    count: StockCount,
    now: Date,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly taken: number }>;
  /** The units of pieces and of each of their variants that have come into the shop; none: not named. */
  readonly countUnits: (
    handle: Db | Tx,
    pieceIds: readonly string[],
    now: Date,
  ) => Promise<readonly UnitCount[]>;
  /** Removes the units of a piece, unless one was ever held, sold or rented out; tells whether they are gone. */
  readonly removeUnits: (tx: Tx, pieceId: string) => Promise<boolean>;
  /** Those of the keys that are photographs of staff whose sizes are made; they are shown from now on. */
  readonly usePictures: (
    tx: Tx,
    keys: readonly string[],
    now: Date,
  ) => Promise<readonly Omit<Picture, 'alt'>[]>;
  /** A piece shows them no more: they are deleted later, unless something else does. */
  readonly releasePictures: (tx: Tx, keys: readonly string[]) => Promise<void>;
  /** Says which cached pages are stale once the transaction is committed. */
  readonly invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>;
  /** The units of a piece with what takes them. */
  readonly calendar: (handle: Db | Tx, pieceId: string, now: Date) => Promise<readonly PieceUnit[]>;
  readonly blockUnit: (
    tx: Tx,
    block: {
      readonly unitId: string;
      readonly reason: string;
      readonly place: 'showroom' | 'workshop' | null;
      readonly from: Date;
      readonly to: Date | null;
      readonly now: Date;
    },
  ) => Promise<{ readonly ok: boolean }>;
  readonly unblockUnit: (tx: Tx, blockId: string, now: Date) => Promise<{ readonly ok: boolean }>;
}

/** A thing that stands in the shop, and what takes it when. */
export interface PieceUnit {
  readonly unitId: string;
  readonly variantId: string | null;
  /** Oldest first; without an end: for good, or until somebody ends it. */
  readonly entries: readonly {
    readonly id: string;
    readonly kind: 'hold' | 'sale' | 'rental' | 'block';
    readonly place: 'showroom' | 'workshop' | null;
    readonly from: Date;
    readonly to: Date | null;
    readonly reference: string;
  }[];
}
