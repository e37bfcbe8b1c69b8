import { z } from 'zod';
import { providerNames } from '../../../shared/orders/payment-vocabulary.ts';
import { checkStates, providerChecks } from '../domain/provider-check.ts';

export const providerChecksSchema = z
  .object({
    /** When the providers were asked; null: no real provider has keys. */
    at: z.iso.datetime().nullable(),
    findings: z.array(
      z.object({
        provider: z.enum(providerNames),
        check: z.enum(providerChecks),
        state: z.enum(checkStates).meta({
          description: '`unknown`: the provider does not say, or the shop’s key may not ask.',
        }),
        names: z.array(z.string()).meta({
          description: 'In the provider’s words: missing events, the domain, the name on statements.',
        }),
      }),
    ),
  })
  .meta({ id: 'ProviderChecks' });
