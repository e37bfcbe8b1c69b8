import { useMemo, useSyncExternalStore } from 'react';
import { subscribeToLogin } from './session.ts';
import { storedUser } from './stored-login.ts';

/**
 * Name and e-mail address of who is logged in, for forms to begin with. Empty on the server, while hydrating, and as soon
 * as the login is over, in whichever tab it ended.
 */
export function useLoggedInPerson(): { readonly name: string; readonly email: string } {
  const shown = useSyncExternalStore(subscribeToLogin, personText, () => '');
  return useMemo(() => {
    const [name = '', email = ''] = shown.split('\n');
    return { name, email };
  }, [shown]);
}

/** As a text, which is equal as long as it says the same. Neither may contain a line break. */
function personText(): string {
  const { name = '', email_address: email = '' } = storedUser();
  return `${name}\n${email}`;
}
