import { QueryClient, type QueryKey, type SetDataOptions } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

type Write = (key: QueryKey, updater: unknown, options?: SetDataOptions) => unknown;

/** React-admin's name for one whole record: `[resource, 'getOne', { id }]`. */
const isOneRecord = (key: QueryKey): boolean => key[1] === 'getOne';

/** Asking again changes no refusal, and without a connection people want to know at once. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 3 && error instanceof HttpError && error.status >= 500;

/**
 * Sends every call whether or not the browser believes that there is a line: by default a call would wait in silence
 * for one, and a save would go out later by itself.
 *
 * Keeps what was read. React-admin lends the records of lists to forms until the whole record has come; ours are
 * shorter in lists, so a record begins only with the answer to its own call. What is there already may be changed.
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
