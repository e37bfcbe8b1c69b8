import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import type { Line, UnavailableLine } from '../domain/line.ts';
import { execute, takesFrom, TakenMeanwhile } from './execute.ts';

export interface Taking {
  readonly kind: 'hold' | 'sale' | 'rental';
  readonly reference: string;
  /** Each piece and variant once. */
  readonly lines: readonly Line[];
  /** Null: without end. */
  readonly to: Date | null;
  readonly now: Date;
}

interface LineRow {
  piece_id: string;
  variant_id: string | null;
  quantity: number;
  own: number;
  free: number;
  to_keep: number;
  kept: number;
  taken: number;
}

/**
 * Makes the reference have so many units of each line, from now on until `to`, in one statement: what it already
 * has counts, its own standing holds change into what is wanted, and the rest is taken from what is free from now
 * on. All lines or nothing: with one line short the statement writes nothing, and the lines in the way are returned.
 *
 * A repeated call finds everything done. Sales and rentals count as done even when they were taken back or have
 * ended, and a hold is done where a sale or rental has followed it: so a late repetition takes nothing twice.
 *
 * The units must be locked. Should somebody write past the locks, the constraint decides: a unit that is gone is
 * skipped (`on conflict do nothing`), the numbers differ from what was planned, and the transaction is tried again.
 * @throws TakenMeanwhile
 */
export async function takeUnits(tx: Tx, taking: Taking): Promise<UnavailableLine[]> {
  const { kind, reference, lines, to, now } = taking;
  const rows = await execute(
    tx,
    sql<LineRow>`
      with wanted as (
        select * from unnest(
          ${lines.map((line) => line.pieceId)}::text[],
          ${lines.map((line) => line.variantId)}::text[],
          ${lines.map((line) => line.quantity)}::int[]
        ) with ordinality as w (piece_id, variant_id, quantity, line)
      ),
      own as (
        select w.line, w.quantity, a.id, a.kind,
          row_number() over (partition by w.line order by a.kind = 'hold', a.id) as place
        from wanted w
        join units u on u.piece_id = w.piece_id and u.variant_id is not distinct from w.variant_id
        join allocations a on a.unit_id = u.id
        where a.reference = ${reference} and case a.kind
          when 'hold' then ${takesFrom(now)} and not exists (
            select from allocations other
            where other.unit_id = a.unit_id and other.released_at is null
              and lower(other.during) >= upper(a.during)
          )
          else a.kind = ${kind} or ${kind} = 'hold'
        end
      ),
      free as (
        select w.line, u.id, row_number() over (partition by w.line order by u.id) as place
        from wanted w
        join units u on u.piece_id = w.piece_id and u.variant_id is not distinct from w.variant_id
        where u.retired_at is null
          and not exists (select from allocations a where a.unit_id = u.id and ${takesFrom(now)})
      ),
      plan as (
        select w.*,
          (select count(*)::int from own where own.line = w.line) as own,
          (select count(*)::int from own
            where own.line = w.line and own.kind = 'hold' and own.place <= w.quantity) as to_keep,
          (select count(*)::int from free where free.line = w.line) as free
        from wanted w
      ),
      possible as (select bool_and(own + free >= quantity) as yes from plan),
      kept as (
        update allocations a
        set kind = ${kind},
          during = tstzrange(
            lower(a.during),
            case when ${to}::timestamptz is not null then greatest(upper(a.during), ${to}::timestamptz) end,
            '[)'
          )
        from own, possible
        where a.id = own.id and own.kind = 'hold' and own.place <= own.quantity and possible.yes
          and a.kind = 'hold' and a.released_at is null
        returning a.id
      ),
      taken as (
        insert into allocations (unit_id, kind, during, reference, created_at)
        select f.id, ${kind}, tstzrange(${now}::timestamptz, ${to}::timestamptz, '[)'), ${reference}, ${now}::timestamptz
        from free f
        join plan p on p.line = f.line
        join possible on possible.yes
        where f.place <= p.quantity - p.own
        order by f.id
        on conflict do nothing
        returning id
      )
      select plan.*, (select count(*)::int from kept) as kept, (select count(*)::int from taken) as taken from plan
    `,
  );
  const short = rows.filter((row) => row.own + row.free < row.quantity);
  if (short.length === 0) expectAsPlanned(rows);
  return short.map((row) => ({
    pieceId: row.piece_id,
    variantId: row.variant_id,
    wanted: row.quantity,
    free: row.own + row.free,
  }));
}

function expectAsPlanned(rows: readonly LineRow[]): void {
  const toKeep = rows.reduce((sum, row) => sum + row.to_keep, 0);
  const toTake = rows.reduce((sum, row) => sum + Math.max(0, row.quantity - row.own), 0);
  const [first] = rows;
  if (first !== undefined && (first.kept !== toKeep || first.taken !== toTake)) throw new TakenMeanwhile();
}
