import { z } from 'zod';
import { consentSteps, signupSources, subscriptionStates } from '../domain/subscription.ts';

export const subscriptionState = z.enum(subscriptionStates);

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
        kind: z.enum(consentSteps),
        at: moment,
        ip: z.string().nullable(),
        source: z.enum(signupSources).nullable(),
        formVersion: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'NewsletterSubscription' });
