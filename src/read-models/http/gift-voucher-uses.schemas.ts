import { z } from 'zod';

export const giftVoucherUseSchema = z
  .object({
    /** Null: an order that was never placed, or one that the law alone keeps. */
    order: z.string().nullable(),
    amountCents: z.int(),
    refundedCents: z.int(),
    takenAt: z.iso.datetime(),
    givenBackAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'GiftVoucherUse' });
