import { sql } from 'kysely';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { queries, type Tx } from '../../../platform/db/db.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise-html.ts';
import type { Issue } from '../../../shared/messages/message.ts';
import { goodsKinds, type GoodsText, type GoodsTextField } from '../../../shared/pieces/goods-texts.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import {
  idOfGoodsText,
  uncheckedAfter,
  type GoodsTextOf,
  type StoredText,
} from '../domain/goods-text-table.ts';
import type { CatalogueTables, TextSource } from '../infrastructure/catalogue.tables.ts';
import type { StaffDependencies } from './catalogue-dependencies.ts';

/** The table with the texts of a kind, and the one with the German texts that they belong to. */
const places = {
  piece: { texts: 'piece_texts', column: 'piece_id', things: 'pieces' },
  category: { texts: 'category_texts', column: 'category_id', things: 'categories' },
  'parent-category': {
    texts: 'parent_category_texts',
    column: 'parent_category_id',
    things: 'parent_categories',
  },
} as const;

type Refusal =
  | { readonly code: 'record-not-found' | 'record-changed' }
  | { readonly code: 'invalid'; readonly issue: Issue };

/**
 * Writes what staff say in a language; without any text German is shown again.
 * A machine-made text is no longer marked as such once somebody has changed or checked it.
 * @param seen the version that they have read; undefined: whichever there is
 * @throws RightMissing without `catalogue:write`
 */
export async function saveGoodsText(
  { db, now, invalidate }: Pick<StaffDependencies, 'db' | 'now' | 'invalidate'>,
  of: GoodsTextOf,
  text: GoodsText,
  actor: Actor,
  {
    seen,
    isChecked = false,
  }: { readonly seen?: string | undefined; readonly isChecked?: boolean | undefined } = {},
): Promise<Result<void, Refusal>> {
  requireRight(actor, 'catalogue:write');
  return db.transaction(async (tx) => {
    const [stored] = (await readGoodsTexts(tx, [of])).values();
    if (stored === undefined) return fail({ code: 'record-not-found' });
    if (seen !== undefined && seen !== stored.version) return fail({ code: 'record-changed' });
    const before = spoken(stored.text);
    const after = spoken(cleanedText(of, text));
    const machineMade = uncheckedAfter(stored, after, isChecked);
    if (after?.title === null && of.kind !== 'piece') {
      return fail({ code: 'invalid', issue: { field: 'title', code: 'goods-text-without-name' } });
    }
    if (after === null) await removeGoodsTexts(tx, [of]);
    else await writeGoodsTexts(tx, [{ ...of, ...after, machineMade }], 'staff', now());
    const entry = {
      action: 'change',
      entity: 'goods-texts',
      entityId: idOfGoodsText(of),
      before,
      after,
    } as const;
    await writeAudit(tx, actor, entry, now());
    await invalidate(tx, ['catalogue']);
    return ok(undefined);
  });
}

/** As it is stored and shown. */
export function cleanedText({ kind }: Pick<GoodsTextOf, 'kind'>, text: GoodsText): GoodsText {
  return {
    title: said(text.title),
    descriptionHtml: saidInHtml(text.descriptionHtml),
    conditionText: kind === 'piece' ? saidInHtml(text.conditionText) : null,
  };
}

/** Null for one that says nothing. */
export const spoken = (text: GoodsText): GoodsText | null =>
  Object.values(text).every((value) => value === null) ? null : text;

const said = (text: string | null): string | null =>
  text === null || text.trim() === '' ? null : text.trim();
const saidInHtml = (html: string | null): string | null => said(html === null ? null : sanitiseHtml(html));

/** The texts of things that exist, by `idOfGoodsText`. Until the transaction ends nobody else writes them or the German ones. */
export async function readGoodsTexts(
  tx: Tx,
  wanted: readonly GoodsTextOf[],
): Promise<ReadonlyMap<string, StoredText & { readonly name: string }>> {
  for (const kind of goodsKinds) {
    const ids = wanted.filter((of) => of.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    await sql`
      select id from ${sql.table(places[kind].things)} where id = any(${ids}::text[]) order by id for no key update
    `.execute(queries<CatalogueTables>(tx));
  }
  const { rows } = await sql<GoodsText & GoodsTextOf & Omit<StoredText, 'text'> & { name: string }>`
    select kind, id, language, name, title, html as "descriptionHtml", condition as "conditionText",
      machine_made as "machineMade", state = 'outdated' as "isOutdated", version
    from goods_texts
    -- The first condition is what the database has indexes for.
    where id = any(${wanted.map(({ id }) => id)}::text[]) and (kind, id, language) in (
      select kind, id, language from json_to_recordset(${JSON.stringify(wanted)}::json)
        as wanted (kind text, id text, language text)
    )
  `.execute(queries<CatalogueTables>(tx));
  return new Map(
    rows.map(({ kind, id, language, title, descriptionHtml, conditionText, ...facts }) => [
      idOfGoodsText({ kind, id, language }),
      { ...facts, text: { title, descriptionHtml, conditionText } },
    ]),
  );
}

export async function removeGoodsTexts(tx: Tx, texts: readonly GoodsTextOf[]): Promise<void> {
  for (const { kind, id, language } of texts) {
    const { texts: table, column } = places[kind];
    await sql`
      delete from ${sql.table(table)} where ${sql.ref(column)} = ${id} and language = ${language}
    `.execute(queries<CatalogueTables>(tx));
  }
}

/** Writes texts, each in place of an earlier one; those of things that do not exist are left out. */
export async function writeGoodsTexts(
  tx: Tx,
  texts: readonly (GoodsTextOf & GoodsText & { readonly machineMade?: readonly GoodsTextField[] })[],
  source: TextSource,
  now: Date,
): Promise<void> {
  for (const kind of goodsKinds) {
    const rows = texts.filter((text) => text.kind === kind);
    if (rows.length === 0) continue;
    const { texts: table, column, things } = places[kind];
    const [condition, value, renewed] =
      kind === 'piece'
        ? [sql`condition_text,`, sql`t."conditionText",`, sql`condition_text = excluded.condition_text,`]
        : [sql``, sql``, sql``];
    await sql`
      insert into ${sql.table(table)}
        (${sql.ref(column)}, language, title, description_html, ${condition} source, original,
          machine_made, updated_at)
      select t.id, t.language, t.title, t."descriptionHtml", ${value} ${source}, original_of(thing),
        coalesce(t."machineMade", '{}'), ${now}
      from json_to_recordset(${JSON.stringify(rows)}::json) as t (id text, language text, title text,
        "descriptionHtml" text, "conditionText" text, "machineMade" text[])
      join ${sql.table(things)} thing on thing.id = t.id
      on conflict (${sql.ref(column)}, language) do update set title = excluded.title,
        description_html = excluded.description_html, ${renewed} source = excluded.source,
        original = excluded.original, machine_made = excluded.machine_made, updated_at = excluded.updated_at
    `.execute(queries<CatalogueTables>(tx));
  }
}
