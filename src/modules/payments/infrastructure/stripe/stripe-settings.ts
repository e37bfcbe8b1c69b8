import type Stripe from 'stripe';
import { z } from 'zod';
import { checked, type SeenCheck } from '../../domain/provider-check.ts';

/** The fields that are read; see `stripe-answers.ts`. */
const accountSchema = z.object({
  object: z.literal('account'),
  charges_enabled: z.boolean().optional(),
  payouts_enabled: z.boolean().optional(),
  settings: z
    .object({
      card_payments: z.object({ statement_descriptor_prefix: z.string().nullish() }).optional(),
      payments: z.object({ statement_descriptor: z.string().nullish() }).optional(),
    })
    .nullish(),
});
const statusSchema = z.object({ status: z.string() });
const domainSchema = z.object({
  domain_name: z.string(),
  enabled: z.boolean(),
  apple_pay: statusSchema,
  google_pay: statusSchema,
});
/** Left out where the account cannot have the method. */
const methodSchema = z.object({ available: z.boolean() }).optional();
const methodsSchema = z.object({
  active: z.boolean(),
  is_default: z.boolean(),
  card: methodSchema,
  klarna: methodSchema,
  apple_pay: methodSchema,
  google_pay: methodSchema,
});
type Methods = z.output<typeof methodsSchema>;

/** A group of checks that are answered by one request, and what they are called if it is refused. */
export interface StripeCheck {
  readonly checks: readonly SeenCheck['check'][];
  readonly ask: () => Promise<readonly SeenCheck[]>;
}

/** What the account at Stripe is set up for, as far as the shop relies on it. */
export function stripeSettings(stripe: Stripe, host: string, takesKlarna: boolean): readonly StripeCheck[] {
  return [
    {
      checks: ['account', 'statement'],
      ask: async () => seenAccount(await stripe.accounts.retrieveCurrent()),
    },
    {
      checks: ['cards', ...(takesKlarna ? (['klarna'] as const) : [])],
      ask: async () => {
        const methods = await methodsOf(stripe);
        return [
          checked('cards', methods?.card?.available === true),
          ...(takesKlarna ? [checked('klarna', methods?.klarna?.available === true)] : []),
        ];
      },
    },
    { checks: ['domain', 'apple-pay', 'google-pay'], ask: () => walletsAt(stripe, host) },
  ];
}

function seenAccount(answer: unknown): SeenCheck[] {
  const { charges_enabled: takes, payouts_enabled: pays, settings } = accountSchema.parse(answer);
  const prefix = settings?.card_payments?.statement_descriptor_prefix;
  const name = prefix ?? settings?.payments?.statement_descriptor ?? '';
  return [
    checked('account', takes === true && pays === true, [
      ...(takes === true ? [] : ['charges_enabled']),
      ...(pays === true ? [] : ['payouts_enabled']),
    ]),
    checked('statement', name !== '', name === '' ? [] : [name]),
  ];
}

/** The methods of the account's own default, which payments without a configuration have. */
async function methodsOf(stripe: Stripe): Promise<Methods | null> {
  const listed = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  return (
    listed.data
      .map((one) => methodsSchema.parse(one))
      .find(({ is_default: isDefault, active }) => isDefault && active) ?? null
  );
}

/** Wallets are shown on registered domains alone, and if they are switched on. */
async function walletsAt(stripe: Stripe, host: string): Promise<SeenCheck[]> {
  const listed = await stripe.paymentMethodDomains.list({ domain_name: host, limit: 100 });
  const domain = listed.data
    .map((one) => domainSchema.parse(one))
    .find(({ domain_name: name }) => name === host);
  if (domain?.enabled !== true) return [checked('domain', false, [host])];
  const methods = await methodsOf(stripe);
  const isShown = (wallet: 'apple_pay' | 'google_pay'): boolean =>
    domain[wallet].status === 'active' && methods?.[wallet]?.available === true;
  return [
    checked('domain', true, [host]),
    checked('apple-pay', isShown('apple_pay'), [host]),
    checked('google-pay', isShown('google_pay'), [host]),
  ];
}
