import { sql } from 'kysely';
import { claimNumber, orderNumber } from '../../modules/ordering/index.ts';
import { byteOrderMark, csvLine, germanDay } from '../../platform/csv/csv-line.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { requireRight } from '../../shared/staff/staff-rights.ts';
import { berlinDay } from '../../shared/time/berlin-day.ts';

const headings = [
  ...['Nummer', 'Bestellung', 'Gefordert am', 'Stück', 'Betrag', 'Umsatzsteuer', 'Zahlbar bis'],
  ...['Stand', 'Eingegangen oder erlassen am'],
];
const states = { open: 'offen', paid: 'bezahlt', waived: 'erlassen' } as const;

interface Row {
  readonly sequence: number;
  readonly number: number;
  readonly claimedAt: Date;
  readonly title: string;
  readonly cents: number;
  readonly dueOn: string;
  readonly settledAs: 'paid' | 'waived' | null;
  readonly settledAt: Date | null;
  readonly receivedOn: string | null;
  readonly isTrial: boolean;
}

/**
 * Compensation for damage to rented pieces as a table for the tax adviser, the oldest first. It is no turnover, so it is in
 * no table of invoices (Abschnitt 1.3 UStAE).
 * @throws RightMissing
 */
export async function* damageClaimsAsCsv(db: Db, actor: Actor): AsyncGenerator<string> {
  requireRight(actor, 'orders:read');
  const { rows } = await sql<Row>`
    select o.number::int as sequence, c.number, c.claimed_at as "claimedAt", l.title, c.amount_cents as cents,
      c.due_on::text as "dueOn", c.settled_as as "settledAs", c.settled_at as "settledAt",
      c.received_on::text as "receivedOn",
      exists (select from payments p where p.order_id = o.id and p.is_trial) as "isTrial"
    from damage_claims c join orders o on o.id = c.order_id
    join order_lines l on l.order_id = c.order_id and l.position = c.position
    order by c.claimed_at, c.id
  `.execute(queries<object>(db));
  yield byteOrderMark + [headings, ...rows.map(cellsOf)].map((cells) => csvLine(cells, ';')).join('');
}

function cellsOf(row: Row): string[] {
  const ended = row.receivedOn ?? (row.settledAt === null ? '' : berlinDay(row.settledAt));
  const state = states[row.settledAs ?? 'open'];
  return [
    ...[claimNumber(row.sequence, row), orderNumber(row.sequence), germanDay(berlinDay(row.claimedAt))],
    ...[row.title, (row.cents / 100).toFixed(2).replace('.', ','), 'nicht steuerbar'],
    ...[germanDay(row.dueOn), row.isTrial ? `${state} (Testzahlung)` : state, germanDay(ended)],
  ];
}
