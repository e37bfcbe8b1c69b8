import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import type { declarationForStaffSchema } from '../../modules/declarations/http/admin-declarations.schemas.ts';
import type { orderForStaffSchema } from '../../modules/ordering/http/admin-orders.schemas.ts';
import type { orderSummarySchema } from '../../read-models/http/order-list.schemas.ts';

export type OrderRow = z.output<typeof orderSummarySchema> & RaRecord<string>;
export type Order = z.output<typeof orderForStaffSchema> & RaRecord<string>;
export type Declaration = z.output<typeof declarationForStaffSchema> & RaRecord<string>;
