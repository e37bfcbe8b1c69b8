import type { ReactNode } from 'react';
import { Addresses } from './addresses.browser.tsx';
import { ConfirmEmail } from './confirm-email.browser.tsx';
import { ClaimOrder } from './mailed-links.browser.tsx';
import { MyData } from './my-data.browser.tsx';
import { Order } from './order.browser.tsx';
import { Orders } from './orders.browser.tsx';
import { Overview } from './overview.browser.tsx';
import { Profile } from './profile.browser.tsx';
import { Rentals } from './rentals.browser.tsx';
import type { AccountData } from './route.ts';
import { Security } from './security.browser.tsx';
import { StopEmail } from './stop-email.browser.tsx';

/** The part of the account that the address names. All of them are one file, loaded for who is logged in. */
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
