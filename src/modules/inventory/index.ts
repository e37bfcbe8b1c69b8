import { addUnits } from './application/add-units.ts';
import { availabilityOf } from './application/availability-of.ts';
import { blockUnit } from './application/block-unit.ts';
import { calendarOf } from './application/calendar-of.ts';
import { countUnits } from './application/count-units.ts';
import { holdAgain } from './application/hold-again.ts';
import { holdUnits } from './application/hold-units.ts';
import { releaseReference } from './application/release-reference.ts';
import { removeUnits } from './application/remove-units.ts';
import { endRental, startRental } from './application/rental-period.ts';
import { sellOrRent } from './application/sell-or-rent.ts';
import { lockStock, setStock, setStocks } from './application/set-stock.ts';
import { shareHeld } from './application/share-held.ts';
import { takeBack, takeBackAll } from './application/take-back.ts';
import { unblockUnit } from './application/unblock-unit.ts';
import { unitsOf } from './application/units-of.ts';

export type { PieceAvailability } from './application/availability-of.ts';
export type { BlockUnit } from './application/block-unit.ts';
export type { CalendarEntry, UnitCalendar } from './application/calendar-of.ts';
export type { HoldUnits } from './application/hold-units.ts';
export type { NoSuchRental, StartRental, UnitTaken } from './application/rental-period.ts';
export type { PaidLines } from './application/sell-or-rent.ts';
export type { UnitsTaken } from './application/set-stock.ts';
export type { UnitTakenBy } from './application/units-of.ts';
export type { Allocation, AllocationKind, BlockPlace, LineOfOrder } from './domain/allocation.ts';
export { foremostAway, type Availability, type Away } from './domain/availability.ts';
export { isHoldingTooMuch, type HeldShare } from './domain/held-share.ts';
export type { Line, NotAvailable, PaidLine, UnavailableLine } from './domain/line.ts';
export type { StockCount, UnitCount } from './domain/stock-count.ts';

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
    releaseReference,
    takeBack,
    takeBackAll,
    blockUnit,
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
