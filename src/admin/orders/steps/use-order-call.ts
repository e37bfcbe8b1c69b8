import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callApi, reasonOf } from '../../data/api.ts';

/**
 * Performs an action on an order and shows the result.
 * @returns `call` with the part after the order's address; false if it was refused, which has been shown
 */
export function useOrderCall(id: string) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function send(path: string, body?: object): Promise<void> {
    setBusy(true);
    try {
      await callApi(`/orders/${encodeURIComponent(id)}${path}`, { method: 'POST', body: body ?? {} });
      await queries.invalidateQueries({ queryKey: ['orders'] });
      await queries.invalidateQueries({ queryKey: ['today'] });
    } finally {
      setBusy(false);
    }
  }
  async function call(path: string, body: object, done: string): Promise<boolean> {
    try {
      await send(path, body);
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      notify(reasonOf(error), { type: 'error' });
      return false;
    }
  }
  return { call, send, isBusy };
}
