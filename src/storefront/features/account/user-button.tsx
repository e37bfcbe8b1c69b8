import { lazy, Suspense } from 'react';
import { loadablePart } from '../../loadable-part.tsx';
import * as t from '#texts/login.ts';
import { Person } from '../../components/controls/icons.tsx';
import { to } from '../../to.ts';
import { useLoggedIn } from './session.ts';

const UserDetails = lazy(
  loadablePart(
    async () => ({ default: (await import('./user-details.browser.tsx')).UserDetails }),
    ToAccount,
  ),
);

/** The account's own page contains everything that the popup does. */
function ToAccount({ look }: { readonly look: string }) {
  return (
    <a href={to('/account')} aria-label={t.toAccount} className={look}>
      <Person />
    </a>
  );
}

/** The user icon: leads to the login, or to the logged-in customer's details (spec 2.2). */
export function UserButton() {
  const look = 'grid size-11 place-items-center';
  const toLogin = (
    <a href={to('/login')} aria-label={t.logIn} className={look}>
      <Person />
    </a>
  );
  return useLoggedIn() ? (
    <Suspense fallback={toLogin}>
      <UserDetails look={look} />
    </Suspense>
  ) : (
    toLogin
  );
}
