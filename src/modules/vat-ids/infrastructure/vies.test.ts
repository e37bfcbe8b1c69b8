import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { viesRegister } from './vies.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

let server: Server;
let address: string;
let asked: { readonly path: string; readonly body: unknown }[];
/** The answers that follow each other; the last one stays. 'never': it says nothing; 'breaks': the line goes dead. */
let answers: (Answer | 'never' | 'breaks')[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked.push({ path: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === undefined || answer === 'never') return;
      if (answer === 'breaks') return void request.socket.destroy();
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answers = [];
});

const json = (body: unknown, status = 200): Answer => ({ status, body: JSON.stringify(body) });
const quick = { timeoutMs: 4_000, pausesMs: [1, 1] };
const ask = (options: Parameters<typeof viesRegister>[2] = quick) =>
  viesRegister('vies', () => address, options).ask('ATU12345678', 'DE123456789');

/** As VIES answers, with all that it has. */
const valid = {
  countryCode: 'AT',
  vatNumber: 'U12345678',
  requestDate: '2026-10-03T21:02:05.123Z',
  valid: true,
  requestIdentifier: 'WAPIAAAAaEDkvhHx',
  name: 'Musterbetrieb GmbH',
  address: 'Musterstraße 1\n1010 Wien',
  traderName: '---',
  traderNameMatch: 'NOT_PROCESSED',
};
const error = (...codes: string[]) =>
  json({ actionSucceed: false, errorWrappers: codes.map((code) => ({ error: code })) });

test('asks for the number without its letters, in the name of the shop', async () => {
  answers = [json(valid)];
  expect(await ask()).toEqual({
    ok: true,
    value: {
      isValid: true,
      number: 'WAPIAAAAaEDkvhHx',
      name: 'Musterbetrieb GmbH',
      address: 'Musterstraße 1\n1010 Wien',
    },
  });
  expect(asked).toEqual([
    {
      path: '/check-vat-number',
      body: {
        countryCode: 'AT',
        vatNumber: 'U12345678',
        requesterMemberStateCode: 'DE',
        requesterNumber: '123456789',
      },
    },
  ]);
});

describe('names and addresses', () => {
  test.each([
    ['dashes, where the member state tells none', '---', null],
    ['nothing', '', null],
    ['null', null, null],
    ['signs that no database keeps', 'A\u0000B\tC', 'A B C'],
    ['more than any name is long', 'x'.repeat(5000), 'x'.repeat(300)],
  ])('%s', async (_, name, expected) => {
    answers = [json({ ...valid, name, address: '---' })];
    expect(await ask()).toMatchObject({ ok: true, value: { name: expected, address: null } });
  });
});

test.each([
  ['it says so', json({ ...valid, valid: false, requestIdentifier: '', name: '---', address: '---' })],
  ['no number of that member state', error('INVALID_INPUT')],
  [
    'the same with another status',
    json({ actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }, 400),
  ],
])('not valid: %s', async (_, answer) => {
  answers = [answer];
  expect(await ask()).toEqual({ ok: true, value: { isValid: false } });
});

describe('valid is only what is proved:', () => {
  test.each([
    ['no number of the consultation', { ...valid, requestIdentifier: '' }],
    ['none at all', { ...valid, requestIdentifier: undefined }],
    ['another number than was asked for', { ...valid, vatNumber: 'U87654321' }],
    ['another country', { ...valid, countryCode: 'FR' }],
    ['no word of what was asked', { ...valid, vatNumber: undefined }],
    ['not true but a text', { ...valid, valid: 'true' }],
    ['nothing', {}],
    ['null', null],
    ['a list', [valid]],
  ])('%s', async (_, body) => {
    answers = [json(body)];
    expect(await ask()).toEqual({ ok: false, error: { code: 'register-unreadable' } });
    expect(asked).toHaveLength(1);
  });
});

describe('what is not answered', () => {
  test.each<[string, Answer, string, number]>([
    ['the register is down', error('SERVICE_UNAVAILABLE'), 'register-down', 3],
    ['the member state is down', error('MS_UNAVAILABLE'), 'member-state-down', 3],
    ['the member state is slow', error('TIMEOUT'), 'member-state-down', 3],
    ['too many ask', error('GLOBAL_MAX_CONCURRENT_REQ'), 'register-busy', 3],
    ['too many ask the member state', error('MS_MAX_CONCURRENT_REQ'), 'register-busy', 3],
    ['too many for a while', error('MS_MAX_CONCURRENT_REQ_TIME'), 'register-busy', 3],
    ['the shop’s own VAT ID', error('INVALID_REQUESTER_INFO'), 'register-refuses', 1],
    ['the shop is shut out', error('IP_BLOCKED'), 'register-refuses', 1],
    ['its VAT ID is', error('VAT_BLOCKED'), 'register-refuses', 1],
    ['beside a wrong number', error('INVALID_INPUT', 'IP_BLOCKED'), 'register-refuses', 1],
    ['a code of the future', error('GONE_FISHING'), 'register-unreadable', 1],
    ['its name is one of every object', error('constructor'), 'register-unreadable', 1],
    [
      'a page',
      { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
      'register-unreadable',
      1,
    ],
    ['a redirect', { status: 302, body: '', headers: { location: '/elsewhere' } }, 'register-unreadable', 1],
    ['half an answer', { status: 200, body: '{"valid":tr' }, 'register-unreadable', 1],
    ['a valid answer with a wrong status', json(valid, 404), 'register-unreadable', 1],
    ['429', { status: 429, body: '' }, 'register-busy', 3],
    ['403', { status: 403, body: 'Forbidden' }, 'register-refuses', 1],
    ['503', { status: 503, body: '<html>' }, 'register-down', 3],
  ])('%s', async (_, answer, code, times) => {
    answers = [answer];
    expect(await ask()).toEqual({ ok: false, error: { code } });
    expect(asked).toHaveLength(times);
  });

  test('a line that goes dead, and one where nobody listens', async () => {
    answers = ['breaks'];
    expect(await ask()).toEqual({ ok: false, error: { code: 'register-down' } });
    const nobody = viesRegister('vies', () => 'http://127.0.0.1:1', quick);
    expect(await nobody.ask('ATU12345678', 'DE123456789')).toEqual({
      ok: false,
      error: { code: 'register-down' },
    });
  });

  test('silence, and then it is asked again', async () => {
    answers = ['never', json(valid)];
    expect(await ask({ timeoutMs: 1_000, pausesMs: [1, 1] })).toMatchObject({ ok: true });
  });

  test('silence, for no longer than somebody waits', async () => {
    answers = ['never'];
    expect(await ask({ timeoutMs: 600_000, patienceMs: 300, pausesMs: [1, 1] })).toEqual({
      ok: false,
      error: { code: 'register-down' },
    });
    expect(asked.length).toBeLessThanOrEqual(1);
  });
});

test('a member state that is down for a moment is asked again', async () => {
  answers = [error('MS_UNAVAILABLE'), error('MS_MAX_CONCURRENT_REQ'), json(valid)];
  expect(await ask()).toMatchObject({ ok: true, value: { isValid: true } });
});
