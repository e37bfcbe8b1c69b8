import { z } from 'zod';

const id = 'sales-abroad' as const;
export const salesAbroadParams = z.object({ id: z.literal(id) });

const kindsSchema = z.object({
  'eu-consumer': z.boolean().meta({ description: 'Deliveries to consumers in the EU.' }),
  'eu-business': z.boolean().meta({
    description: 'Sales to businesses with a VAT ID of another member state of the EU.',
  }),
  'third-country': z.boolean().meta({
    description:
      'Deliveries to places that are no part of the EU for VAT, and rentals to those who live there.',
  }),
});
const version = z.int();
const year = z.int().min(2000).max(9999);
const cents = z.int().min(0).max(100_000_000);
/** Fields that are left out stay as they are. */
export const salesAbroadChanges = kindsSchema.partial().extend({
  isTaxedThere: z.boolean().optional(),
  distanceSales: z
    .array(z.object({ year, elsewhereCents: cents.nullable() }))
    .max(2)
    .optional(),
  version,
});
export const salesAbroadSchema = kindsSchema
  .extend({
    id: z.literal(id),
    isTaxedThere: z.boolean().meta({
      description: 'Whether distance sales are taxed where they go to, whatever they come to.',
    }),
    distanceSales: z
      .array(z.object({ year, shopCents: z.int(), elsewhereCents: cents }))
      .meta({ description: 'What they come to, net, in this year and the last.' }),
    version,
  })
  .meta({ id: 'SalesAbroad' });
