import type { TranslatedLanguage } from '../../../shared/text/language.ts';
import { writeAudits } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { GoodsText } from '../../../shared/pieces/goods-texts.ts';
import type { StaffActor } from '../../../shared/staff/actor.ts';
import { rightsOf } from '../../../shared/staff/staff-roles.ts';
import { idOfGoodsText } from '../domain/goods-text-table.ts';
import type { Translator } from '../domain/translator.ts';
import { charactersOf, firstBatch } from '../domain/what-to-translate.ts';
import type { GoodsTranslationRow } from '../infrastructure/catalogue.tables.ts';
import { readGoodsTexts, spoken, writeGoodsTexts } from './goods-texts.ts';
import { asTranslation } from './suggest-goods-text.ts';
import {
  changeRun,
  findRun,
  goOn,
  untranslated,
  type Place,
  type Task,
  type TranslationDependencies,
} from './translate-goods.ts';

/** Somebody has ended it, or another process has gone on with it. */
class Superseded extends Error {}

/** After this long a job orders the next one, so that none runs for hours. */
const sliceMs = 5 * 60_000;
/** Pages show what is translated after this long at the latest; each time all of them are rendered again. */
const shownAfterMs = 30_000;

/**
 * Translates what a language lacks, a few goods at a time: the service is asked outside of any transaction, and what it
 * says is written together with how far the translation has come. A job that dies repeats one batch at most.
 * @throws Error if it should be tried again
 */
export async function runTranslation(
  deps: TranslationDependencies,
  { language, runId }: { readonly language: TranslatedLanguage; readonly runId: string },
  signal: AbortSignal,
): Promise<void> {
  const begun = Date.now();
  let shownAt = begun;
  try {
    for (;;) {
      const run = await findRun(deps.db, language, false);
      if (run?.run_id !== runId) return;
      const { goods, last } = await nextBatch(deps.db, run);
      const { patientTranslator: translator } = deps;
      const failed = { done: [], failure: 'translation-off' } as const;
      const answer = translator === null ? failed : await askFor(translator, language, goods);
      const isLast = last === null && answer.failure === null;
      const isSliceOver = Date.now() - begun > sliceMs;
      const isShown = isLast || answer.failure !== null || isSliceOver || Date.now() - shownAt > shownAfterMs;
      if (isShown) shownAt = Date.now();
      await deps.db.transaction(async (tx) => {
        await keep(deps, tx, run, answer.done);
        if (isShown) await deps.invalidate(tx, ['catalogue']);
        const now = deps.now();
        if (answer.failure !== null) {
          const failedAt = goods[answer.done.length]?.name ?? null;
          const failure = { failure: answer.failure, failed_at: failedAt };
          await changeRun(tx, language, { ...failure, state: 'paused', run_id: null, changed_at: now });
        } else if (isLast) {
          await changeRun(tx, language, { state: 'done', run_id: null, changed_at: now });
        } else if (isSliceOver) await goOn(tx, language, deps.newId(), now);
      });
      if (isLast || answer.failure !== null || isSliceOver) return;
      // Not before: the service wants to be paid for what it said.
      if (signal.aborted) throw new Error('the translation was interrupted and goes on later');
    }
  } catch (error) {
    if (!(error instanceof Superseded)) throw error;
  }
}

/** What became of a task: for each field its translation, or null if the service gave none. */
interface Done {
  readonly task: Task;
  readonly translations: readonly (string | null)[];
}

/** @returns `last`: null after the last goods */
async function nextBatch(db: Db, run: GoodsTranslationRow) {
  const input = { language: run.language, renews: run.renews };
  let after: Place = { kind: run.after_kind as Place['kind'], id: run.after_id };
  for (;;) {
    const found = await untranslated(db, input, after);
    const goods = firstBatch(found.goods);
    if (goods.length < found.goods.length) return { goods, last: goods.at(-1)?.of ?? after };
    if (goods.length > 0 || found.last === null) return { goods, last: found.last };
    after = found.last;
  }
}

/** Asks for all goods at once, and for each by itself if the answer for all of them is none. */
async function askFor(
  translator: Translator,
  language: TranslatedLanguage,
  goods: readonly Task[],
): Promise<{ readonly done: readonly Done[]; readonly failure: GoodsTranslationRow['failure'] }> {
  if (goods.length === 0) return { done: [], failure: null };
  const answer = await translator.translate(
    goods.flatMap(({ texts }) => texts),
    language,
  );
  if (answer.ok) {
    const said = [...answer.value];
    const done = goods.map((task) => ({
      task,
      translations: task.fields.map((field) => asTranslation(task.of.kind, field, said.shift() ?? '')),
    }));
    return { done, failure: null };
  }
  if (answer.error.code !== 'translation-unreadable') return { done: [], failure: answer.error.code };
  const [task, ...others] = goods;
  if (task !== undefined && others.length === 0) {
    return { done: [{ task, translations: task.fields.map(() => null) }], failure: null };
  }
  const done: Done[] = [];
  for (const one of goods) {
    const alone = await askFor(translator, language, [one]);
    done.push(...alone.done);
    if (alone.failure !== null) return { done, failure: alone.failure };
  }
  return { done, failure: null };
}

/** Writes translations of goods whose texts are still those that were sent, and how far the run has come by that. */
async function keep(
  { now: clock }: TranslationDependencies,
  tx: Tx,
  run: GoodsTranslationRow,
  done: readonly Done[],
): Promise<void> {
  const { language } = run;
  const found = await findRun(tx, language, true);
  const isSame = found?.after_kind === run.after_kind && found.after_id === run.after_id;
  if (found?.run_id !== run.run_id || !isSame) throw new Superseded();
  const now = clock();
  const stored = await readGoodsTexts(
    tx,
    done.map(({ task }) => task.of),
  );
  let skipped = 0;
  const written = done.flatMap(({ task: { of, version, fields }, translations }) => {
    const before = stored.get(idOfGoodsText(of));
    const given = fields.flatMap((field, index) => {
      const text = translations[index] ?? null;
      return text === null ? [] : [[field, text] as const];
    });
    const after: GoodsText = { ...(before?.text ?? noText), ...Object.fromEntries(given) };
    const isNameless = of.kind !== 'piece' && after.title === null;
    const isKept = before?.version === version && given.length > 0 && !isNameless;
    skipped += isKept ? fields.length - given.length : fields.length;
    if (!isKept) return [];
    const machineMade = [...new Set([...before.machineMade, ...given.map(([field]) => field)])];
    return [{ of, before: before.text, after, machineMade, count: given.length }];
  });
  await writeGoodsTexts(
    tx,
    written.map(({ of, after, machineMade }) => ({ ...of, ...after, machineMade })),
    'service',
    now,
  );
  const entries = written.map(({ of, before, after }) => ({
    action: 'translate' as const,
    entity: 'goods-texts' as const,
    entityId: idOfGoodsText(of),
    before: spoken(before),
    after,
  }));
  await writeAudits(tx, actorOf(found), entries, now);
  const last = done.at(-1)?.task.of;
  await changeRun(tx, language, {
    texts: found.texts + written.reduce((sum, { count }) => sum + count, 0),
    characters: found.characters + done.reduce((sum, { task }) => sum + charactersOf(task.texts), 0),
    skipped: found.skipped + skipped,
    changed_at: now,
    ...(last === undefined ? {} : { after_kind: last.kind, after_id: last.id }),
  });
}

const noText: GoodsText = { title: null, descriptionHtml: null, conditionText: null };

/** The member of staff who ordered it, with the rights that their role had then. */
function actorOf({ staff }: GoodsTranslationRow): StaffActor {
  return { kind: 'staff', ...staff, rights: rightsOf(staff.role), isFresh: false };
}
