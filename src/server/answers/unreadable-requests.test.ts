import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Refusal } from '../../platform/http/refusal.ts';
import { answerErrors } from './http-errors.ts';
import { readTypedTexts } from './unreadable-requests.ts';

async function issuesOf(payload: object) {
  const app = fastify();
  answerErrors(app);
  readTypedTexts(app);
  app.post('/api/form', (request) => request.body);
  const answer = await app.inject({ method: 'POST', url: '/api/form', payload });
  await app.close();
  return answer.json<Partial<Refusal>>().issues?.map(({ field, code }) => [field, code]);
}

test('each field with a character that cannot be stored is named', async () => {
  const bell = String.fromCharCode(7);
  const sent = { name: `Lena${bell}`, town: 'Berlin\nOst', lines: ['gut', `${bell}schlecht`] };
  expect(await issuesOf(sent)).toEqual([
    ['name', 'not-storable'],
    ['lines.1', 'not-storable'],
  ]);
});

test('a body that nests too deeply is told so, and nothing of characters', async () => {
  const nested = (depth: number): object => (depth === 0 ? {} : { in: nested(depth - 1) });
  expect(await issuesOf(nested(20))).toBeUndefined();
  expect(await issuesOf(nested(60))).toEqual([[Array(40).fill('in').join('.'), 'nested-too-deeply']]);
});

test('an answer stays short, however many texts are faulty', async () => {
  const bell = String.fromCharCode(7);
  expect(await issuesOf({ texts: Array.from({ length: 9_000 }, () => bell) })).toHaveLength(50);
});

test('of a page only an address is unknown because of one; a search and a form lose nothing', async () => {
  const app = fastify();
  answerErrors(app);
  readTypedTexts(app);
  app.post('/kontakt/:place', (request) => ({ ...(request.query as object), ...(request.body as object) }));
  const send = (url: string) =>
    app.inject({ method: 'POST', url, payload: { message: 'Guten\u0007Tag,\nAda', name: 'L\ud800' } });
  expect((await send('/kontakt/x?query=tisch%07rund')).json()).toEqual({
    query: 'tisch rund',
    message: 'Guten Tag,\nAda',
    name: 'L\ufffd',
  });
  expect((await send('/kontakt/%07')).statusCode).toBe(404);
  await app.close();
});
