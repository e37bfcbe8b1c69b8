import type { TranslatedLanguage } from '../../shared/text/language.ts';
import { sql, type RawBuilder } from 'kysely';
import {
  idOfGoodsText,
  stateWords,
  textHeadings,
  type CatalogueTables,
  type GoodsTextOf,
  type GoodsTextsRow,
} from '../../modules/catalogue/index.ts';
import { titleInWords } from '../../modules/search/index.ts';
import { byteOrderMark, csvLine } from '../../platform/csv/csv-line.ts';
import { queries, type Db } from '../../platform/db/db.ts';
import { inPortions } from '../../platform/db/in-portions.ts';
import { containing } from '../../platform/db/named-like.ts';
import type { ListQuery } from '../../platform/http/list-query.ts';
import type {
  GoodsKind,
  GoodsText,
  GoodsTextField,
  GoodsTextState,
  GoodsTextFilterState,
} from '../../shared/pieces/goods-texts.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { requireRight } from '../../shared/staff/staff-rights.ts';

export type GoodsTextSort = 'name' | 'updatedAt';

export interface GoodsTextFilter {
  readonly language: TranslatedLanguage;
  readonly kind?: GoodsKind | undefined;
  readonly state?: GoodsTextFilterState | undefined;
  readonly q?: string | undefined;
}

/** A piece, category or room, and what it is called in a language. */
export interface GoodsTextRow extends GoodsTextOf {
  /** The German title or name. */
  readonly name: string;
  readonly state: GoodsTextState;
  /** The title that somebody wrote. */
  readonly title: string | null;
  /** The title made from a piece's facts, if nobody wrote one. */
  readonly madeTitle: string | null;
  /** Which texts a service wrote and nobody has checked since. */
  readonly machineMade: readonly GoodsTextField[];
  readonly updatedAt: Date | null;
}

/**
 * All goods with their texts in a language.
 * @throws RightMissing without `catalogue:read`
 */
export async function goodsTexts(
  db: Db,
  { page, perPage, sort, order }: Omit<ListQuery<GoodsTextSort>, 'q'>,
  filter: GoodsTextFilter,
  actor: Actor,
): Promise<{ readonly items: readonly GoodsTextRow[]; readonly total: number }> {
  requireRight(actor, 'catalogue:read');
  const direction = order === 'ASC' ? sql`asc` : sql`desc`;
  const by = { name: sql`lower(name)`, updatedAt: sql`updated_at` }[sort];
  const { rows } = await sql<GoodsTextsRow & { total: number }>`
    select *, count(*) over ()::int as total from goods_texts where ${conditionsOf(filter)}
    order by ${by} ${direction} nulls last, kind, id
    limit ${perPage} offset ${(page - 1) * perPage}
  `.execute(queries<CatalogueTables>(db));
  return { items: rows.map(readRow), total: rows[0]?.total ?? 0 };
}

/** One of them with all its texts, German beside the others. */
export interface GoodsTextDetail extends GoodsTextRow {
  readonly german: GoodsText;
  readonly own: GoodsText;
  readonly version: string;
}

/**
 * @returns null if there is no such thing
 * @throws RightMissing without `catalogue:read`
 */
export async function goodsText(
  db: Db,
  { kind, id, language }: GoodsTextOf,
  actor: Actor,
): Promise<GoodsTextDetail | null> {
  requireRight(actor, 'catalogue:read');
  const { rows } = await sql<GoodsTextsRow>`
    select * from goods_texts where kind = ${kind} and id = ${id} and language = ${language}
  `.execute(queries<CatalogueTables>(db));
  const row = rows[0];
  return row === undefined ? null : { ...readRow(row), ...textsOf(row), version: row.version };
}

const portion = 500;
/** As the office's other tables are, for a spreadsheet in German. */
const delimiter = ';';

/**
 * The filtered list as the table that `importGoodsTexts` reads, German beside each text.
 * @throws RightMissing without `catalogue:read`
 */
export async function* goodsTextsAsCsv(
  db: Db,
  filter: GoodsTextFilter,
  actor: Actor,
): AsyncGenerator<string> {
  requireRight(actor, 'catalogue:read');
  yield byteOrderMark + csvLine(textHeadings, delimiter);
  const next = async (last?: GoodsTextsRow): Promise<readonly GoodsTextsRow[]> => {
    const { rows } = await sql<GoodsTextsRow>`
      select * from goods_texts
      where ${conditionsOf(filter)} and (kind, id) > (${last?.kind ?? ''}, ${last?.id ?? ''})
      order by kind, id limit ${portion}
    `.execute(queries<CatalogueTables>(db));
    return rows;
  };
  for await (const rows of inPortions(portion, next)) {
    yield rows.map((row) => csvLine(cellsOf(row), delimiter)).join('');
  }
}

/** In the order of `textHeadings`. */
function cellsOf(row: GoodsTextsRow): string[] {
  const { german, own } = textsOf(row);
  const cells = [
    idOfGoodsText(row),
    row.sku,
    stateInWords(row),
    german.title,
    readRow(row).madeTitle,
    own.title,
    german.descriptionHtml,
    own.descriptionHtml,
    german.conditionText,
    own.conditionText,
    '',
    row.version,
  ];
  return cells.map((cell) => cell ?? '');
}

const stateInWords = ({ state, machine_made: machineMade }: GoodsTextsRow): string =>
  [stateWords[state], ...(machineMade.length === 0 ? [] : ['maschinell übersetzt'])].join(', ');

const textsOf = (row: GoodsTextsRow): { readonly german: GoodsText; readonly own: GoodsText } => ({
  german: { title: row.name, descriptionHtml: row.german_html, conditionText: row.german_condition },
  own: { title: row.title, descriptionHtml: row.html, conditionText: row.condition },
});

function conditionsOf({ language, kind, state, q }: GoodsTextFilter): RawBuilder<unknown> {
  const conditions = [
    sql`language = ${language}`,
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(state === undefined ? [] : [conditionOf(state)]),
    ...(q === undefined ? [] : [sql`(name ilike ${containing(q)} or title ilike ${containing(q)})`]),
  ];
  return sql.join(conditions, sql` and `);
}

function conditionOf(state: NonNullable<GoodsTextFilter['state']>): RawBuilder<unknown> {
  if (state === 'machine-made') return sql`machine_made <> '{}'`;
  return state === 'to-do' ? sql`state <> 'current'` : sql`state = ${state}`;
}

function readRow(row: GoodsTextsRow): GoodsTextRow {
  const { kind, id, language, name, state, title, era_from: from, era_to: to } = row;
  const era = from === null || to === null ? null : { fromYear: from, toYear: to };
  const { colour, origin, materials, machine_made: machineMade } = row;
  const madeTitle =
    kind === 'piece' && title === null
      ? titleInWords(language, { title: name, materials: materials ?? [], colour, origin, era })
      : null;
  return { kind, id, language, name, state, title, madeTitle, machineMade, updatedAt: row.updated_at };
}
