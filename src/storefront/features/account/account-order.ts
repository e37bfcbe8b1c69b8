import type { z } from 'zod';
import type { addressSchema } from '../../../modules/customers/http/account.schemas.ts';
import type {
  listedOrdersSchema,
  listedRentalsSchema,
} from '../../../modules/ordering/http/account-orders.schemas.ts';

/** What an account shows, as the calls below /api/account return it. */
export type AccountOrder = z.output<typeof listedOrdersSchema>['orders'][number];
export type AccountRental = z.output<typeof listedRentalsSchema>['rentals'][number];
export type AccountAddress = z.output<typeof addressSchema>;
