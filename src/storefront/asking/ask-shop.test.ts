import { afterEach, expect, test, vi } from 'vitest';
import { unanswered } from '#texts/form.ts';
import { askShop } from './ask-shop.ts';
import { saidOf } from './said-of.ts';

const unread = { ok: false, status: 0, message: null, code: null, body: null };
const json = { 'content-type': 'application/json' };

function answering(body: string, init: ResponseInit = { headers: json }): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['the page of a Wi-Fi portal', '<!doctype html><title>Hotel</title>'],
  ['nothing at all', ''],
  ['an answer that was cut off', '{"message":"Vielen Da'],
  ['no object', '"gut"'],
  ['null', 'null'],
  ['another object', '{"status":"ok"}'],
  ['a field of another kind', '{"message":{"de":"gut"},"entries":[]}'],
  ['an object in place of a list', '{"message":"gut","entries":{}}'],
])('a 200 with %s is no success', async (_what, body) => {
  answering(body);
  const like = { message: '', entries: [] };
  expect(await askShop<{ message: string; entries: string[] }>('/x', { like })).toEqual(unread);
});

test('what the shop answers is taken, whatever else is in it', async () => {
  answering('{"message":"gut","entries":["a"],"more":1}');
  const answer = await askShop<{ message: string; entries: string[] }>('/x', {
    like: { message: '', entries: [] },
  });
  expect(answer).toEqual({ ok: true, value: { message: 'gut', entries: ['a'], more: 1 } });
});

test('a refusal keeps its status, and its message only if it is text', async () => {
  answering('<html>Bad Gateway</html>', { status: 502 });
  expect(await askShop('/x')).toEqual({ ...unread, status: 502 });
  const body = { message: { de: 'nein' }, code: 7 };
  answering(JSON.stringify(body), { status: 400, headers: json });
  expect(await askShop('/x')).toEqual({ ...unread, status: 400, body });
  answering('{"message":"Zu spät.","code":"late"}', { status: 409, headers: json });
  expect(await askShop('/x')).toMatchObject({ status: 409, message: 'Zu spät.', code: 'late' });
});

test('a page in place of a file is no file', async () => {
  const read = (response: Response): Promise<Blob> => response.blob();
  answering('<html>Anmelden</html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(await askShop<Blob>('/x.pdf', { read })).toEqual(unread);
  answering('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
  const file = await askShop<Blob>('/x.pdf', { read });
  expect(file.ok && (await file.value.text())).toBe('%PDF-1.7');
});

test('a call that is aborted while its answer comes in is aborted, and no failure of the shop', async () => {
  const stop = new AbortController();
  const cut = new ReadableStream({
    pull(answer) {
      stop.abort();
      answer.error(stop.signal.reason);
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(cut, { headers: json })));
  await expect(askShop('/x', { signal: stop.signal })).rejects.toThrow('aborted');
});

test.each<[string, { readonly status: number; readonly message: string | null }, string]>([
  ['its own words', { status: 409, message: 'Zu spät.' }, 'Zu spät.'],
  ['those of a proxy, which has none', { status: 502, message: null }, 'Serverfehler'],
  ['none, so that nobody knows what has arrived', { status: 0, message: null }, unanswered],
])('people read of an answer: %s', (_, refused, words) => {
  expect(saidOf({ ok: false, code: null, body: null, ...refused }, 'Serverfehler')).toBe(words);
});
