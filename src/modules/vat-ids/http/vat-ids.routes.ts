import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { vatIdAbroad } from '../../../shared/places/vat-id.ts';
import type { VatIds } from '../application/create-vat-ids.ts';
import { vatIdAnswerSchema, vatIdQuestionSchema } from './vat-ids.schemas.ts';

/**
 * What the checkout asks while a VAT ID is typed. No name, address or number of the consultation is told: the shop is no
 * way into the register.
 */
export function vatIdRoutes(vatIds: Pick<VatIds, 'confirm'>): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/vat-ids/check',
      {
        config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
        schema: {
          tags: ['checkout'],
          summary: 'Whether a VAT ID of another member state is valid today',
          description:
            'Asks VIES, the EU’s register; its answers are kept for the day. May take some seconds.',
          body: vatIdQuestionSchema,
          response: { 200: vatIdAnswerSchema, 400: refusalSchema, 429: refusalSchema },
        },
      },
      async (request) => {
        const abroad = vatIdAbroad(request.body.vatId);
        return { state: abroad === null ? ('not-asked' as const) : (await vatIds.confirm(abroad)).state };
      },
    );
    done();
  };
}
