import { sql } from 'kysely';
import { claimNumber, orderNumber } from '../../modules/ordering/index.ts';
import { byteOrderMark, csvLine, germanDay, germanEuros } from '../../platform/csv/csv-line.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import type { ClaimEnd } from '../../shared/orders/order-vocabulary.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { requireRight } from '../../shared/staff/staff-rights.ts';
import { berlinDay } from '../../shared/time/berlin-day.ts';

const headings = [
  'Nummer',
  'Bestellung',
  'Gefordert am',
  'Stück',
  'Betrag',
  'Umsatzsteuer',
  'Zahlbar bis',
  'Stand',
  'Eingegangen oder erlassen am',
  'Eingegangen',
  'Offen',
  'Für',
  'Irrtümlich verbucht',
];
const reasons = { damaged: 'Schaden', missing: 'nicht zurückgekommen' } as const;
const states = { open: 'offen', part: 'teilweise bezahlt', paid: 'bezahlt', waived: 'erlassen' } as const;

interface Row {
  readonly sequence: number;
  readonly number: number;
  readonly claimedAt: Date;
  readonly title: string;
  readonly cents: number;
  readonly dueOn: string;
  readonly settledAs: ClaimEnd | null;
  readonly settledAt: Date | null;
  readonly receivedOn: string | null;
  readonly isTrial: boolean;
  readonly receivedCents: number;
  readonly mistakenCents: number;
  readonly notReturned: boolean;
}

/**
 * Compensation for rented pieces that came back damaged or not at all as a table for the tax adviser, the oldest first. It is no turnover, so it is in
 * no table of invoices (Abschnitt 1.3 UStAE).
 * @throws RightMissing
 */
export async function* damageClaimsAsCsv(db: Db, actor: Actor): AsyncGenerator<string> {
  requireRight(actor, 'orders:read');
  const { rows } = await sql<Row>`
    select o.number::int as sequence, c.number, c.claimed_at as "claimedAt",
      case when l.quantity > 1 and c.quantity is not null then c.quantity || ' × ' else '' end || l.title as title, c.amount_cents as cents,
      c.due_on::text as "dueOn", c.settled_as as "settledAs", c.settled_at as "settledAt",
      c.not_returned as "notReturned", came.cents as "receivedCents",
      came.mistaken_cents as "mistakenCents", came.on_day as "receivedOn",
      exists (select from payments p where p.order_id = o.id and p.is_trial) as "isTrial"
    from damage_claims c join orders o on o.id = c.order_id
    join order_lines l on l.order_id = c.order_id and l.position = c.position
    cross join lateral (
      select coalesce(sum(r.amount_cents) filter (where r.taken_back_at is null), 0)::int as cents,
        coalesce(sum(r.amount_cents) filter (where r.taken_back_at is not null), 0)::int as mistaken_cents,
        (max(r.received_on) filter (where r.taken_back_at is null))::text as on_day
      from claim_receipts r where r.claim_id = c.id
    ) came
    order by c.claimed_at, c.id
  `.execute(queries<object>(db));
  yield byteOrderMark + [headings, ...rows.map(cellsOf)].map((cells) => csvLine(cells, ';')).join('');
}

function cellsOf(row: Row): string[] {
  const waivedOn = row.settledAs === 'waived' && row.settledAt !== null ? berlinDay(row.settledAt) : null;
  const ended = waivedOn ?? row.receivedOn ?? '';
  const state = states[row.settledAs ?? (row.receivedCents > 0 ? 'part' : 'open')];
  const openCents = row.settledAs === null ? row.cents - row.receivedCents : 0;
  return [
    claimNumber(row.sequence, row),
    orderNumber(row.sequence),
    germanDay(berlinDay(row.claimedAt)),
    row.title,
    germanEuros(row.cents),
    'nicht steuerbar',
    germanDay(row.dueOn),
    row.isTrial ? `${state} (Testzahlung)` : state,
    germanDay(ended),
    germanEuros(row.receivedCents),
    germanEuros(openCents),
    reasons[row.notReturned ? 'missing' : 'damaged'],
    germanEuros(row.mistakenCents),
  ];
}
