import { sql } from 'kysely';
import { noteExport } from '../../modules/invoicing/index.ts';
import { containedVat } from '../../modules/pricing/index.ts';
import { byteOrderMark, csvLine, germanDay, germanEuros } from '../../platform/csv/csv-line.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import type { Cents } from '../../shared/money/cents.ts';
import { germanVatPercent } from '../../shared/money/vat-note.ts';
import {
  askedProof,
  isProofOverdue,
  provedExemptions,
  type LineToProve,
  type ProvedExemption,
} from '../../shared/orders/exemption-proof.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { requireRight } from '../../shared/staff/staff-rights.ts';
import { berlinDay, startOfDay } from '../../shared/time/berlin-day.ts';
import { orderWith } from './today-orders.ts';

/** A sale without VAT that nobody has proved in time. */
export interface UnprovedSale {
  /** 'WMK-100234' */
  readonly orderNumber: string;
  /** The last one that stands, '2028-00001'. */
  readonly invoice: string;
  readonly exemption: ProvedExemption;
  /** The country that the goods went to: ISO 3166-1, two capital letters. */
  readonly country: string;
  /** The day of the dispatch, and the last one for the proof, as '2028-02-29'. */
  readonly leftOn: string;
  readonly dueOn: string;
  /** What was invoiced for it without VAT, less what was credited. */
  readonly netCents: Cents;
  readonly taxCents: Cents;
}

/**
 * The VAT that the shop owes of a sale that is not proved: what it got is gross then (§ 10 (1) UStG), and of goods under
 * the margin scheme it is only on what they brought beyond their purchase (§ 25a (3)).
 * @param purchaseCents what was paid for those goods; 0 where nobody knows it, and the margin is all of the price
 */
export const taxOfUnproved = (netCents: Cents, purchaseCents: Cents): Cents =>
  containedVat(Math.max(0, netCents - purchaseCents), germanVatPercent);

/** The orders with something out whose proof is overdue. The index of `order_lines` has this condition to the letter. */
async function overdueProofs(db: Db, now: Date) {
  const { rows } = await sql<{
    readonly orderId: string;
    readonly id: string;
    readonly who: string;
    readonly what: string;
    readonly more: number;
    readonly amountCents: Cents;
    readonly country: string;
    readonly lines: readonly LineToProve[];
  }>`
    select o.id as "orderId", o.country, ${orderWith(sql`o.total_cents`)}, found.lines from (
      select l.order_id,
        json_agg(json_build_object('vatByRate', l.vat_by_rate, 'leftOn', gone.left_on::text)) as lines
      from order_lines l
      join fulfilments f on f.order_id = l.order_id and f.position = l.position and f.state <> 'returned'
      cross join lateral (
        select (coalesce(f.shipped_at, f.handed_over_at) at time zone 'Europe/Berlin')::date as left_on
      ) gone
      left join exemption_proofs p on p.order_id = l.order_id
      where l.vat_by_rate @? '$[*].exemption' and (p.proved_on is null or gone.left_on > p.proved_on)
      group by l.order_id
    ) found join orders o on o.id = found.order_id
  `.execute(queries<object>(db));
  const today = berlinDay(now);
  return rows
    .flatMap(({ lines, ...order }) => {
      const asked = askedProof(lines, null);
      if (!asked?.missing || !isProofOverdue(asked, today)) return [];
      return [
        { ...order, exemption: asked.exemption, leftOn: asked.missing.since, dueOn: asked.missing.dueOn },
      ];
    })
    .toSorted((a, b) => (`${a.dueOn} ${a.id}` < `${b.dueOn} ${b.id}` ? -1 : 1));
}

/** The same for today's work, the longest overdue first. */
export async function proofsToFind(db: Db, now: Date) {
  return (await overdueProofs(db, now)).map(({ id, who, what, more, amountCents, dueOn }) => ({
    id,
    who,
    what,
    more,
    amountCents,
    at: startOfDay(dueOn, 1),
  }));
}

/**
 * Sales without VAT that are to be taxed, because their proof did not come in time: the longest overdue first.
 * @param trial whether of the series for what is only on trial, and not of the real one
 * @throws RightMissing without `persons:read` and `purchases:read`: the tax tells what a piece was bought for
 */
export async function unprovedSales(
  db: Db,
  { trial = false }: { readonly trial?: boolean | undefined },
  actor: Actor,
  now: Date,
): Promise<readonly UnprovedSale[]> {
  requireRight(actor, 'persons:read');
  requireRight(actor, 'purchases:read');
  const overdue = await overdueProofs(db, now);
  const ids = overdue.map(({ orderId }) => orderId);
  const handle = queries<object>(db);
  const { rows: invoiced } = await sql<{ orderId: string; invoice: string; netCents: Cents }>`
    select i.reference as "orderId",
      (array_agg(i.content ->> 'number' order by i.year desc, i.number desc) filter (where i.kind = 'invoice'))[1]
        as invoice,
      sum(case i.kind when 'invoice' then 1 else -1 end * (tax ->> 'netCents')::int)::int as "netCents"
    from invoices i cross join lateral jsonb_array_elements(i.content -> 'taxes') tax
    where i.reference = any(${ids}::text[]) and i.trial = ${trial}
      and tax ->> 'exemption' in (${sql.join(provedExemptions)})
    group by i.reference
  `.execute(handle);
  // A piece that brought less than it cost does not lower the margin of another one.
  const { rows: bought } = await sql<{ orderId: string; cents: Cents }>`
    select l.order_id as "orderId", sum(least(
      coalesce(piece.purchase_price_cents, 0) * (l.quantity - coalesce((
        select sum(b.quantity) from order_returns b where b.order_id = l.order_id and b.position = l.position
      ), 0)),
      l.gross_cents + l.shipping_cents
    ))::int as cents
    from order_lines l join pieces piece on piece.id = l.piece_id
    where l.order_id = any(${ids}::uuid[]) and l.tax_scheme = 'margin' and l.rent_option is null
    group by l.order_id
  `.execute(handle);
  const of = <T extends { readonly orderId: string }>(rows: readonly T[], id: string) =>
    rows.find(({ orderId }) => orderId === id);
  return overdue.flatMap(({ orderId, id: orderNumber, exemption, country, leftOn, dueOn }) => {
    const documents = of(invoiced, orderId);
    if (documents === undefined || documents.netCents <= 0) return [];
    const { invoice, netCents } = documents;
    const taxCents = taxOfUnproved(netCents, of(bought, orderId)?.cents ?? 0);
    return [{ orderNumber, invoice, exemption, country, leftOn, dueOn, netCents, taxCents }];
  });
}

const headings = [
  'Bestellung',
  'Rechnung',
  'Art',
  'Land',
  'Versandt am',
  'Nachweis fällig am',
  'Netto',
  'Geschuldete Umsatzsteuer',
];
const kinds = { export: 'Ausfuhrlieferung', 'intra-community': 'Innergemeinschaftliche Lieferung' } as const;

/** The same as a table for the tax adviser. The export is noted in the audit log. */
export async function* unprovedSalesAsCsv(
  ...asked: Parameters<typeof unprovedSales>
): AsyncGenerator<string> {
  const sales = await unprovedSales(...asked);
  const [db, , actor, now] = asked;
  await noteExport(db, actor, 'ohne Nachweis', now);
  const rows = sales.map((sale) => [
    sale.orderNumber,
    sale.invoice,
    kinds[sale.exemption],
    sale.country,
    germanDay(sale.leftOn),
    germanDay(sale.dueOn),
    germanEuros(sale.netCents),
    germanEuros(sale.taxCents),
  ]);
  yield byteOrderMark + [headings, ...rows].map((cells) => csvLine(cells, ';')).join('');
}
