import { z } from 'zod';
import { accountKinds, providerDifferences, providerNames } from '../../shared/orders/payment-vocabulary.ts';

const kind = z.enum(accountKinds);
const provider = z.enum(providerNames);

export const accountFilters = {
  kind: kind.optional(),
  provider: provider.optional(),
  /** The first day, and the last. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Only what does not fit. */
  differs: z.stringbool().optional(),
};

const cents = z.int().nullable();

export const accountLineSchema = z
  .object({
    id: z.string(),
    kind,
    provider,
    orderNumber: z.string().nullable(),
    at: z.iso.datetime(),
    amountCents: cents.meta({ description: 'By the shop’s books.' }),
    refundedCents: cents.meta({ description: 'By the shop’s books.' }),
    bookedCents: cents.meta({ description: 'By the provider’s; of a payout, what its lines add up to.' }),
    bookedRefundCents: cents,
    disputedCents: z.int(),
    lostCents: z.int().meta({ description: 'Lost in disputes for good.' }),
    feeCents: cents,
    netCents: cents,
    payoutId: z.string().nullable(),
    paidOutOn: z.iso.date().nullable(),
    differences: z.array(z.enum(providerDifferences)),
  })
  .meta({ id: 'ProviderAccountLine' });
