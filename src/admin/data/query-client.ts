import { QueryClient, type QueryKey, type SetDataOptions } from '@tanstack/react-query';

type Write = (key: QueryKey, updater: unknown, options?: SetDataOptions) => unknown;

/** React-admin's name for one whole record: `[resource, 'getOne', { id }]`. */
const isOneRecord = (key: QueryKey): boolean => key[1] === 'getOne';

/**
 * Keeps what was read. React-admin lends the records of lists to forms until the whole record has come; ours are
 * shorter in lists, so a record begins only with the answer to its own call. What is there already may be changed.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient();
  const write = client.setQueryData.bind(client) as Write;
  const guarded: Write = (key, updater, options) =>
    isOneRecord(key) && client.getQueryData(key) === undefined ? undefined : write(key, updater, options);
  client.setQueryData = guarded as QueryClient['setQueryData'];
  return client;
}
