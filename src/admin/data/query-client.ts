import { QueryClient, type QueryKey, type SetDataOptions } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

type Write = (key: QueryKey, updater: unknown, options?: SetDataOptions) => unknown;

/** React-admin's key for one whole record: `[resource, 'getOne', { id }]`. */
const isOneRecord = (key: QueryKey): boolean => key[1] === 'getOne';

/** A refusal does not change on a retry, and without a connection people want to know at once. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 3 && error instanceof HttpError && error.status >= 500;

/**
 * Sends every call whether or not the browser thinks that it is online: by default a call would silently wait for a
 * connection, and a save would be sent later by itself.
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
