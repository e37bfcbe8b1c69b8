import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { translatorOf } from './translators.ts';

interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}
interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

let server: Server;
let address: string;
let asked: Asked[];
/** The answers that follow each other; the last one stays. 'never': it says nothing. */
let answers: (Answer | 'never')[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === undefined || answer === 'never') return;
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
const deepl = (options = quick) =>
  translatorOf({ provider: 'deepl', key: 'k:fx' }, { deeplAddress: address, ...options });
const libre = (options = quick, key: string | null = null) =>
  translatorOf({ provider: 'libretranslate', url: `${address}/`, key }, options);

const deeplSays = (...texts: string[]) =>
  json({ translations: texts.map((text) => ({ detected_source_language: 'DE', text })) });

describe('DeepL', () => {
  test.each([
    ['en', 'EN-GB', undefined],
    ['es', 'ES', 'prefer_less'],
    ['fr', 'FR', 'prefer_more'],
    ['it', 'IT', 'prefer_less'],
  ] as const)('is asked for %s in the way its pages address people', async (language, target, formality) => {
    answers = [deeplSays('<p>A</p>', 'B')];
    expect(await deepl()?.translate(['<p>Eins</p>', 'Zwei'], language)).toEqual({
      ok: true,
      value: ['<p>A</p>', 'B'],
    });
    expect(asked).toEqual([
      {
        path: '/v2/translate',
        authorization: 'DeepL-Auth-Key k:fx',
        body: {
          text: ['<p>Eins</p>', 'Zwei'],
          source_lang: 'DE',
          target_lang: target,
          tag_handling: 'html',
          ...(formality === undefined ? {} : { formality }),
        },
      },
    ]);
  });

  test.each([
    [400, 'translation-refused', 1],
    [403, 'translation-refused', 1],
    [413, 'translation-unreadable', 1],
    [429, 'translation-busy', 3],
    [456, 'translation-quota', 1],
    [500, 'translation-down', 3],
    [503, 'translation-down', 3],
    [529, 'translation-busy', 3],
  ] as const)('answers %i: %s, after %i questions', async (status, code, questions) => {
    answers = [json({ message: 'no' }, status)];
    expect(await deepl()?.translate(['Eins'], 'es')).toEqual({ ok: false, error: { code } });
    expect(asked).toHaveLength(questions);
  });

  test('is asked again when it was busy for a moment', async () => {
    answers = [json({ message: 'Too many requests' }, 429), deeplSays('Uno')];
    expect(await deepl()?.translate(['Eins'], 'es')).toEqual({ ok: true, value: ['Uno'] });
  });
});

describe('LibreTranslate', () => {
  test.each([null, 'secret'])('is asked with the key %s', async (key) => {
    answers = [json({ translatedText: ['<p>Uno</p>'] })];
    expect(await libre(quick, key)?.translate(['<p>Eins</p>'], 'es')).toEqual({
      ok: true,
      value: ['<p>Uno</p>'],
    });
    expect(asked[0]).toMatchObject({ path: '/translate', authorization: undefined });
    expect(asked[0]?.body).toEqual({
      q: ['<p>Eins</p>'],
      source: 'de',
      target: 'es',
      format: 'html',
      ...(key === null ? {} : { api_key: key }),
    });
  });

  test.each([
    [400, 'translation-refused'],
    [403, 'translation-refused'],
    [429, 'translation-busy'],
    [500, 'translation-down'],
  ] as const)('answers %i: %s', async (status, code) => {
    answers = [json({ error: 'no' }, status)];
    expect(await libre()?.translate(['Eins'], 'fr')).toEqual({ ok: false, error: { code } });
  });
});

describe.each([
  ['DeepL', deepl],
  ['LibreTranslate', libre],
] as const)('whatever %s says', (_, service) => {
  test.each<[string, Answer | 'never', string]>([
    ['nothing in time', 'never', 'translation-down'],
    ['a page', { status: 200, body: '<html>Welcome</html>' }, 'translation-unreadable'],
    ['something else', json({ result: [] }), 'translation-unreadable'],
    [
      'fewer texts',
      json({ translations: [{ text: 'Uno' }], translatedText: ['Uno'] }),
      'translation-unreadable',
    ],
    [
      'an empty text',
      json({ translations: [{ text: 'Uno' }, { text: ' ' }], translatedText: ['Uno', ' '] }),
      'translation-unreadable',
    ],
    [
      'another address',
      { status: 307, body: '', headers: { location: 'https://elsewhere.example/' } },
      'translation-down',
    ],
  ])('%s is no translation', async (_what, answer, code) => {
    answers = [answer];
    const options = answer === 'never' ? { ...quick, timeoutMs: 50 } : quick;
    expect(await service(options)?.translate(['Eins', 'Zwei'], 'it')).toEqual({ ok: false, error: { code } });
  });
});

test('without a provider there is no translator', () => expect(translatorOf(null)).toBeNull());
