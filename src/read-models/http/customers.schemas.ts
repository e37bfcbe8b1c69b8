import { z } from 'zod';

const moment = z.iso.datetime();

export const customerSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    createdAt: moment,
    orders: z.int(),
    orderedCents: z.int(),
    lastOrderAt: moment.nullable(),
  })
  .meta({ id: 'CustomerForStaff' });
