import type { Db, Tx } from '../../../platform/db/db.ts';
import type { StockCount } from '../infrastructure/piece-rows.ts';
import type { UnitCount } from '../domain/unit-count.ts';
import type { Picture } from '../domain/piece.ts';
import type { Translator } from '../domain/translator.ts';

/** Dependencies of the staff's use cases beyond those of imports. */
export interface StaffDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A UUID. */
  readonly newId: () => string;
  /** Sets the number of units to `count`; tells how many are taken if that is more. */
  readonly setStock: (
    tx: Tx,
    count: StockCount,
    now: Date,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly taken: number }>;
  /**
   * The units of pieces and of each of their variants that have come into the shop. Pieces without units are missing.
   */
  readonly countUnits: (
    handle: Db | Tx,
    pieceIds: readonly string[],
    now: Date,
  ) => Promise<readonly UnitCount[]>;
  /** Deletes the units of a piece, unless one was ever held, sold or rented out; tells whether they are gone. */
  readonly removeUnits: (tx: Tx, pieceId: string) => Promise<boolean>;
  /** Marks pictures as shown, and returns those of the keys that are staff's photographs with finished sizes. */
  readonly usePictures: (
    tx: Tx,
    keys: readonly string[],
    now: Date,
  ) => Promise<readonly Omit<Picture, 'alt'>[]>;
  /** A piece no longer shows these pictures: they are deleted later, unless something else shows them. */
  readonly releasePictures: (tx: Tx, keys: readonly string[]) => Promise<void>;
  /** Announces which cached pages are stale once the transaction is committed. */
  readonly invalidate: (tx: Tx, tags: readonly string[]) => Promise<void>;
  /** The units of a piece with their allocations. */
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
  /** The service that translates texts of goods; null: none. */
  readonly translator: Translator | null;
  /** The same for a job, which can wait longer for an answer than somebody at a form. */
  readonly patientTranslator: Translator | null;
  readonly unblockUnit: (tx: Tx, blockId: string, now: Date) => Promise<{ readonly ok: boolean }>;
  readonly keepBlocked: (
    tx: Tx,
    blockId: string,
    block: {
      readonly reason: string;
      readonly place: 'showroom' | 'workshop' | null;
      readonly to: Date | null;
      readonly now: Date;
    },
  ) => Promise<{ readonly ok: boolean }>;
}

/** A unit of a piece, with its allocations. */
export interface PieceUnit {
  readonly unitId: string;
  readonly variantId: string | null;
  /** Oldest first. An entry without end is permanent, or lasts until somebody ends it. */
  readonly entries: readonly {
    readonly id: string;
    readonly kind: 'hold' | 'sale' | 'rental' | 'block';
    readonly place: 'showroom' | 'workshop' | null;
    readonly from: Date;
    readonly to: Date | null;
    readonly reference: string;
  }[];
}
