import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { codeOf, reasonOf } from '../../data/api.ts';
import { callOnce } from '../../data/call-once.ts';

/** Whether the order has changed since its version was read. */
export function isPast(error: unknown): boolean {
  return codeOf(error) === 'seen-is-past';
}

/**
 * Performs an action on an order and shows the result.
 * @returns `send`, which sends along the version of the order that was seen, and throws if it was refused; `call` with the part after the order's address; false if it was refused, which has been shown
 */
export function useOrderCall(id: string) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function reload(): Promise<void> {
    await queries.invalidateQueries({ queryKey: ['orders'] });
    await queries.invalidateQueries({ queryKey: ['today'] });
  }
  async function send(path: string, body: object, seen?: number): Promise<void> {
    setBusy(true);
    const address = `/orders/${encodeURIComponent(id)}${path}`;
    try {
      await callOnce(address, body, seen === undefined ? {} : { 'if-match': `"${seen}"` });
      await reload();
    } catch (error) {
      if (isPast(error)) await reload();
      throw error;
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
