import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import type { Line, LineToFill } from '../domain/line.ts';
import { execute, isActiveFrom, TakenMeanwhile } from './execute.ts';

export interface LineToTake extends Line {
  readonly kind: 'hold' | 'sale' | 'rental';
}

export interface AllocationRequest {
  readonly reference: string;
  readonly lines: readonly LineToTake[];
  /** Null: open-ended. */
  readonly to: Date | null;
  readonly now: Date;
}

interface LineRow extends LineToFill {
  possible: boolean;
  toKeep: number;
  kept: number;
  taken: number;
}

/**
 * Gives each line of the order its number of units, from now on until `to`, in one statement. Units it already has
 * count, its own current holds are converted, and the rest is taken from the units that are free from now on. Lines of
 * the same piece share its free units in the order of the lines. All lines or nothing: if one line falls short, the
 * statement writes nothing.
 *
 * A repeated call finds everything done. Sales and rentals count as done even if they were taken back or have ended,
 * and a hold counts as done if a sale or rental has followed it. So a late repetition takes nothing twice.
 *
 * The units must be locked. Should somebody write past the locks, the constraint decides: a taken unit is skipped (`on
 * conflict do nothing`), the numbers differ from the plan, and the transaction is retried.
 * @returns each line with its own and its free units before the call; `unavailableLines` tells from them whether all were available
 * @throws TakenMeanwhile
 */
export async function takeUnits(
  tx: Tx,
  { reference, lines, to, now }: AllocationRequest,
): Promise<LineToFill[]> {
  const rows = await execute(
    tx,
    sql<LineRow>`
      with wanted as (
        select * from unnest(
          ${lines.map((line) => line.position)}::int[],
          ${lines.map((line) => line.pieceId)}::text[],
          ${lines.map((line) => line.variantId)}::text[],
          ${lines.map((line) => line.quantity)}::int[],
          ${lines.map((line) => line.kind)}::text[]
        ) as w (position, piece_id, variant_id, quantity, kind)
      ),
      own as (
        select w.position, w.quantity, w.kind as becomes, a.id, a.kind,
          row_number() over (partition by w.position order by a.kind = 'hold', a.id) as place
        from wanted w join allocations a on a.position = w.position
        where a.reference = ${reference} and (a.kind <> 'hold' or ${isActiveFrom(now)} and not exists (
          select from allocations other
          where other.unit_id = a.unit_id and other.released_at is null and lower(other.during) >= upper(a.during)
        ))
      ),
      free as (
        select u.id, u.piece_id, u.variant_id,
          row_number() over (partition by u.piece_id, u.variant_id order by u.id) as place
        from units u
        join (select distinct piece_id, variant_id from wanted) w
          on w.piece_id = u.piece_id and w.variant_id is not distinct from u.variant_id
        where u.retired_at is null
          and not exists (select from allocations a where a.unit_id = u.id and ${isActiveFrom(now)})
      ),
      plan as (
        select w.*,
          (select count(*)::int from own where own.position = w.position) as own,
          (select count(*)::int from own
            where own.position = w.position and own.kind = 'hold' and own.place <= w.quantity) as to_keep,
          (select count(*)::int from free
            where free.piece_id = w.piece_id and free.variant_id is not distinct from w.variant_id) as free
        from wanted w
      ),
      share as (
        select plan.*, greatest(quantity - own, 0) as missing,
          sum(greatest(quantity - own, 0)) over (
            partition by piece_id, variant_id order by position rows unbounded preceding
          ) as up_to
        from plan
      ),
      possible as (select bool_and(up_to <= free) as yes from share),
      kept as (
        update allocations a
        set kind = own.becomes,
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
        insert into allocations (unit_id, kind, during, reference, position, created_at)
        select f.id, s.kind, tstzrange(${now}::timestamptz, ${to}::timestamptz, '[)'), ${reference}, s.position,
          ${now}::timestamptz
        from share s
        join free f on f.piece_id = s.piece_id and f.variant_id is not distinct from s.variant_id
          and f.place > s.up_to - s.missing and f.place <= s.up_to
        join possible on possible.yes
        order by f.id
        on conflict do nothing
        returning id
      )
      select position, piece_id as "pieceId", variant_id as "variantId", quantity, own, free, to_keep as "toKeep",
        (select count(*)::int from kept) as kept, (select count(*)::int from taken) as taken,
        (select yes from possible) as possible
      from share order by position
    `,
  );
  expectAsPlanned(rows);
  return rows;
}

function expectAsPlanned(rows: readonly LineRow[]): void {
  const [first] = rows;
  if (first?.possible !== true) return;
  const toKeep = rows.reduce((sum, row) => sum + row.toKeep, 0);
  const toTake = rows.reduce((sum, row) => sum + Math.max(0, row.quantity - row.own), 0);
  if (first.kept !== toKeep || first.taken !== toTake) throw new TakenMeanwhile();
}
