import type { z } from 'zod';
import { askShop, type AskOptions, type ShopAnswer } from '../../asking/ask-shop.ts';
import type { tokenAnswerSchema } from '../../../modules/customers/http/customers.schemas.ts';
import { stored, tokenKey } from './session.ts';
import { forgetLogin } from './stored-login.ts';

/**
 * Calls the shop's REST interface as the logged-in customer (spec 6). An access token is valid for a quarter of an
 * hour; an expired one is exchanged for the next one, and the call repeated. If that is refused, the login is over, and
 * this browser forgets it: the answer is then 401.
 */
export async function askAsCustomer<T>(path: string, asked: AskOptions<T> = {}): Promise<ShopAnswer<T>> {
  const token = stored(tokenKey);
  const first = await call<T>(path, asked, token);
  if (first.ok || first.status !== 401) return first;
  const next = await nextToken(token);
  return next === null ? first : call<T>(path, asked, next);
}

function call<T>(path: string, asked: AskOptions<T>, token: string | null): Promise<ShopAnswer<T>> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  return askShop<T>(path, { ...asked, headers: { ...headers, ...asked.headers } });
}

/** The next access token, requested by one tab at a time; null: the login is over, or the shop cannot be reached. */
function nextToken(spent: string | null): Promise<string | null> {
  return alone('refresh-login', async () => {
    const token = stored(tokenKey);
    // Another tab has already renewed it.
    if (token !== spent && token !== null) return token;
    if (token === null) return null;
    const renewed = await askShop<z.output<typeof tokenAnswerSchema>>('/refresh-token', {
      send: {},
      like: { token: '' },
    });
    if (renewed.ok) {
      localStorage.setItem(tokenKey, renewed.value.token);
      return renewed.value.token;
    }
    if (renewed.status === 401) forgetLogin();
    return null;
  });
}

/** Runs a task in one tab of this browser at a time, if the browser supports it. */
export function alone<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  return locks === undefined ? task() : locks.request(name, task);
}
