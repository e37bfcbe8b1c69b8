import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { compressionOf } from './compression.ts';
import { CachedPage, lastingMs, PageCache } from './page-cache.ts';

const html = `<!doctype html><title>Sideboard</title>${'<p>Teak, 1962, 1.250,00 €</p>'.repeat(200)}`;
const aPage = (expires = new Date('2099-01-01')) =>
  new CachedPage({ status: 200, html, headers: { 'x-from': 'test' }, expires });

async function serve(listener: RequestListener, use: (address: string) => Promise<void>): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

describe.each(['br', 'gzip'])('a page sent as %s', (encoding) => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is the same when it has lasted and been compressed better, only smaller', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const thorough = vi.spyOn(compressionOf(encoding)!, 'thorough');
    const page = aPage();
    await serve(
      (request, response) => page.send(request, response),
      async (address) => {
        const ask = () => fetch(address, { headers: { 'accept-encoding': encoding } });
        const first = await ask();
        expect(first.headers.get('content-encoding')).toBe(encoding);
        expect(await first.text()).toBe(html);
        const size = Number(first.headers.get('content-length'));
        vi.advanceTimersByTime(lastingMs - 1);
        await ask();
        expect(thorough, 'a page that may be renewed in a moment is not worth it').not.toHaveBeenCalled();
        vi.advanceTimersByTime(1);
        await expect.poll(async () => Number((await ask()).headers.get('content-length'))).toBeLessThan(size);
        const later = await ask();
        expect(await later.text()).toBe(html);
        expect(later.headers.get('etag')).toBe(first.headers.get('etag'));
        expect(later.headers.get('x-from')).toBe('test');
      },
    );
  });
});

test('a page is the same in every way of sending it, in whatever order they are asked for', async () => {
  for (const order of [
    ['', 'br', 'gzip', ''],
    ['gzip', '', 'br'],
    ['br', 'br', 'gzip', '', 'br'],
  ]) {
    const page = aPage();
    await serve(
      (request, response) => page.send(request, response),
      async (address) => {
        for (const encoding of order) {
          const answer = await fetch(address, { headers: { 'accept-encoding': encoding || 'identity' } });
          expect(answer.headers.get('content-encoding') ?? '', order.join()).toBe(encoding);
          expect(await answer.text(), order.join()).toBe(html);
        }
      },
    );
  }
});

test('a page is sent in no way that its reader has ruled out', async () => {
  const page = aPage();
  await serve(
    (request, response) => page.send(request, response),
    async (address) => {
      for (const [accepted, encoding] of [
        ['br;q=0, gzip', 'gzip'],
        ['br;q=0, gzip;q=0', null],
        ['gzip;q=1, br;q=0.1', 'gzip'],
        ['*', 'br'],
      ] as const) {
        const answer = await fetch(address, { headers: { 'accept-encoding': accepted } });
        expect(answer.headers.get('content-encoding'), accepted).toBe(encoding);
        expect(await answer.text(), accepted).toBe(html);
      }
    },
  );
});

test('a page that the browser still has is not sent again', async () => {
  const page = aPage();
  await serve(
    (request, response) => page.send(request, response),
    async (address) => {
      const { headers } = await fetch(address);
      const tag = headers.get('etag') ?? '';
      // Proxies that compress again weaken it.
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await fetch(address, { headers: { 'if-none-match': known } });
        expect(again.status, known).toBe(304);
        expect(await again.text()).toBe('');
      }
      const other = await fetch(address, { headers: { 'if-none-match': '"other"' } });
      expect(await other.text()).toBe(html);
    },
  );
});

const kept = (page: CachedPage) => ({ page, round: 0, making: null });

test('a page is kept until it expires, or everything is forgotten', () => {
  const cache = new PageCache();
  const page = kept(aPage(new Date(1_000)));
  cache.put('/', page, cache.generation);
  expect(cache.get('/', 999)).toBe(page);
  expect(cache.get('/', 1_000)).toBeUndefined();
  const { generation } = cache;
  cache.put('/', page, generation);
  cache.clear();
  expect(cache.get('/', 0)).toBeUndefined();
  cache.put('/', page, generation);
  expect(cache.get('/', 0), 'begun before everything was forgotten').toBeUndefined();
});

test('pages that show a piece go with it, others stay, and the room is free again', () => {
  const cache = new PageCache(4_000);
  const showing = (...ids: string[]) =>
    kept(
      new CachedPage({
        status: 200,
        // Three tenths of two lengths that follow each other are no whole number.
        html: html + ' '.repeat(ids.length),
        headers: {},
        expires: new Date('2099-01-01'),
        shows: new Set(ids),
      }),
    );
  cache.put('/a', showing('chair'), cache.generation);
  cache.put('/b', showing('chair', 'table'), cache.generation);
  expect(cache.figures.bytes % 1, 'in whole bytes').toBe(0);
  cache.dropShowing(['table', 'unknown']);
  expect([cache.get('/a', 0) !== undefined, cache.get('/b', 0) !== undefined]).toEqual([true, false]);
  cache.put('/a', showing('lamp'), cache.generation);
  cache.dropShowing(['chair']);
  expect(cache.get('/a', 0), 'shows the chair no longer').toBeDefined();
  cache.dropShowing(['lamp']);
  expect(cache.figures).toMatchObject({ pages: 0, bytes: 0 });
});

test('a page with a notice is the same but for that, has a tag of its own, and is kept by nobody', async () => {
  const document = html.replace('<p>', '</head><body><p>');
  const page = new CachedPage({
    status: 200,
    html: document,
    headers: { 'x-from': 'test' },
    expires: new Date(0),
  });
  const noticed = page.withNotice('<aside>$& veraltet</aside>');
  expect(page.withNotice('<aside>$& veraltet</aside>')).toBe(noticed);
  await serve(
    (request, response) => (request.url === '/?away' ? noticed : page).send(request, response),
    async (address) => {
      const usual = await fetch(address);
      const away = await fetch(`${address}?away`, {
        headers: { 'if-none-match': usual.headers.get('etag') ?? '' },
      });
      expect([usual.headers.get('cache-control'), away.headers.get('cache-control')]).toEqual([
        'no-cache',
        'no-store',
      ]);
      expect([away.status, away.headers.get('x-from')]).toEqual([200, 'test']);
      expect(await away.text()).toBe(document.replace('<body>', () => '<body><aside>$& veraltet</aside>'));
      expect(await usual.text()).toBe(document);
    },
  );
});

test('what has expired is found only by those who cannot have anything newer', () => {
  const cache = new PageCache();
  const page = aPage(new Date(1_000));
  cache.put('/', { page, round: 0, making: null }, cache.generation);
  expect(cache.get('/', null)?.page).toBe(page);
  expect(cache.get('/', 999)?.page).toBe(page);
  expect(cache.get('/', 1_000)).toBeUndefined();
  expect(cache.get('/', null)).toBeUndefined();
});
