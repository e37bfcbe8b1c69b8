import type { TranslatedLanguage } from '../../../shared/text/language.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { queries, type Db, type Tx } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import { writeOutbox } from '../../../platform/outbox/outbox.ts';
import { languages } from '../../../shared/text/language.ts';
import type { GoodsKind, GoodsText, GoodsTextField } from '../../../shared/pieces/goods-texts.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { Actor, StaffActor } from '../../../shared/staff/actor.ts';
import { requireRight } from '../../../shared/staff/staff-rights.ts';
import type { GoodsTextOf } from '../domain/goods-text-table.ts';
import { titleInWords } from '../../search/index.ts';
import { charactersOf, fieldsToTranslate } from '../domain/what-to-translate.ts';
import type {
  CatalogueTables,
  GoodsTextsRow,
  GoodsTranslationRow,
} from '../infrastructure/catalogue.tables.ts';
import type { StaffDependencies } from './catalogue-dependencies.ts';
import { germanToSend } from './suggest-goods-text.ts';

/** Lets the service translate what a language lacks. */
export const translateGoodsJob = job(
  'translate-goods',
  z.object({ language: z.enum(languages).exclude(['de']), runId: z.uuid() }),
);

export type TranslationDependencies = Pick<
  StaffDependencies,
  'db' | 'now' | 'newId' | 'invalidate' | 'patientTranslator'
>;

/** How much is to be translated. Characters are counted as they are sent, with the tags of descriptions. */
export interface TranslationPlan {
  readonly goods: number;
  readonly texts: number;
  readonly characters: number;
}

/**
 * What a service would have to translate.
 * @throws RightMissing without `catalogue:read`
 */
export async function planTranslation(
  { db }: Pick<TranslationDependencies, 'db'>,
  input: { readonly language: TranslatedLanguage; readonly renews: boolean },
  actor: Actor,
): Promise<TranslationPlan> {
  requireRight(actor, 'catalogue:read');
  const plan = { goods: 0, texts: 0, characters: 0 };
  let after: Place = { kind: '', id: '' };
  for (;;) {
    const { goods, last } = await untranslated(db, input, after);
    for (const { texts } of goods) {
      plan.goods += 1;
      plan.texts += texts.length;
      plan.characters += charactersOf(texts);
    }
    if (last === null) return plan;
    after = last;
  }
}

/**
 * How far the last translation of a language has come; null if there was none.
 * @throws RightMissing without `catalogue:read`
 */
export async function translationOf(
  { db }: Pick<TranslationDependencies, 'db'>,
  language: TranslatedLanguage,
  actor: Actor,
): Promise<GoodsTranslationRow | null> {
  requireRight(actor, 'catalogue:read');
  return findRun(db, language, false);
}

/**
 * Orders the translation of what a language lacks. While one is under way nothing more is ordered.
 * @param input.characters as many as were shown before: if there are more by now, that has to be seen first
 * @throws RightMissing without `catalogue:write`
 */
export async function startTranslation(
  deps: TranslationDependencies,
  input: { readonly language: TranslatedLanguage; readonly renews: boolean; readonly characters: number },
  actor: StaffActor,
): Promise<Result<void, { readonly code: 'translation-off' | 'record-changed' }>> {
  requireRight(actor, 'catalogue:write');
  if (deps.patientTranslator === null) return fail({ code: 'translation-off' });
  const plan = await planTranslation(deps, input, actor);
  if (plan.characters > input.characters) return fail({ code: 'record-changed' });
  const { language, renews } = input;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const runId = deps.newId();
    const { rows } = await sql`
      insert into goods_translations as run (language, state, renews, run_id, staff, started_at, changed_at,
        planned_texts, planned_characters)
      values (${language}, 'running', ${renews}, ${runId},
        ${JSON.stringify({ id: actor.id, name: actor.name, role: actor.role })}, ${now}, ${now}, ${plan.texts},
        ${plan.characters})
      on conflict (language) do update set state = excluded.state, renews = excluded.renews,
        run_id = excluded.run_id, staff = excluded.staff, started_at = excluded.started_at,
        changed_at = excluded.changed_at, planned_texts = excluded.planned_texts,
        planned_characters = excluded.planned_characters, texts = 0, characters = 0, skipped = 0,
        after_kind = '', after_id = '', failure = null, failed_at = null
      where run.state <> 'running'
      returning language
    `.execute(queries<CatalogueTables>(tx));
    if (rows.length > 0) await writeOutbox(tx, translateGoodsJob, { language, runId }, now);
    return ok(undefined);
  });
}

/**
 * Ends a translation. What has been translated stays.
 * @throws RightMissing without `catalogue:write`
 */
export async function stopTranslation(
  { db, now, invalidate }: TranslationDependencies,
  language: TranslatedLanguage,
  actor: StaffActor,
): Promise<void> {
  requireRight(actor, 'catalogue:write');
  await db.transaction(async (tx) => {
    const found = await findRun(tx, language, true);
    if (found?.state !== 'running' && found?.state !== 'paused') return;
    const nothing = { failure: null, failed_at: null };
    await changeRun(tx, language, { ...nothing, state: 'stopped', run_id: null, changed_at: now() });
    await invalidate(tx, ['catalogue']);
  });
}

/**
 * Goes on with a translation that pauses, from where it was.
 * @throws RightMissing without `catalogue:write`
 */
export async function resumeTranslation(
  { db, now, newId }: TranslationDependencies,
  language: TranslatedLanguage,
  actor: StaffActor,
): Promise<void> {
  requireRight(actor, 'catalogue:write');
  await db.transaction(async (tx) => {
    if ((await findRun(tx, language, true))?.state === 'paused') await goOn(tx, language, newId(), now());
  });
}

export async function goOn(tx: Tx, language: TranslatedLanguage, runId: string, now: Date): Promise<void> {
  const nothing = { failure: null, failed_at: null };
  await changeRun(tx, language, { ...nothing, state: 'running', run_id: runId, changed_at: now });
  await writeOutbox(tx, translateGoodsJob, { language, runId }, now);
}

export interface Place {
  readonly kind: GoodsKind | '';
  readonly id: string;
}

/** Goods with what is to be translated of them. */
export interface Task {
  readonly of: GoodsTextOf;
  /** The German title or name. */
  readonly name: string;
  readonly version: string;
  readonly fields: readonly GoodsTextField[];
  /** For each of the fields, as it is sent. */
  readonly texts: readonly string[];
}

const portion = 300;

/** The goods in the portion after a place that lack a translation; `last`: null after the last portion. */
export async function untranslated(
  db: Db,
  { language, renews }: { readonly language: TranslatedLanguage; readonly renews: boolean },
  after: Place,
): Promise<{ readonly goods: readonly Task[]; readonly last: Place | null }> {
  const { rows } = await sql<GoodsTextsRow>`
    select * from goods_texts
    where language = ${language} and (kind, id) > (${after.kind}, ${after.id})
      and (state <> 'current' or title is null)
    order by kind, id limit ${portion}
  `.execute(queries<CatalogueTables>(db));
  const goods = rows.flatMap((row): Task[] => {
    const german = germanToSend(row);
    const own: GoodsText = { title: row.title, descriptionHtml: row.html, conditionText: row.condition };
    const fields = fieldsToTranslate(
      { german, own, state: row.state, hasMadeTitle: hasMadeTitle(row) },
      renews,
    );
    const { kind, id, name, version } = row;
    const texts = fields.map((field) => german[field] ?? '');
    return fields.length === 0 ? [] : [{ of: { kind, id, language }, name, version, fields, texts }];
  });
  return { goods, last: rows.length < portion ? null : (rows.at(-1) ?? null) };
}

function hasMadeTitle({
  kind,
  language,
  name: title,
  era_from: from,
  era_to: to,
  ...facts
}: GoodsTextsRow): boolean {
  if (kind !== 'piece') return false;
  const era = from === null || to === null ? null : { fromYear: from, toYear: to };
  return titleInWords(language, { ...facts, title, materials: facts.materials ?? [], era }) !== null;
}

export async function findRun(
  handle: Db | Tx,
  language: TranslatedLanguage,
  lock: boolean,
): Promise<GoodsTranslationRow | null> {
  const found = queries<CatalogueTables>(handle)
    .selectFrom('goods_translations')
    .selectAll()
    .where('language', '=', language);
  return (await (lock ? found.forUpdate() : found).executeTakeFirst()) ?? null;
}

export async function changeRun(
  tx: Tx,
  language: TranslatedLanguage,
  changes: Partial<Omit<GoodsTranslationRow, 'staff'>>,
): Promise<void> {
  await queries<CatalogueTables>(tx)
    .updateTable('goods_translations')
    .set(changes)
    .where('language', '=', language)
    .execute();
}
