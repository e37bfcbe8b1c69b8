import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Log } from '../../../../platform/log/log.ts';
import type { AddressProvider, AddressQuestion } from '../../domain/address-provider.ts';
import { suggestAddresses } from '../../application/create-shipping.ts';
import { addressProviderOf, googlePlaces, nominatim, photon } from './address-providers.ts';
import { considerate } from './considerate.ts';

/** A provider of addresses on this machine: it sends the answers prepared by the test and records its requests. */
let server: Server;
let base = '';
/** Null: none. */
let answer: { status: number; body: string } | null;
let asked: { url: URL; method: string; headers: Record<string, unknown>; body: string }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      asked.push({ url, method: request.method ?? '', headers: request.headers, body });
      if (answer === null) return;
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const lay = (body: unknown, status = 200): void => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};
const question: AddressQuestion = { country: 'DE', query: 'Boxhagener Str. 1', kind: 'street' };
const found = [{ street: 'Boxhagener Straße 1', postalCode: '10245', city: 'Berlin' }];

describe('Nominatim', () => {
  const place = (address: object) => ({
    place_id: 1,
    display_name: 'x',
    address: { country_code: 'de', ...address },
  });

  test('is asked for addresses of the country, and its parts are put together', async () => {
    lay([
      place({ road: 'Boxhagener Straße', house_number: '1', postcode: '10245', city: 'Berlin' }),
      place({ road: 'Boxhagener Straße', city: 'Berlin' }),
      place({ country_code: 'at', road: 'Boxhagener Straße', postcode: '1010', city: 'Wien' }),
    ]);
    expect(await nominatim(`${base}/search`).suggest(question)).toEqual(found);
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toMatchObject({
      q: 'Boxhagener Str. 1',
      countrycodes: 'de',
      format: 'jsonv2',
      addressdetails: '1',
    });
    expect(asked[0]?.headers['user-agent']).toBe('wmk-shop');
  });

  test.each(['town', 'village', 'municipality'])('a %s is a town', async (kind) => {
    lay([place({ postcode: '14823', [kind]: 'Niemegk' })]);
    expect(await nominatim(`${base}/search`).suggest({ ...question, kind: 'town' })).toEqual([
      { street: null, postalCode: '14823', city: 'Niemegk' },
    ]);
  });

  test('in France the number comes first', async () => {
    lay([
      place({
        country_code: 'fr',
        road: 'Rue de Rivoli',
        house_number: '4',
        postcode: '75004',
        city: 'Paris',
      }),
    ]);
    const [first] = await nominatim(`${base}/search`).suggest({ ...question, country: 'FR' });
    expect(first?.street).toBe('4 Rue de Rivoli');
  });
});

test('Photon: other countries are left out', async () => {
  const feature = (properties: object) => ({ type: 'Feature', properties });
  lay({
    features: [
      feature({
        type: 'house',
        street: 'Boxhagener Straße',
        housenumber: '1',
        postcode: '10245',
        city: 'Berlin',
        countrycode: 'DE',
      }),
      feature({
        type: 'street',
        name: 'Boxhagener Straße',
        postcode: '10245',
        city: 'Berlin',
        countrycode: 'DE',
      }),
      feature({ type: 'city', name: 'Wien', postcode: '1010', countrycode: 'AT' }),
    ],
  });
  expect(await photon(`${base}/api`).suggest(question)).toEqual([
    ...found,
    { street: 'Boxhagener Straße', postalCode: '10245', city: 'Berlin' },
  ]);
});

test('Google Places: the key goes in a header, and only the parts that are needed are asked for', async () => {
  const part = (type: string, longText: string, shortText = longText) => ({
    longText,
    shortText,
    types: [type, 'political'],
  });
  lay({
    places: [
      {
        addressComponents: [
          part('street_number', '1'),
          part('route', 'Boxhagener Straße'),
          part('locality', 'Berlin'),
          part('country', 'Deutschland', 'DE'),
          part('postal_code', '10245'),
        ],
      },
      {
        addressComponents: [
          part('locality', 'Wien'),
          part('country', 'Österreich', 'AT'),
          part('postal_code', '1010'),
        ],
      },
    ],
  });
  expect(await googlePlaces('a-key', base).suggest(question)).toEqual(found);
  expect(asked[0]).toMatchObject({
    method: 'POST',
    headers: { 'x-goog-api-key': 'a-key', 'x-goog-fieldmask': 'places.addressComponents' },
  });
  expect(asked[0]?.url.href).not.toContain('a-key');
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
    textQuery: 'Boxhagener Str. 1',
    regionCode: 'DE',
  });
});

describe('a provider that does not work', () => {
  test.each<[string, unknown, number]>([
    ['answers 500', '{}', 500],
    ['answers 429', '[]', 429],
    ['talks nonsense', '<html>', 200],
    ['answers something else', { error: 'no' }, 200],
  ])('%s: nothing is suggested', async (_, body, status) => {
    lay(body, status);
    const addresses = nominatim(`${base}/search`);
    expect(await suggestAddresses({ addresses }, question)).toEqual([]);
  });

  test('does not answer: nothing is suggested, and nobody waits long', async () => {
    answer = null;
    const timeOut = new AbortController();
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeOut.signal);
    const suggesting = suggestAddresses({ addresses: nominatim(`${base}/search`) }, question);
    await expect.poll(() => asked).toHaveLength(1);
    expect(patience.mock.calls).toEqual([[2500]]);
    timeOut.abort();
    expect(await suggesting).toEqual([]);
  });

  test('is not there', async () => {
    expect(await suggestAddresses({ addresses: nominatim('http://127.0.0.1:9/search') }, question)).toEqual(
      [],
    );
  });
});

describe('a provider is spared', () => {
  const counting = (work: () => Promise<typeof found>): AddressProvider & { calls: () => number } => {
    let calls = 0;
    return { calls: () => calls, suggest: () => ((calls += 1), work()) };
  };
  let now = new Date('2026-06-15T10:00:00Z');
  const later = (ms: number): void => void (now = new Date(now.getTime() + ms));
  const warnings: string[] = [];
  const log = { warn: (_: object, message: string) => void warnings.push(message) } as Pick<Log, 'warn'>;
  const deps = { now: () => now, log };

  test('the same question is asked once a day', async () => {
    const provider = counting(async () => found);
    const asking = considerate(provider, deps);
    await asking.suggest(question);
    expect(await asking.suggest({ ...question, query: 'BOXHAGENER STR. 1' })).toEqual(found);
    expect(provider.calls()).toBe(1);
    later(86_400_001);
    await asking.suggest(question);
    expect(provider.calls()).toBe(2);
  });

  test('where keeping is not allowed, nothing is kept', async () => {
    const provider = counting(async () => found);
    const asking = considerate(provider, deps, { keepMs: 0 });
    await asking.suggest(question);
    await asking.suggest(question);
    expect(provider.calls()).toBe(2);
  });

  test('paid services have a limit per day', async () => {
    const provider = counting(async () => found);
    const asking = considerate(provider, deps, { keepMs: 0, maxPerDay: 2 });
    await asking.suggest(question);
    await asking.suggest(question);
    for (let more = 0; more < 2; more += 1)
      await expect(asking.suggest(question)).rejects.toThrow('enough today');
    expect(provider.calls()).toBe(2);
    // Once a day is enough.
    expect(warnings.splice(0)).toEqual(['the provider of addresses was asked enough today']);
    later(86_400_001);
    await asking.suggest(question);
    expect(provider.calls()).toBe(3);
  });

  test('two identical requests share one answer, and more than a few are refused', async () => {
    const free: (() => void)[] = [];
    const provider = counting(() => new Promise((resolve) => free.push(() => resolve(found))));
    const asking = considerate(provider, deps, { maxConcurrent: 2 });
    const waiting = [
      asking.suggest(question),
      asking.suggest(question),
      asking.suggest({ ...question, query: 'b' }),
    ];
    await expect(asking.suggest({ ...question, query: 'c' })).rejects.toThrow('spared');
    expect(provider.calls()).toBe(2);
    free.forEach((go) => go());
    await Promise.all(waiting);
  });

  test('after a failure nobody asks for a while', async () => {
    const provider = counting(() => Promise.reject(new Error('down')));
    const asking = considerate(provider, deps);
    await expect(asking.suggest(question)).rejects.toThrow('down');
    await expect(asking.suggest(question)).rejects.toThrow('spared');
    expect(provider.calls()).toBe(1);
    expect(warnings).toEqual(['the provider of addresses failed and is left alone for a while']);
    later(20_001);
    await expect(asking.suggest(question)).rejects.toThrow('down');
  });

  test('no more is kept than was set', async () => {
    const provider = counting(async () => found);
    const asking = considerate(provider, deps, { maxKept: 1 });
    await asking.suggest(question);
    await asking.suggest({ ...question, query: 'b' });
    await asking.suggest(question);
    expect(provider.calls()).toBe(3);
  });
});

describe('what is suggested', () => {
  const addresses: AddressProvider = {
    suggest: async () => [...found, ...found, { street: null, postalCode: '10115', city: 'Berlin' }],
  };

  test('towns around Berlin come from the shop’s own table', async () => {
    const failing: AddressProvider = { suggest: () => Promise.reject(new Error('was asked')) };
    expect(
      await suggestAddresses({ addresses: failing }, { country: 'DE', query: '14467', kind: 'town' }),
    ).toEqual([{ street: null, postalCode: '14467', city: 'Potsdam' }]);
  });

  test('other towns come from the provider, without streets and each once', async () => {
    const towns = await suggestAddresses({ addresses }, { country: 'DE', query: 'Münch', kind: 'town' });
    expect(towns).toEqual([
      { street: null, postalCode: '10245', city: 'Berlin' },
      { street: null, postalCode: '10115', city: 'Berlin' },
    ]);
  });

  test('streets come from the provider alone, each once', async () => {
    expect(await suggestAddresses({ addresses }, question)).toEqual(found);
    expect(await suggestAddresses({ addresses: null }, question)).toEqual([]);
  });

  test('three letters of a street are not asked about', async () => {
    expect(await suggestAddresses({ addresses }, { ...question, query: ' Bo ' })).toEqual([]);
  });
});

test.each([
  [null, null, false],
  ['https://nominatim.example/search', null, true],
  [null, 'a-key', true],
])('settings select the provider: %s, %s', (geocoderUrl, googlePlacesKey, expected) => {
  expect(
    addressProviderOf(
      { geocoderUrl, googlePlacesKey },
      { now: () => new Date(), log: { warn: () => undefined } },
    ) !== null,
  ).toBe(expected);
});
