import { useSyncExternalStore } from 'react';

/** Being logged in is the presence of a stored token (spec 4.4). */
export const tokenKey = 'token';

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // If the browser stores nothing, nobody is logged in.
    return null;
  }
}

const news = ['storage', 'pageshow'] as const;

/** Another tab logged in or out, or the page comes back from the browser's page cache. */
function subscribe(listener: () => void): () => void {
  for (const event of news) addEventListener(event, listener);
  return () => {
    for (const event of news) removeEventListener(event, listener);
  };
}

/** False on the server and while hydrating, where no login is known. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => stored(tokenKey) !== null,
    () => false,
  );
}
