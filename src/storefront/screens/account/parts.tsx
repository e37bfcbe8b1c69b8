import type { ReactNode } from 'react';
import { Addresses } from './addresses.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { ClaimOrder } from './mailed-links.tsx';
import { MyData } from './my-data.tsx';
import { Order } from './order.tsx';
import { Orders } from './orders.tsx';
import { Overview } from './overview.tsx';
import { Profile } from './profile.tsx';
import { Rentals } from './rentals.tsx';
import type { AccountData } from './route.ts';
import { Security } from './security.tsx';
import { StopEmail } from './stop-email.tsx';

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
