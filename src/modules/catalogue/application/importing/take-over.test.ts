import { describe, expect, test } from 'vitest';
import { calledInFile } from '../../domain/import/called.ts';
import { tableFormats } from '../../domain/import/formats.ts';
import { remarksInGerman } from '../../domain/import/testing/source-rows.ts';
import { rejectedFor } from '../../domain/sort-out-import.ts';
import { UnreadableFile } from '../../infrastructure/table-file/import-file.ts';
import type { Candidate, ImportSource } from '../../infrastructure/table-file/read-table.ts';
import { aPiece } from '../../testing/a-piece.ts';
import { takeOver, type Rejection, type Watcher } from './take-over.ts';

function candidate(line: number, sku = `${line}`): Candidate {
  const mapped = { ok: true, published: null, draft: aPiece({ sku }), warnings: [] } as const;
  return { line, lastLine: line, name: sku, mapped, rows: [[sku]] };
}

const unknownCategory = {
  column: '',
  name: 'kategorien',
  value: 'x',
  problem: { code: 'import-category-unknown' },
} as const;

function bad(line: number): Candidate {
  const problems = [
    { line, column: 'preis', value: '12,x', problem: { code: 'cell-not-a-number' } },
    { line, column: 'sku', value: '', problem: { code: 'cell-missing' } },
  ] as const;
  return {
    line,
    lastLine: line,
    name: '',
    mapped: { ok: false, draft: null, problems, warnings: [] },
    rows: [['12,x']],
  };
}

function sourceOf(candidates: AsyncIterable<Candidate> | Iterable<Candidate>): ImportSource {
  return {
    title: { code: 'source-museum' },
    notes: [],
    place: 'line',
    headings: ['Kategorie'],
    called: calledInFile(tableFormats.own, ['Kategorie'], ['kategorien']),
    delimiter: ';',
    totalBytes: 1,
    position: () => 0,
    candidates: candidates as AsyncIterable<Candidate>,
  };
}

function watch() {
  const rejected: string[] = [];
  const steps: [number, number][] = [];
  const watcher: Watcher = {
    rejected: ({ line, problems }: Rejection) =>
      void rejected.push(`${line}: ${remarksInGerman(problems).join('; ')}`),
    warned: () => undefined,
    progress: (done, line) => void steps.push([done, line]),
  };
  return { watcher, rejected, steps };
}

const range = (count: number) => Array.from({ length: count }, (_, place) => candidate(place + 2));
const accept = (batch: readonly unknown[]) =>
  Promise.resolve({ created: batch.length, updated: 0, unchanged: 0, rejected: [], effects: [] });
const never = new AbortController().signal;

test('pieces go in batches of 500', async () => {
  const sizes: number[] = [];
  const { watcher, steps } = watch();
  const outcome = await takeOver(
    sourceOf(range(1234)),
    (batch) => {
      sizes.push(batch.length);
      return accept(batch);
    },
    watcher,
    never,
  );
  expect(sizes).toEqual([500, 500, 234]);
  expect(steps.map(([done]) => done)).toEqual([500, 1000, 1234]);
  expect(outcome).toEqual({
    created: 1234,
    updated: 0,
    unchanged: 0,
    rejected: 0,
    lastLine: 1235,
    ended: null,
  });
});

test('bad rows, repetitions and what the shop refuses are told in the order of the file', async () => {
  const { watcher, rejected } = watch();
  const outcome = await takeOver(
    sourceOf([candidate(2, 'a'), bad(3), candidate(4, 'b'), candidate(5, 'a'), candidate(6, 'c')]),
    (batch) =>
      Promise.resolve({
        created: 1,
        updated: batch.length - 2,
        unchanged: 0,
        rejected: [rejectedFor(4, 'b', [unknownCategory])],
        effects: [],
      }),
    watcher,
    never,
  );
  expect(rejected).toEqual([
    '3: preis „12,x“ ist keine Zahl; sku fehlt',
    '4: Kategorie „x“ gibt es nicht',
    '5: SKU „a“ steht schon in Zeile 2',
  ]);
  expect(outcome).toMatchObject({ created: 1, updated: 1, rejected: 3 });
});

describe('it ends early', () => {
  test('when asked to: the running batch is finished', async () => {
    const stop = new AbortController();
    const sizes: number[] = [];
    const outcome = await takeOver(
      sourceOf(range(2000)),
      async (batch) => {
        sizes.push(batch.length);
        if (sizes.length === 2) stop.abort();
        return accept(batch);
      },
      watch().watcher,
      stop.signal,
    );
    expect(sizes).toEqual([500, 500]);
    expect(outcome).toMatchObject({ created: 1000, lastLine: 1001, ended: { by: 'stop' } });
  });

  test('if the file breaks: rows read before are imported', async () => {
    async function* breaking() {
      yield* range(3);
      throw new UnreadableFile({ code: 'file-broken', params: { line: 4 } });
    }
    const outcome = await takeOver(sourceOf(breaking()), accept, watch().watcher, never);
    expect(outcome).toMatchObject({ created: 3, lastLine: 4, ended: { by: 'file' } });
  });

  test('when the shop fails: what it took counts, nothing more is sent', async () => {
    let calls = 0;
    const outcome = await takeOver(
      sourceOf(range(2000)),
      (batch) => {
        calls += 1;
        return calls === 2 ? Promise.reject(new Error('no space left')) : accept(batch);
      },
      watch().watcher,
      never,
    );
    expect(calls).toBe(2);
    expect(outcome).toMatchObject({ created: 500, lastLine: 501, ended: { by: 'shop' } });
  });
});

test('what an earlier attempt has done is passed over, but its SKUs are taken', async () => {
  const { watcher, rejected } = watch();
  const tried: number[] = [];
  const outcome = await takeOver(
    sourceOf([candidate(2, 'a'), candidate(3, 'b'), candidate(4, 'c'), candidate(5, 'a')]),
    (rows, { refused, lastLine }) => {
      tried.push(...rows.map(({ line }) => line));
      expect([[...refused.keys()], lastLine]).toEqual([[5], 5]);
      return accept(rows);
    },
    watcher,
    never,
    3,
  );
  expect(tried).toEqual([4]);
  expect(rejected).toEqual(['5: SKU „a“ steht schon in Zeile 2']);
  expect(outcome).toMatchObject({ created: 1, rejected: 1, lastLine: 5 });
});
