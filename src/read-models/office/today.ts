import { sql, type RawBuilder } from 'kysely';
import { queries, type Db } from '../../platform/db/db.ts';
import { startOfBerlinDay } from '../../shared/time/berlin-day.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { may } from '../../shared/staff/staff-rights.ts';
import type { AuthorisationState, HandOver, Lack, TodayList } from '../../shared/staff/today-vocabulary.ts';
import { jobTroubles, type JobTroubles } from '../operation-figures.ts';
import { moneyToReturn } from './money-to-return.ts';
import {
  declarations,
  enquiries,
  giftVouchers,
  questions,
  toInspect,
  unmadeDocuments,
  withoutPurchase,
  withoutSpeciesPapers,
  type UnitToInspect,
} from './today-without-orders.ts';
import {
  authorisations,
  claimsOverdue,
  moneyCases,
  orderFacts,
  refundsDue,
  rentalsEnding,
  stuckPayments,
  toAccept,
  toHandOver,
  transfers,
} from './today-orders.ts';
import { proofsToFind } from './unproved-sales.ts';
import { weeklySales, type Week } from './weekly-sales.ts';

/** An item that waits for staff. */
interface Waiting {
  /** The id of the order, declaration, enquiry or piece. */
  readonly id: string;
  /**
   * The person it belongs to; empty for staff who may not see personal data, and for orders kept only because the law
   * demands it.
   */
  readonly who: string;
  /** Its subject: a piece's title, or empty; for refunds, their state. */
  readonly what: string;
  /** How many lines the order has besides the one in `what`. */
  readonly more: number;
  readonly amountCents: number | null;
  /** For the withdrawal of a part of an order: which part, in the customer's words. */
  readonly part: string | null;
  /**
   * For declarations and orders to hand over: something was declared that does not fit the order's customer, and staff
   * have to find out whose declaration it is.
   */
  readonly doubted: boolean;
  /** When it came, or its deadline. */
  readonly at: Date;
  /** For cases: nobody gives a deadline, and `at` is when it came. */
  readonly endless: boolean;
  /** For authorised money: what has become of it; null for everything else. */
  readonly authorisation: AuthorisationState | null;
  /** For orders to hand over: the money is disputed, and nobody has decided to deliver all the same. */
  readonly stopped: boolean;
  /** For orders to hand over: the shop has paid back the money, or does without it. */
  readonly isPaidBack: boolean;
  /** Whether the customer left a remark at the checkout; false for staff who may not see personal data. */
  readonly hasNote: boolean;
  /** For orders to hand over: how many lines are shipped but not delivered, and when the last was; null: none. */
  readonly shipped: { readonly lines: number; readonly at: Date } | null;
  /** For orders to hand over: how; null for everything else. `ready`: all that is collected is prepared. */
  readonly handOver: HandOver | null;
  /** For a unit that came back and waits to be looked at: its block. */
  readonly block: UnitToInspect | null;
}

/** The first items of a kind, most urgent first, and the total number. */
export interface WaitingList {
  readonly total: number;
  readonly items: readonly Waiting[];
}

interface Today {
  /** Null: not for this role. */
  readonly lists: Readonly<Record<TodayList, WaitingList | null>>;
  readonly weeks: readonly Week[] | null;
  readonly jobs: JobTroubles | null;
  /** For staff who manage the shop's settings. */
  readonly lacks: readonly Lack[] | null;
}

const shownAtOnce = 8;
/** For a list that is shown completely. */
const shownAtMost = 1000;
const weeksShown = 8;
/** Rentals that end within this many days are worth a call. */
const daysAhead = 7;

/**
 * Today's work, as far as the role may see it.
 * @param whole the list to show completely; the others show their first items
 */
export async function today(
  db: Db,
  actor: Actor,
  now: Date,
  lacks: readonly Lack[],
  whole: TodayList | null,
): Promise<Today> {
  const orders = may(actor, 'orders:read');
  const persons = may(actor, 'persons:read');
  const purchases = may(actor, 'purchases:read');
  const soon = startOfBerlinDay(now, daysAhead + 1);
  const shown = (name: TodayList): number => (name === whole ? shownAtMost : shownAtOnce);
  const read = async (name: TodayList, allowed: boolean, query: RawBuilder<unknown>) =>
    allowed ? list(db, query, persons, shown(name)) : null;
  // One after the other, so that this page does not take all of the process's connections.
  return {
    lists: {
      moneyCases: await read('moneyCases', orders, moneyCases),
      stuckPayments: await read('stuckPayments', orders, stuckPayments(now)),
      authorisations: await read('authorisations', orders, authorisations(now)),
      toAccept: await read('toAccept', orders, toAccept),
      transfers: await read('transfers', orders, transfers),
      toHandOver: await read('toHandOver', orders, toHandOver),
      rentalsEnding: await read('rentalsEnding', orders, rentalsEnding(soon)),
      refundsDue: await read('refundsDue', orders, refundsDue(now)),
      moneyToReturn: orders && persons ? await moneyWaiting(db, shown('moneyToReturn')) : null,
      claimsOverdue: await read('claimsOverdue', orders, claimsOverdue(now)),
      proofsOverdue: orders ? await proofsWaiting(db, now, persons, shown('proofsOverdue')) : null,
      unmadeDocuments: await read('unmadeDocuments', orders, unmadeDocuments(now)),
      declarations: await read('declarations', orders && persons, declarations),
      enquiries: await read('enquiries', persons, enquiries),
      questions: await read('questions', persons, questions),
      toInspect: await read('toInspect', may(actor, 'catalogue:read'), toInspect(null)),
      withoutPurchase: await read('withoutPurchase', purchases, withoutPurchase),
      withoutSpeciesPapers: await read('withoutSpeciesPapers', purchases, withoutSpeciesPapers),
      giftVouchers: await read('giftVouchers', may(actor, 'audit:read'), giftVouchers(now)),
    },
    weeks: orders ? await weeklySales(db, now, weeksShown) : null,
    jobs: orders ? await jobTroubles(db, now, persons) : null,
    lacks: may(actor, 'settings:write') ? lacks : null,
  };
}

type WaitingRow = Pick<Waiting, 'id' | 'who' | 'what' | 'amountCents' | 'at'> & {
  readonly more?: number;
  readonly hasNote?: boolean;
  readonly shippedLines?: number;
  readonly shippedAt?: Date | null;
  readonly doubted?: boolean;
  readonly endless?: boolean;
  readonly stopped?: boolean;
  readonly isPaidBack?: boolean;
  readonly state?: AuthorisationState;
  readonly handOver?: HandOver;
  readonly block?: UnitToInspect;
};

async function list(
  db: Db,
  query: RawBuilder<unknown>,
  persons: boolean,
  limit: number,
): Promise<WaitingList> {
  const handle = queries<object>(db);
  const { rows } = await sql<WaitingRow & { total: number }>`
    select *, count(*) over ()::int as total from (${query}) found order by at, id limit ${limit}
  `.execute(handle);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map((row) => ({ ...waiting(row), ...(persons ? {} : { who: '', hasNote: false }) })),
  };
}

const waiting = ({ id, who, what, more = 0, amountCents, at, ...row }: WaitingRow): Waiting => ({
  id,
  who,
  what,
  more,
  amountCents,
  at,
  doubted: row.doubted ?? false,
  endless: row.endless ?? false,
  stopped: row.stopped ?? false,
  isPaidBack: row.isPaidBack ?? false,
  authorisation: row.state ?? null,
  part: null,
  hasNote: row.hasNote ?? false,
  shipped: row.shippedAt ? { lines: row.shippedLines ?? 0, at: row.shippedAt } : null,
  handOver: row.handOver ?? null,
  block: row.block ?? null,
});

/** By when a proof is due is reckoned here, too. */
async function proofsWaiting(db: Db, now: Date, persons: boolean, limit: number): Promise<WaitingList> {
  const found = await proofsToFind(db, now);
  const items = found.slice(0, limit).map((row) => waiting(persons ? row : { ...row, who: '' }));
  return { total: found.length, items };
}

/** The money to refund is reckoned here, and so the list is cut here. */
async function moneyWaiting(db: Db, limit: number): Promise<WaitingList> {
  const found = await moneyToReturn<Pick<Waiting, 'id' | 'who'>>(db, orderFacts);
  const items = found.slice(0, limit).map(({ id, who, what, amountCents, at, part, endless }) => ({
    ...waiting({ id, who, what, amountCents, at }),
    part,
    endless,
  }));
  return { total: found.length, items };
}
