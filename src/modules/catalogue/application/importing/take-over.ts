import type { Message } from '../../../../shared/messages/message.ts';
import { withCalled } from '../../domain/import/called.ts';
import type { Remark } from '../../domain/import/mapped.ts';
import { namedPriceFall, type PriceFall } from '../../domain/import/price-fall.ts';
import { skuKey } from '../../domain/piece-id.ts';
import type { PieceDraft } from '../../domain/piece.ts';
import type { Candidate, ImportSource } from '../../infrastructure/table-file/read-table.ts';
import { UnreadableFile } from '../../infrastructure/table-file/import-file.ts';
import type { ImportRow } from './plan-row.ts';

interface BatchOutcome {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: readonly {
    readonly line: number;
    readonly problems: readonly Remark[];
  }[];
  readonly effects: readonly {
    readonly line: number;
    readonly priceFall: PriceFall | null;
    readonly warnings: readonly Remark[];
  }[];
}

/** The contents of a batch besides the rows that can be tried. */
export interface BatchOfFile {
  readonly candidates: readonly Candidate[];
  /** By line, why a candidate is not even tried. */
  readonly refused: ReadonlyMap<number, readonly Remark[]>;
  readonly lastLine: number;
}

/** A piece that was not imported. */
export interface Rejection {
  readonly line: number;
  readonly name: string;
  readonly problems: readonly Remark[];
  readonly rows: Candidate['rows'];
}

export interface Watcher {
  rejected(rejection: Rejection): void | Promise<void>;
  warned(warning: Remark): void;
  /** Called after each batch with the number of finished pieces and the last line. */
  progress(done: number, line: number): void;
}

export interface Outcome {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
  /** The last line that was processed; 0 if none was. */
  readonly lastLine: number;
  /** Why it ended early: it was told to stop, the file became unreadable, or the shop failed. */
  readonly ended: null | { readonly by: 'stop' } | { readonly by: 'file' | 'shop'; readonly error: Error };
}

const batchSize = 500;

/**
 * Imports all pieces of a file, batch by batch. While one batch is written, the next one is read. Never more than two
 * batches are in memory; of the others only the SKUs, to detect repetitions.
 * @param importBatch the catalogue's use case
 * @param stop aborted to end after the running batch
 * @param after the last line that an earlier attempt has processed
 */
export async function takeOver(
  source: ImportSource,
  importBatch: (rows: readonly ImportRow[], batch: BatchOfFile) => Promise<BatchOutcome>,
  watcher: Watcher,
  stop: AbortSignal,
  after = 0,
): Promise<Outcome> {
  const named = (remark: Remark): Remark => withCalled(remark, source.called);
  const counts = { created: 0, updated: 0, unchanged: 0, rejected: 0, lastLine: after, done: 0 };
  const lineOfSku = new Map<string, number>();
  let running: Promise<void> = Promise.resolve();
  let ended: Outcome['ended'] = null;

  const take = async (batch: readonly Candidate[]): Promise<void> => {
    const refused = new Map<number, readonly Remark[]>();
    const rows: ImportRow[] = [];
    for (const { line, mapped, forKnown } of batch) {
      const repeated = mapped.draft === null ? [] : repetitions(mapped.draft, line, lineOfSku, source.place);
      const problems = mapped.ok ? [] : mapped.problems;
      const { draft, warnings } = mapped;
      // The piece in the shop may have what a new piece lacks.
      const isTried = mapped.ok || forKnown !== undefined;
      if (draft === null || !isTried || repeated.length > 0) refused.set(line, [...problems, ...repeated]);
      else {
        remember(draft, line, lineOfSku);
        const said = mapped.ok ? { published: mapped.published, counting: mapped.counting } : {};
        rows.push({ line, draft, ...said, warnings, forKnown, ifNew: problems, onlyIfReady: true });
      }
    }
    const lastLine = batch.at(-1)?.lastLine ?? counts.lastLine;
    const outcome = await importBatch(rows, { candidates: batch, refused: new Map(refused), lastLine });
    for (const { line, problems } of outcome.rejected) refused.set(line, problems);
    for (const { line, name, rows: fileRows } of batch) {
      const problems = refused.get(line);
      if (problems === undefined) continue;
      await watcher.rejected({ line, name, problems: problems.map(named), rows: fileRows });
    }
    for (const { line, priceFall, warnings } of outcome.effects) {
      for (const warning of warnings) watcher.warned(named(warning));
      if (priceFall === null) continue;
      watcher.warned(
        named({ line, column: '', name: 'preis', value: '', problem: namedPriceFall(priceFall) }),
      );
    }
    counts.created += outcome.created;
    counts.updated += outcome.updated;
    counts.unchanged += outcome.unchanged;
    counts.rejected += refused.size;
    counts.done += batch.length;
    counts.lastLine = lastLine;
    watcher.progress(counts.done, counts.lastLine);
  };

  let batch: Candidate[] = [];
  const flush = async (): Promise<void> => {
    const full = batch;
    batch = [];
    await running;
    if (full.length === 0 || stop.aborted) return;
    running = take(full);
    // A failure is handled at the next `await`; until then it must not count as an unhandled rejection.
    running.catch(() => undefined);
  };
  try {
    for await (const candidate of source.candidates) {
      if (stop.aborted) break;
      if (candidate.lastLine <= after) {
        // Done by an earlier attempt, but its SKUs still count as used.
        const { mapped, forKnown, line } = candidate;
        if (mapped.draft === null || !(mapped.ok || forKnown !== undefined)) continue;
        if (repetitions(mapped.draft, line, lineOfSku, source.place).length === 0) {
          remember(mapped.draft, line, lineOfSku);
        }
        continue;
      }
      batch.push(candidate);
      if (batch.length === batchSize) await flush();
    }
  } catch (error) {
    ended = endedBy(error);
  }
  // Rows read before the file broke are still good.
  try {
    if (ended?.by !== 'shop') await flush();
    await running;
  } catch (error) {
    ended = endedBy(error);
  }
  if (ended === null && stop.aborted) ended = { by: 'stop' };
  const { created, updated, unchanged, rejected, lastLine } = counts;
  return { created, updated, unchanged, rejected, lastLine, ended };
}

function endedBy(error: unknown): Outcome['ended'] {
  const by = error instanceof UnreadableFile ? 'file' : 'shop';
  return { by, error: error instanceof Error ? error : new Error(String(error)) };
}

/** Each SKU of the draft that occurred earlier in the file. */
function repetitions(
  { sku, variants }: PieceDraft,
  line: number,
  lineOfSku: ReadonlyMap<string, number>,
  place: ImportSource['place'],
): Remark[] {
  return [sku, ...variants.map((variant) => variant.sku)].flatMap((said) => {
    const earlier = lineOfSku.get(skuKey(said));
    if (earlier === undefined) return [];
    const problem: Message =
      place === 'line'
        ? { code: 'sku-in-earlier-line', params: { line: earlier } }
        : { code: 'sku-in-earlier-entry', params: { entry: earlier } };
    return [{ line, column: '', name: 'sku', value: said, problem }];
  });
}

function remember({ sku, variants }: PieceDraft, line: number, lineOfSku: Map<string, number>): void {
  for (const said of [sku, ...variants.map((variant) => variant.sku)]) lineOfSku.set(skuKey(said), line);
}
