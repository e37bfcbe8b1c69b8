import { z } from 'zod';
import { ecSaleKinds } from '../domain/tax-returns.ts';

const country = z.string().meta({ description: 'ISO 3166-1, two capital letters.' });

export const ossReturnSchema = z
  .object({
    sales: z.array(z.object({ country, percent: z.number(), netCents: z.int(), taxCents: z.int() })),
    corrections: z
      .array(z.object({ quarter: z.string(), country, taxCents: z.int() }))
      .meta({ description: 'Of the VAT of earlier quarters, by what was credited in this one.' }),
  })
  .meta({ id: 'OssReturn' });

export const ecSalesSchema = z
  .object({
    sales: z.array(
      z.object({
        vatId: z.string().nullable().meta({ description: 'Null: the invoice names none.' }),
        kind: z.enum(ecSaleKinds),
        euros: z.int(),
      }),
    ),
  })
  .meta({ id: 'EcSalesList' });
