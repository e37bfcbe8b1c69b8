import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import type { declarationForStaffSchema } from '../../modules/declarations/http/admin-declarations.schemas.ts';
import type {
  orderForStaffSchema,
  orderSummarySchema,
} from '../../modules/ordering/http/admin-orders.schemas.ts';

export type OrderRow = z.output<typeof orderSummarySchema> & RaRecord<string>;
export type Order = z.output<typeof orderForStaffSchema> & RaRecord<string>;
export type Declaration = z.output<typeof declarationForStaffSchema> & RaRecord<string>;
