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

/** Another tab logged in or out, or the page comes back from the browser's page cache. */
export const newsOfLogin = ['storage', 'pageshow'] as const;

export function subscribeToLogin(listener: () => void): () => void {
  for (const event of newsOfLogin) addEventListener(event, listener);
  return () => {
    for (const event of newsOfLogin) removeEventListener(event, listener);
  };
}

/** False on the server and while hydrating, where no login is known. */
export function useLoggedIn(): boolean {
  return useSyncExternalStore(
    subscribeToLogin,
    () => stored(tokenKey) !== null,
    () => false,
  );
}
