import type { DataProvider, RaRecord } from 'react-admin';
import { callApi } from './api.ts';
import { changedFields } from './changed-fields.ts';

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

/**
 * The back office's REST interface for react-admin. A change sends only the changed fields and the `version` that was
 * read, so that the server notices concurrent changes.
 */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => readPage(resource, params),
  getOne: async (resource, { id, signal }) => ({
    data: await callApi(at(resource, id as string), signal === undefined ? {} : { signal }),
  }),
  getMany: async (resource, { ids }) => ({
    data: await Promise.all((ids as string[]).map((id) => callApi<never>(at(resource, id)))),
  }),
  getManyReference: (resource, { target, id, filter, ...params }) =>
    readPage(resource, { ...params, filter: { ...(filter as object), [target]: id } }),
  create: async (resource, { data }) => ({
    data: await callApi(at(resource), { method: 'POST', body: data }),
  }),
  update: async (resource, { id, data, previousData }) => ({
    data: await callApi(at(resource, id as string), {
      method: 'PATCH',
      body: changedFields(
        data as Record<string, unknown>,
        previousData as Record<string, unknown> | undefined,
      ),
    }),
  }),
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
