import type { Candidate, ImportSource } from './candidate.ts';
import { remarkText, type Mapped } from '../../../modules/catalogue/index.ts';
import { UnreadableFile } from './unreadable-file.ts';

type Draft = Extract<Mapped, { ok: true }>['draft'];

interface ImportRow {
  readonly line: number;
  readonly draft: Draft;
}

interface BatchOutcome {
  readonly created: number;
  readonly updated: number;
  readonly rejected: readonly { readonly line: number; readonly problem: string }[];
}

/** A piece that was not taken over. */
export interface Rejection {
  readonly line: number;
  readonly name: string;
  readonly problem: string;
  readonly rows: Candidate['rows'];
}

export interface Warning {
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly problem: string;
}

export interface Watcher {
  rejected(rejection: Rejection): void | Promise<void>;
  warned(warning: Warning): void;
  /** After each batch: how many pieces are done, and up to which line. */
  progress(done: number, line: number): void;
}

export interface Outcome {
  readonly created: number;
  readonly updated: number;
  readonly rejected: number;
  /** The last line that was dealt with; 0 when none was. */
  readonly lastLine: number;
  /** Why it ended early: it was asked to, or the file cannot be read on, or the shop failed. */
  readonly ended: null | { readonly by: 'stop' } | { readonly by: 'file' | 'shop'; readonly error: Error };
}

const batchSize = 500;

/**
 * Takes all pieces of a file over, batch by batch. While the shop writes one batch, the next one is read.
 * Never more than two batches are in memory; of the others only the SKUs, so that a repetition is noticed.
 * @param importBatch the catalogue's use case
 * @param stop aborted to end after the running batch
 */
export async function takeOver(
  source: ImportSource,
  importBatch: (batch: readonly ImportRow[]) => Promise<BatchOutcome>,
  watcher: Watcher,
  stop: AbortSignal,
): Promise<Outcome> {
  const counts = { created: 0, updated: 0, rejected: 0, lastLine: 0, done: 0 };
  const lineOfSku = new Map<string, number>();
  let running: Promise<void> = Promise.resolve();
  let ended: Outcome['ended'] = null;

  const take = async (batch: readonly Candidate[]): Promise<void> => {
    const refused = new Map<number, string>();
    const rows: ImportRow[] = [];
    for (const { line, mapped } of batch) {
      const problem = mapped.ok
        ? repeated(mapped.draft, line, lineOfSku, source.place)
        : mapped.problems.map((remark) => remarkText(remark)).join('; ');
      if (problem !== null) refused.set(line, problem);
      else if (mapped.ok) rows.push({ line, draft: mapped.draft });
    }
    const outcome = rows.length === 0 ? { created: 0, updated: 0, rejected: [] } : await importBatch(rows);
    for (const { line, problem } of outcome.rejected) refused.set(line, problem);
    for (const { line, name, mapped, rows: fileRows } of batch) {
      const problem = refused.get(line);
      if (problem !== undefined) await watcher.rejected({ line, name, problem, rows: fileRows });
      else for (const warning of mapped.warnings) watcher.warned(warning);
    }
    counts.created += outcome.created;
    counts.updated += outcome.updated;
    counts.rejected += refused.size;
    counts.done += batch.length;
    counts.lastLine = batch.at(-1)?.lastLine ?? counts.lastLine;
    watcher.progress(counts.done, counts.lastLine);
  };

  let batch: Candidate[] = [];
  const flush = async (): Promise<void> => {
    const full = batch;
    batch = [];
    await running;
    if (full.length === 0 || stop.aborted) return;
    running = take(full);
    // Its failure is met at the next `await`; until then nobody must take it for a forgotten one.
    running.catch(() => undefined);
  };
  try {
    for await (const candidate of source.candidates) {
      if (stop.aborted) break;
      batch.push(candidate);
      if (batch.length === batchSize) await flush();
    }
  } catch (error) {
    ended = endedBy(error);
  }
  // What was read before the file broke is good all the same.
  try {
    if (ended?.by !== 'shop') await flush();
    await running;
  } catch (error) {
    ended = endedBy(error);
  }
  if (ended === null && stop.aborted) ended = { by: 'stop' };
  const { created, updated, rejected, lastLine } = counts;
  return { created, updated, rejected, lastLine, ended };
}

function endedBy(error: unknown): Outcome['ended'] {
  const by = error instanceof UnreadableFile ? 'file' : 'shop';
  return { by, error: error instanceof Error ? error : new Error(String(error)) };
}

/** Says so when an SKU of the draft stood further up in the file; else remembers them. */
function repeated(draft: Draft, line: number, lineOfSku: Map<string, number>, place: string): string | null {
  const skus = [draft.sku, ...draft.variants.map((variant) => variant.sku)];
  for (const sku of skus) {
    const earlier = lineOfSku.get(sku);
    if (earlier !== undefined) return `SKU „${sku}“ steht schon in ${place} ${earlier}`;
  }
  for (const sku of skus) lineOfSku.set(sku, line);
  return null;
}
