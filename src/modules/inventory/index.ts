import { addUnits } from './application/add-units.ts';
import { availabilityOf } from './application/availability-of.ts';
import { blockUnit } from './application/block-unit.ts';
import { calendarOf } from './application/calendar-of.ts';
import { countUnits } from './application/count-units.ts';
import { endRental } from './application/end-rental.ts';
import { extendHold } from './application/extend-hold.ts';
import { holdUnits } from './application/hold-units.ts';
import { lapseHolds } from './application/lapse-holds.ts';
import { releaseReference } from './application/release-reference.ts';
import { removeUnits } from './application/remove-units.ts';
import { rentHeld } from './application/rent-held.ts';
import { sellHeld } from './application/sell-held.ts';
import { lockStock, setStock, setStocks } from './application/set-stock.ts';
import { shareHeld } from './application/share-held.ts';
import { startRental } from './application/start-rental.ts';
import { takeBack } from './application/take-back.ts';
import { unblockUnit } from './application/unblock-unit.ts';
import { unitsOf } from './application/units-of.ts';
import { unitsOfLines } from './application/units-of-lines.ts';

export type { PieceAvailability } from './application/availability-of.ts';
export type { BlockUnit } from './application/block-unit.ts';
export type { CalendarEntry, UnitCalendar } from './application/calendar-of.ts';
export type { HoldUnits } from './application/hold-units.ts';
export type { NoSuchRental, UnitTaken } from './application/move-rental.ts';
export type { PaidLines } from './application/sell-held.ts';
export type { UnitsTaken } from './application/set-stock.ts';
export type { StartRental } from './application/start-rental.ts';
export type { UnitTakenBy } from './application/units-of.ts';
export type { Allocation, AllocationKind, BlockPlace, UnitsOfReference } from './domain/allocation.ts';
export { foremostAway, type Availability, type Away } from './domain/availability.ts';
export { isHoldingTooMuch, type HeldShare } from './domain/held-share.ts';
export { holdEnd, transferHoldEnd } from './domain/hold-end.ts';
export type { Line, NotAvailable, UnavailableLine } from './domain/line.ts';
export type { StockCount, UnitCount } from './domain/stock-count.ts';

/**
 * The department of units and their calendar. What changes calendars takes the caller's transaction, after whose own
 * rows (the order's, say) it locks units; who may do it is for the caller's use case to check. The transaction must
 * read committed, as PostgreSQL does unless told otherwise: see `infrastructure/lock-units.ts`.
 */
export function createInventory() {
  return {
    holdUnits,
    extendHold,
    sellHeld,
    rentHeld,
    startRental,
    endRental,
    releaseReference,
    takeBack,
    blockUnit,
    unblockUnit,
    lapseHolds,
    countUnits,
    removeUnits,
    setStock,
    setStocks,
    lockStock,
    addUnits,
    availabilityOf,
    unitsOf,
    unitsOfLines,
    calendarOf,
    shareHeld,
  };
}

export type Inventory = ReturnType<typeof createInventory>;
