import { afterEach, expect, test, vi } from 'vitest';
import { codeOf } from './api.ts';
import { callOnce } from './call-once.ts';

const sent: (string | undefined)[] = [];
/** Answers the next calls: a status with a body, or no answer at all. */
function answer(...answers: readonly (readonly [number, object] | null)[]): void {
  const left = [...answers];
  vi.stubGlobal('fetch', (_address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['idempotency-key']);
    const next = left.shift();
    if (next == null) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(JSON.stringify(next[1]), { status: next[0] }));
  });
}
const call = (): Promise<string> =>
  callOnce<object>('/pieces', { title: 'Sessel' }).then(
    () => 'done',
    (error: unknown) => codeOf(error) ?? 'no answer',
  );
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

test('what got no answer has the same name when it is sent again; what got one has not', async () => {
  answer(null, [503, { message: '', code: 'database-busy' }], [201, {}], [201, {}]);
  expect([await call(), await call(), await call(), await call()]).toEqual([
    'no answer',
    'database-busy',
    'done',
    'done',
  ]);
  expect(sent[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent.map((key) => key === sent[0])).toEqual([true, true, true, false]);
});

test('a refusal ends it: what is put right is another call', async () => {
  answer([400, { message: '', code: 'invalid-request' }], [201, {}]);
  expect([await call(), await call()]).toEqual(['invalid-request', 'done']);
  expect(sent[1]).not.toBe(sent[0]);
});

test('if something else was saved under that name, people are told to look first', async () => {
  answer(null, [422, { message: '', code: 'idempotency-conflict' }], [201, {}]);
  expect([await call(), await call(), await call()]).toEqual(['no answer', 'saved-before', 'done']);
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});
