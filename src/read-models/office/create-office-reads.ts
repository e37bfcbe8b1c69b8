import { sql, type RawBuilder } from 'kysely';
import { type AuditFilter, listAudit, type AuditRow } from '../../platform/audit/audit.ts';
import { type Db, queries } from '../../platform/db/db.ts';
import type { ListQuery } from '../../platform/http/list-query.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import type { AuditEntity } from '../../shared/staff/audit-vocabulary.ts';
import { requireRight } from '../../shared/staff/staff-rights.ts';
import { damageClaimsAsCsv } from './damage-claims.ts';
import { customerForStaff, customersForStaff, type CustomerSort } from './customers-for-staff.ts';
import type { GoodsTextOf } from '../../modules/catalogue/index.ts';
import {
  goodsText,
  goodsTexts,
  goodsTextsAsCsv,
  type GoodsTextFilter,
  type GoodsTextSort,
} from './goods-texts.ts';
import { usesOfGiftVoucher } from './gift-voucher-uses.ts';
import { ordersForStaff, type OrderFilter, type OrderSort } from './order-list.ts';
import { providerAccounts, providerAccountsAsCsv, type AccountFilter } from './provider-accounts.ts';
import { alarms, securityEvents, type SecurityEventFilter } from './security-events.ts';
import type { Lack, TodayList } from '../../shared/staff/today-vocabulary.ts';
import { today } from './today.ts';
import { unprovedSales, unprovedSalesAsCsv } from './unproved-sales.ts';
import { unitsToInspect } from './today-without-orders.ts';

/**
 * Staff's queries that span several departments.
 * @param clock gives the present time
 * @param lacks what the shop still has to be given
 */
export function createOfficeReads(db: Db, clock: () => Date, lacks: readonly Lack[]) {
  return {
    securityEvents: (listQuery: Omit<ListQuery, 'sort'>, filter: SecurityEventFilter, actor: Actor) =>
      securityEvents(db, listQuery, filter, actor),
    auditLog: (listQuery: Omit<ListQuery, 'sort'>, filter: AuditFilter, actor: Actor) =>
      auditLog(db, listQuery, filter, actor),
    alarms: (actor: Actor) => alarms(db, actor, clock()),
    today: (actor: Actor, whole: TodayList | null) => today(db, actor, clock(), lacks, whole),
    unitsToInspect: (order: string, actor: Actor) => unitsToInspect(db, order, actor),
    orders: (listQuery: ListQuery<OrderSort>, filter: OrderFilter, actor: Actor) =>
      ordersForStaff(db, listQuery, filter, actor),
    providerAccounts: (listQuery: ListQuery, filter: AccountFilter, actor: Actor) =>
      providerAccounts(db, listQuery, filter, actor, clock()),
    providerAccountsAsCsv: (filter: AccountFilter, actor: Actor) =>
      providerAccountsAsCsv(db, filter, actor, clock()),
    damageClaimsAsCsv: (actor: Actor) => damageClaimsAsCsv(db, actor),
    unprovedSales: (filter: { readonly trial?: boolean | undefined }, actor: Actor) =>
      unprovedSales(db, filter, actor, clock()),
    unprovedSalesAsCsv: (filter: { readonly trial?: boolean | undefined }, actor: Actor) =>
      unprovedSalesAsCsv(db, filter, actor, clock()),
    customers: (listQuery: ListQuery<CustomerSort>, actor: Actor) => customersForStaff(db, listQuery, actor),
    usesOfGiftVoucher: (id: string, actor: Actor) => usesOfGiftVoucher(db, id, actor),
    goodsTexts: (listQuery: Omit<ListQuery<GoodsTextSort>, 'q'>, filter: GoodsTextFilter, actor: Actor) =>
      goodsTexts(db, listQuery, filter, actor),
    goodsTextsAsCsv: (filter: GoodsTextFilter, actor: Actor) => goodsTextsAsCsv(db, filter, actor),
    goodsText: (of: GoodsTextOf, actor: Actor) => goodsText(db, of, actor),
    customer: (id: string, actor: Actor) => customerForStaff(db, id, actor, clock()),
  };
}

export type OfficeReads = ReturnType<typeof createOfficeReads>;

/** An entry with its subject's present name; null: it is gone, or its id is its name. */
type NamedAuditRow = AuditRow & { readonly entityName: string | null };

/** Names for subjects whose ids are unreadable: each a query of `id` and `name`. */
const namesOf: Partial<Record<AuditEntity, RawBuilder<unknown>>> = {
  pieces: sql`select id, title || ' (' || sku || ')' as name from pieces`,
  categories: sql`select id, name from categories`,
  'parent-categories': sql`select id, title as name from parent_categories`,
  reviews: sql`select id, name from reviews`,
  imports: sql`select id::text as id, file_name as name from piece_imports`,
  staff: sql`select id::text as id, name from staff`,
  customers: sql`select id::text as id, name from customers`,
  newsletter: sql`select id::text as id, email as name from newsletter_subscriptions`,
  vouchers: sql`select id::text as id, name from vouchers`,
  // Without a name: its day and value tell it apart.
  'gift-vouchers': sql`
    select id::text as id, to_char(sold_at at time zone 'Europe/Berlin', 'DD.MM.YYYY') as name from gift_vouchers`,
  enquiries: sql`select id::text as id, first_name || ' ' || last_name as name from buy_in_enquiries`,
  questions: sql`select id::text as id, name from questions`,
  declarations: sql`select id::text as id, name from declarations`,
  'page-texts': sql`
    select distinct on (slug, language) slug || '.' || language as id, title as name
    from page_texts order by slug, language, version desc`,
};

/**
 * The log of changes, with the names of the changed records. Names are looked up when the log is read, so that people
 * whose data was deleted have no name here either.
 * @throws RightMissing
 */
async function auditLog(
  db: Db,
  listQuery: Omit<ListQuery, 'sort'>,
  filter: AuditFilter,
  actor: Actor,
): Promise<{ readonly items: readonly NamedAuditRow[]; readonly total: number }> {
  requireRight(actor, 'audit:read');
  const { items, total } = await listAudit(db, listQuery, filter);
  const idsOf = Map.groupBy(items, ({ entity }) => entity);
  const wanted = Object.entries(namesOf).flatMap(([entity, names]) => {
    const ids = [...new Set((idsOf.get(entity) ?? []).map(({ entityId }) => entityId))];
    return ids.length === 0
      ? []
      : [
          sql`select ${entity}::text as entity, n.id, n.name from (${names}) n where n.id = any(${ids}::text[])`,
        ];
  });
  if (wanted.length === 0) return { items: items.map((item) => ({ ...item, entityName: null })), total };
  const { rows } = await sql<{ entity: string; id: string; name: string }>`
    ${sql.join(wanted, sql` union all `)}
  `.execute(queries<object>(db));
  const nameOf = new Map(rows.map(({ entity, id, name }) => [`${entity} ${id}`, name]));
  return {
    items: items.map((item) => ({
      ...item,
      entityName: nameOf.get(`${item.entity} ${item.entityId}`) ?? null,
    })),
    total,
  };
}
