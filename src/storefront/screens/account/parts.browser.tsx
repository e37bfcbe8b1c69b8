import { type ReactNode, useState } from 'react';
import { Addresses } from './addresses.browser.tsx';
import { ClaimOrder, ConfirmEmail, Problem, RefuseLink, tokenOfLink } from './mailed-links.browser.tsx';
import { MyData } from './my-data.browser.tsx';
import { Order } from './order.browser.tsx';
import { Orders, RentalList } from './orders.browser.tsx';
import { Overview } from './overview.browser.tsx';
import { Profile } from './profile.browser.tsx';
import type { AccountData } from './route.ts';
import { Security } from './security/security.browser.tsx';
import * as t from '#texts/account.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import type { AccountRentals } from '../../features/account/account-order.ts';
import { AskedView, useAsked } from '../../features/account/asked-view.browser.tsx';
import { to } from '../../to.ts';

/**
 * The part of the account that the address names. All of them are in one file, which is loaded only for logged-in
 * customers.
 */
export function Part({ view, orderNumber }: AccountData): ReactNode {
  switch (view) {
    case 'overview':
      return <Overview />;
    case 'orders':
      return <Orders />;
    case 'order':
      return <Order orderNumber={orderNumber ?? ''} />;
    case 'rentals':
      return <Rentals />;
    case 'profile':
      return <Profile />;
    case 'addresses':
      return <Addresses />;
    case 'security':
      return <Security />;
    case 'data':
      return <MyData />;
    case 'claim':
      return <ClaimOrder />;
    case 'confirm':
      return <ConfirmEmail />;
    case 'stop':
      return <StopEmail />;
  }
}

/** Current and past rentals, each with its end. */
export function Rentals() {
  const asked = useAsked<AccountRentals>('/account/rentals', { rentals: [] });
  return (
    <AskedView asked={asked}>
      {({ rentals }) =>
        rentals.length === 0 ? (
          <EmptyState title={t.noRentals}>
            <ButtonLink href={to('/verleih')} look="outline">
              {t.rentHint}
            </ButtonLink>
          </EmptyState>
        ) : (
          <RentalList rentals={rentals} />
        )
      }
    </AskedView>
  );
}

/** Stops a change of address that somebody else has asked for. */
export function StopEmail() {
  const [token] = useState(tokenOfLink);
  if (token === null) return <Problem text={t.noToken} path="/account/security" label={t.toAccount} />;
  return <RefuseLink token={token} text={null} label={t.stop} />;
}
