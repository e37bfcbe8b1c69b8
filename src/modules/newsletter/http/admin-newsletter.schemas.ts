import { z } from 'zod';

export const subscriptionState = z.enum(['pending', 'active', 'ended']);

const moment = z.iso.datetime();

export const subscriptionSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  state: subscriptionState,
  requestedAt: moment,
  confirmedAt: moment.nullable(),
  endedAt: moment.nullable(),
});

export const subscriptionWithProofSchema = subscriptionSchema
  .extend({
    /** The proof of consent (§ 7 UWG, Art. 7 GDPR), oldest first. */
    events: z.array(
      z.object({
        kind: z.enum(['requested', 'confirmed', 'unsubscribed']),
        at: moment,
        ip: z.string().nullable(),
        source: z.enum(['form', 'checkout']).nullable(),
        formVersion: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'NewsletterSubscription' });
