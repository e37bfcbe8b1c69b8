import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CatalogueTables, Section } from '../modules/catalogue/index.ts';
import type { KnownMaker, Term } from '../modules/search/index.ts';
import { queries, type Db } from '../platform/db/db.ts';
import { runFor, currentClient, JointClients } from '../platform/fair-queue/client.ts';
import { isFiltered, noFilters, writeFilters, type PieceFilters } from '../shared/pieces/piece-filters.ts';
import type { ShopType } from '../shared/pieces/shop-type.ts';
import { countPieces, type FilterCounts } from './listing/count-pieces.ts';
import { listIds, type Narrowed } from './listing/list-ids.ts';
import { reducedPieces } from './listing/reduced-pieces.ts';
import { nameOfScope, scopeConditions, type ListScope, allOf } from './listing/scope.ts';
import { cardsOf, type PieceCard } from './piece-card.ts';
import { lookUpWords, type LookedUpWords } from './search/look-up-words.ts';
import type { Vocabulary } from './search/search.ts';
import { countedCategories } from './search/suggest-categories.ts';

export interface PiecePage {
  readonly pieces: readonly PieceCard[];
  /** The page shown, clamped between 1 and `totalPages` (spec 2.9). */
  readonly page: number;
  /** At least 1, even if there is nothing. */
  readonly totalPages: number;
  readonly total: number;
}

/** Pieces on a page of a category or of a shop type (spec 9-11, 9-12). */
const pageSize = 20;

/** Section calls without a limit are capped, so that nobody can request the whole shop at once. */
const sectionCap = 100;

const whole: Narrowed = { filters: noFilters, sort: 'newest' };

/** Lists of pieces, filtered and sorted, and the figures about them. */
export class PieceLists {
  readonly #db: Db;
  readonly #clock: () => Date;
  readonly #figures: KeptFigures;
  /** Kept separately, so that many different searches do not displace figures. */
  readonly #words: KeptFigures;

  constructor(db: Db, clock: () => Date) {
    this.#db = db;
    this.#clock = clock;
    this.#figures = new KeptFigures(clock);
    this.#words = new KeptFigures(clock);
  }

  /** A page of a list. A page beyond the last one returns the last one, or nothing with `endless` (spec 4.7). */
  async page(
    scope: ListScope,
    wanted: number,
    {
      narrowed = whole,
      limit = pageSize,
      endless = false,
    }: { readonly narrowed?: Narrowed; readonly limit?: number; readonly endless?: boolean } = {},
  ): Promise<PiecePage> {
    const total = await this.#total(scope, narrowed.filters);
    const totalPages = Math.max(1, Math.ceil(total / limit));
    const page = endless ? wanted : Math.min(Math.max(wanted, 1), totalPages);
    const pieces =
      page > totalPages ? [] : await this.#cards(scope, narrowed, { offset: (page - 1) * limit, limit });
    return { pieces, page, totalPages, total };
  }

  /** All pieces of one line, newest first. */
  ofType(type: ShopType, page: number, limit: number = pageSize): Promise<PiecePage> {
    return this.page({ kind: 'type', type }, page, { limit });
  }

  /** The newest pieces of a section of the home page. `limit` is capped at `sectionCap`. */
  ofSection(section: Section, limit: number = sectionCap): Promise<PieceCard[]> {
    return this.#cards({ kind: 'section', section }, whole, {
      offset: 0,
      limit: Math.min(limit, sectionCap),
    });
  }

  /** How many pieces each value of the filters would show. */
  counts(scope: ListScope, filters: PieceFilters): Promise<FilterCounts> {
    const now = this.#clock();
    return this.#figures.get(`counts ${nameOf(scope, filters)}`, async () =>
      countPieces(this.#db, await this.#shown(scope, now), filters, now),
    );
  }

  /** The words that searches compare theirs with. */
  async vocabulary(): Promise<Vocabulary> {
    const now = this.#clock();
    const [makers, categories] = await Promise.all([
      this.#figures.get('makers', () => allMakers(this.#db)),
      this.#figures.get('categories', () => countedCategories(this.#db, now)),
    ]);
    return { makers, categories, lookUp: (terms) => this.#lookUp(terms) };
  }

  /** Forgets the figures; they are read again when needed. */
  forget(): void {
    this.#figures.clear();
    this.#words.clear();
  }

  #lookUp(terms: readonly Term[]): Promise<LookedUpWords> {
    const name = JSON.stringify(terms.map(({ text }) => text));
    return this.#words.get(name, () => lookUpWords(this.#db, terms));
  }

  async #cards(
    scope: ListScope,
    narrowed: Narrowed,
    part: { readonly offset: number; readonly limit: number },
  ): Promise<PieceCard[]> {
    const now = this.#clock();
    return cardsOf(
      this.#db,
      await listIds(this.#db, await this.#shown(scope, now), narrowed, part, now),
      now,
    );
  }

  /** The sale shows what is reduced. */
  async #shown(scope: ListScope, now: Date): Promise<ListScope> {
    if (scope.kind !== 'section' || scope.section !== 'sales') return scope;
    const only = await this.#figures.get('reduced', () => reducedPieces(this.#db, now));
    return { ...scope, only };
  }

  /** Counting alone only needs the index; a filtered list is counted together with its values. */
  #total(scope: ListScope, filters: PieceFilters): Promise<number> {
    if (isFiltered(filters)) return this.counts(scope, filters).then(({ total }) => total);
    const now = this.#clock();
    return this.#figures.get(`total ${nameOf(scope, filters)}`, async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${membersOf(await this.#shown(scope, now), now)}
      `.execute(queries<CatalogueTables>(this.#db));
      return rows[0]?.count ?? 0;
    });
  }
}

/** A whole list, from an index that contains nothing else. */
function membersOf(scope: ListScope, now: Date) {
  switch (scope.kind) {
    case 'category':
      return sql`category_listings where category_id = ${scope.id} and published_at <= ${now}`;
    case 'section':
      return sql`piece_sections where section = ${scope.section} and published_at <= ${now}
        ${scope.only === undefined ? sql`` : sql`and piece_id = any(${scope.only}::text[])`}`;
    default:
      return sql`listings l where ${allOf(scopeConditions(scope, now))}`;
  }
}

function nameOf(scope: ListScope, filters: PieceFilters): string {
  return JSON.stringify([nameOfScope(scope), writeFilters(filters)]);
}

/** The makers of all published pieces. */
async function allMakers(db: Db): Promise<readonly KnownMaker[]> {
  // Jumps from one name to the next, since a hundred thousand pieces may have a handful of makers.
  const { rows } = await sql<KnownMaker>`
    with recursive known as (
      (select maker_key, maker from listings where maker_key is not null order by maker_key limit 1)
      union all
      select following.* from known cross join lateral (
        select l.maker_key, l.maker from listings l where l.maker_key > known.maker_key
        order by l.maker_key limit 1
      ) following
    )
    select maker_key as key, maker as name from known
  `.execute(queries<CatalogueTables>(db));
  return rows;
}

/** The longest that figures are kept: pieces appear and reservations lapse without a changed row. */
const keptForMs = 60_000;
/** Lists and filters have countless combinations, but memory is limited. */
const maxKept = 500;

interface Kept {
  readonly by: JointClients;
  readonly value: Promise<unknown>;
}

/** Figures that require reading every piece of a list, kept for a while and for a limited number of lists. */
class KeptFigures {
  readonly #kept: LRUCache<string, Kept>;

  constructor(clock: () => Date) {
    this.#kept = new LRUCache({
      max: maxKept,
      ttl: keptForMs,
      ttlResolution: 0,
      perf: { now: () => clock().getTime() },
    });
  }

  /** The figure of this name; simultaneous requests wait for the same query. */
  get<T>(name: string, look: () => Promise<T>): Promise<T> {
    const known = this.#kept.get(name);
    if (known !== undefined) {
      known.by.join(currentClient());
      return known.value as Promise<T>;
    }
    const by = new JointClients(currentClient());
    const value = runFor(by, look);
    const kept = { by, value };
    this.#kept.set(name, kept);
    value.catch(() => {
      if (this.#kept.peek(name) === kept) this.#kept.delete(name);
    });
    return value;
  }

  clear(): void {
    this.#kept.clear();
  }
}
