import {
  addUnits,
  lockStock,
  setStock,
  setStocks,
  removeUnits,
  unitsOf,
  countUnits,
} from './application/stock.ts';
import { availabilityOf, calendarOf } from './application/availability-of.ts';
import { blockUnit, keepBlocked, unblockUnit } from './application/block-unit.ts';
import { holdAgain, holdUnits, releaseReference, shareHeld } from './application/hold-units.ts';
import {
  endRental,
  findWrittenOff,
  startRental,
  sellOrRent,
  takeBack,
  takeBackAll,
  writeOffRental,
} from './application/sell-or-rent.ts';

export type { LineOfOrder } from './domain/allocation.ts';
export { foremostAway, type Availability, type Away } from './domain/availability.ts';
export { isHoldingTooMuch } from './domain/stock-count.ts';
export type { NotAvailable, PaidLine } from './domain/line.ts';

/**
 * The department of units and their calendar. Functions that change calendars take the caller's transaction and lock
 * units in it, after the caller's own rows (the order's, say). The caller's use case checks who may do it. The
 * transaction must read committed, as PostgreSQL does by default: see `infrastructure/lock-units.ts`.
 */
export function createInventory() {
  return {
    holdUnits,
    holdAgain,
    sellOrRent,
    startRental,
    endRental,
    writeOffRental,
    findWrittenOff,
    releaseReference,
    takeBack,
    takeBackAll,
    blockUnit,
    keepBlocked,
    unblockUnit,
    countUnits,
    removeUnits,
    setStock,
    setStocks,
    lockStock,
    addUnits,
    availabilityOf,
    unitsOf,
    calendarOf,
    shareHeld,
  };
}

export type Inventory = ReturnType<typeof createInventory>;
