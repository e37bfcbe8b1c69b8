import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import type { Payments } from '../application/create-payments.ts';
import { providerChecksSchema } from './provider-checks.schemas.ts';

const access = { access: 'settings:write' } as const;

type Answer = z.input<typeof providerChecksSchema>;

/** Whether the shop's accounts at Stripe and PayPal are set up as it needs them. */
export function providerChecksRoutes(
  payments: Pick<Payments, 'providerFindings'>,
  { publicUrl, hasProviders }: { readonly publicUrl: string; readonly hasProviders: boolean },
): FastifyPluginCallbackZod {
  const look = async (isFresh: boolean): Promise<Answer> => {
    if (!hasProviders) return { at: null, findings: [] };
    const { at, findings } = await payments.providerFindings(publicUrl, isFresh);
    return {
      at: at.toISOString(),
      findings: findings.map(({ names, ...finding }) => ({ ...finding, names: [...names] })),
    };
  };
  return (app, _options, done) => {
    const response = { 200: providerChecksSchema, ...adminRefusals };
    app.get(
      '/provider-checks',
      {
        config: access,
        schema: { summary: 'What is to be set up at Stripe and PayPal, as found last', response },
      },
      () => look(false),
    );
    app.post(
      '/provider-checks',
      {
        config: access,
        schema: { summary: 'Ask Stripe and PayPal again', body: z.object({}).optional(), response },
      },
      () => look(true),
    );
    done();
  };
}
