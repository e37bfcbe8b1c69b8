import { useEffect } from 'react';
import * as t from '#texts/login.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { Person } from '../../components/controls/icons.tsx';
import { to } from '../../to.ts';
import { logOut } from './log-out.browser.ts';
import { storedUser } from './stored-login.ts';

/** Started here, since a page loads this only if somebody is logged in. */
function followWishlist(): () => void {
  let stop: (() => void) | null = null;
  let isWanted = true;
  import('../wishlist/account-wishlist.browser.ts').then(
    ({ followAccountWishlist }) => {
      if (isWanted) stop = followAccountWishlist();
    },
    // The next page tries again.
    () => undefined,
  );
  return () => {
    isWanted = false;
    stop?.();
  };
}

/** The popup 'Benutzerdetails' of the logged-in customer, opened by the user icon (spec 2.2). */
export function UserDetails({ look }: { readonly look: string }) {
  useEffect(followWishlist, []);
  const { name, email_address: email, phone_number: phone } = storedUser();
  const facts = [
    { label: t.name, value: name },
    { label: t.email, value: email },
    { label: t.phone, value: phone },
  ].filter(({ value }) => value !== undefined && value !== '');
  return (
    <>
      <button type="button" popoverTarget="user-details" aria-label={t.userDetails} className={look}>
        <Person />
      </button>
      <div
        id="user-details"
        popover="auto"
        role="dialog"
        aria-labelledby="user-details-title"
        className="dropdown dropdown-end w-80 p-5"
      >
        <h2 id="user-details-title" className="text-2xl">
          {t.userDetails}
        </h2>
        <dl className="mt-3 space-y-2">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink href={to('/account')} className="mt-5 w-full">
          {t.toAccount}
        </ButtonLink>
        <Button look="outline" onClick={() => void logOut()} className="mt-3 w-full">
          {t.logOut}
        </Button>
      </div>
    </>
  );
}
