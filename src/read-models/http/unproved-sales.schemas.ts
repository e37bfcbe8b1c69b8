import { z } from 'zod';
import { provedExemptions } from '../../shared/orders/exemption-proof.ts';

export const unprovedSalesSchema = z
  .object({
    sales: z.array(
      z.object({
        orderNumber: z.string(),
        invoice: z.string(),
        exemption: z.enum(provedExemptions),
        country: z.string().meta({ description: 'ISO 3166-1, two capital letters.' }),
        leftOn: z.iso.date(),
        dueOn: z.iso.date(),
        netCents: z.int(),
        taxCents: z.int(),
      }),
    ),
  })
  .meta({ id: 'UnprovedSales' });
