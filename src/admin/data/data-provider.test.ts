import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient, changedFields, dataProvider, wholeList } from './data-provider.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

const page = ['page-texts', 'getOne', { id: 'versand.de', meta: undefined }];
const row = { id: 'versand.de', title: 'Versand' };
const whole = { ...row, versions: [1] };

test('a record of a list is never taken for the whole one', () => {
  const client = createQueryClient();
  client.setQueryData(page, (known: unknown) => known ?? row);
  expect(client.getQueryData(page)).toBeUndefined();
});

test('a complete record is kept, and updated by what was saved', async () => {
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: page, queryFn: () => whole });
  client.setQueryData(page, (known: unknown) => known ?? row);
  expect(client.getQueryData(page)).toEqual(whole);
  client.setQueryData(page, { ...whole, title: 'Lieferung' });
  expect(client.getQueryData(page)).toMatchObject({ title: 'Lieferung', versions: [1] });
});

test('other data is kept as usual', () => {
  const client = createQueryClient();
  client.setQueryData(['imports', '7'], { id: '7' });
  expect(client.getQueryData(['imports', '7'])).toEqual({ id: '7' });
});

test('a save without a connection fails at once, and is not sent automatically later', async () => {
  const client = createQueryClient();
  client.mount();
  onlineManager.setOnline(false);
  let calls = 0;
  const save = new MutationObserver(client, {
    mutationFn: () => {
      calls += 1;
      return Promise.reject(new HttpError('Keine Verbindung', 0));
    },
  });
  await expect(save.mutate()).rejects.toThrow('Keine Verbindung');
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(calls).toBe(1);
  client.unmount();
});

test.each([
  ['without a line', 0, 1],
  ['what is refused', 403, 1],
  ['what the server stumbles over', 500, 2],
] as const)('%s is read so often: %i', async (_name, status, calls) => {
  const client = createQueryClient();
  onlineManager.setOnline(status !== 0);
  let made = 0;
  const read = client.fetchQuery({
    queryKey: ['today'],
    retryDelay: 0,
    queryFn: () => {
      made += 1;
      return made === calls && status === 500 ? 'read' : Promise.reject(new HttpError('no', status));
    },
  });
  await (status === 500 ? expect(read).resolves.toBe('read') : expect(read).rejects.toThrow('no'));
  expect(made).toBe(calls);
});

const read = { id: 'a', title: 'Sofa', sizes: { widthMm: 900 }, tags: ['rot'], version: 7 };

test.each([
  ['nothing changed', {}, {}],
  ['a text', { title: 'Sessel' }, { title: 'Sessel' }],
  ['something inside', { sizes: { widthMm: 800 } }, { sizes: { widthMm: 800 } }],
  ['a list', { tags: ['rot', 'blau'] }, { tags: ['rot', 'blau'] }],
  ['emptied', { title: null }, { title: null }],
])('%s: only that is sent, and the version that was read', (_, change, sent) => {
  expect(changedFields({ ...read, ...change }, read)).toEqual({ ...sent, version: 7 });
});

test('a version in the form itself cannot hide that somebody else was faster', () => {
  expect(changedFields({ ...read, version: 9 }, read)).toEqual({ version: 7 });
});

test('without the version that was read, everything is sent', () => {
  expect(changedFields({ title: 'Sofa' }, undefined)).toEqual({ title: 'Sofa' });
});

test.each([0, 1, 99, 100, 101, 250])(
  'a whole list of %i records is read, in pages of a hundred',
  async (total) => {
    const fetched = vi.fn((address: string) => {
      const search = new URL(address, 'https://shop.example').searchParams;
      const [page, perPage] = [Number(search.get('page')), Number(search.get('perPage'))];
      expect(perPage).toBeLessThanOrEqual(100);
      const items = Array.from({ length: total }, (_, id) => ({ id })).slice(
        (page - 1) * perPage,
        page * perPage,
      );
      return Promise.resolve(new Response(JSON.stringify({ items, total })));
    });
    vi.stubGlobal('fetch', fetched);
    const sort = { field: 'name', order: 'ASC' } as const;
    const read = await dataProvider.getList('categories', { pagination: wholeList, sort, filter: {} });
    expect(read.data.map(({ id }) => id as number)).toEqual(Array.from({ length: total }, (_, id) => id));
    expect(read.total).toBe(total);
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(total / 100 + 1);
  },
);
