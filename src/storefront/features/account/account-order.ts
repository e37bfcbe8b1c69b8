import type { z } from 'zod';
import type { addressesSchema } from '../../../modules/customers/http/account.schemas.ts';
import type {
  listedOrdersSchema,
  listedRentalsSchema,
} from '../../../modules/ordering/http/account-orders.schemas.ts';

/** What an account shows, as the calls below /api/account return it. */
export type AccountOrders = z.output<typeof listedOrdersSchema>;
export type AccountOrder = AccountOrders['orders'][number];
export type AccountRentals = z.output<typeof listedRentalsSchema>;
export type AccountRental = AccountRentals['rentals'][number];
export type AccountAddresses = z.output<typeof addressesSchema>;
export type AccountAddress = AccountAddresses['addresses'][number];
