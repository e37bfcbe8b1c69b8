import { QueryClient, type QueryKey, type SetDataOptions } from '@tanstack/react-query';
import { type DataProvider, type RaRecord, HttpError } from 'react-admin';
import { callApi } from './api.ts';
import { callOnce } from './call-once.ts';
import { based } from './merge.ts';

interface Page<T> {
  readonly items: T[];
  readonly total: number;
}

/** Filters in the format of the interface: empty ones are left out, lists are joined with commas. */
function searchOf(values: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === '') continue;
    const text = Array.isArray(value) ? value.join(',') : `${value as string | number | boolean}`;
    if (text !== '') search.set(name, text);
  }
  return search.toString();
}

const at = (resource: string, id?: string | number): string =>
  `/${resource}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;

async function readPage<T extends RaRecord>(
  resource: string,
  params: {
    readonly pagination?: { page: number; perPage: number } | undefined;
    readonly sort?: { field: string; order: string } | undefined;
    readonly filter?: unknown;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<{ data: T[]; total: number }> {
  const { pagination = { page: 1, perPage: 25 }, sort, filter, signal } = params;
  const search = searchOf({
    ...(filter as object),
    page: pagination.page,
    perPage: pagination.perPage,
    sort: sort?.field,
    order: sort?.order,
  });
  const page = await callApi<Page<T>>(`${at(resource)}?${search}`, signal === undefined ? {} : { signal });
  return { data: page.items, total: page.total };
}

/** The most records that the interface gives at once. */
const maxConcurrent = 100;

/** Asks for a whole list, however many pages that takes. */
export const wholeList = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

async function readList<T extends RaRecord>(
  resource: string,
  params: Parameters<typeof readPage>[1],
): Promise<{ data: T[]; total: number }> {
  if ((params.pagination?.perPage ?? 0) <= maxConcurrent) return readPage<T>(resource, params);
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await readPage<T>(resource, {
      ...params,
      pagination: { page, perPage: maxConcurrent },
    });
    all.push(...data);
    if (data.length < maxConcurrent) return { data: all, total };
  }
}

/**
 * The back office's REST interface for react-admin. A change sends only the changed fields and the `version` that was
 * read, so that the server notices concurrent changes.
 */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => readList(resource, params),
  getOne: async (resource, { id, signal }) => ({
    data: await callApi(at(resource, id as string), signal === undefined ? {} : { signal }),
  }),
  getMany: async (resource, { ids }) => ({
    data: await Promise.all((ids as string[]).map((id) => callApi<never>(at(resource, id)))),
  }),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    readPage(resource, { ...params, filter: { ...(filter as object), [target]: id } }),
  create: async (resource, { data }) => ({
    data: await callOnce(at(resource), data as object),
  }),
  update: async (resource, { id, data, previousData }) => {
    const saved = based(data as Record<string, unknown>, previousData as Record<string, unknown> | undefined);
    const body = changedFields(saved.data, saved.base);
    return { data: await callApi(at(resource, id as string), { method: 'PATCH', body }) };
  },
  updateMany: async (resource, { ids, data }) => {
    for (const id of ids) await callApi(at(resource, id), { method: 'PATCH', body: data as object });
    return { data: ids };
  },
  delete: async (resource, { id, previousData }) => {
    await callApi(at(resource, id as string), { method: 'DELETE' });
    return { data: previousData as never };
  },
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) await callApi(at(resource, id), { method: 'DELETE' });
    return { data: ids };
  },
};

type Write = (key: QueryKey, updater: unknown, options?: SetDataOptions) => unknown;

/** React-admin's key for one whole record: `[resource, 'getOne', { id }]`. */
const isOneRecord = (key: QueryKey): boolean => key[1] === 'getOne';

/** A refusal does not change on a retry, and without a connection people want to know at once. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 3 && error instanceof HttpError && error.status >= 500;

/**
 * Sends every call whether or not the browser thinks that it is online: by default a call would silently wait for a
 * connection, and a save would be sent automatically later.
 *
 * Keeps data that was read. React-admin gives forms the records of lists until the whole record has arrived. Our list
 * records have fewer fields, so a record begins only with the answer to its own call. Data that is already there may be
 * changed.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, retry: isWorthRetrying },
      mutations: { networkMode: 'always' },
    },
  });
  const write = client.setQueryData.bind(client) as Write;
  const guarded: Write = (key, updater, options) =>
    isOneRecord(key) && client.getQueryData(key) === undefined ? undefined : write(key, updater, options);
  client.setQueryData = guarded as QueryClient['setQueryData'];
  return client;
}

/** The fields that differ from the version that was read, and always its `version`. */
export function changedFields(
  data: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  if (before === undefined) return { ...data };
  const changed = Object.entries(data).filter(
    ([name, value]) => name !== 'version' && JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  const { version } = before;
  return { ...Object.fromEntries(changed), ...(version === undefined ? {} : { version }) };
}
