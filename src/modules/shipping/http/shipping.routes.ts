import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { toEuros } from '../../../shared/cents.ts';
import type { Shipping } from '../application/create-shipping.ts';
import { shippingAnswerSchema, shippingRequestSchema } from './shipping.schemas.ts';

const refusals = { 400: refusalSchema, 404: refusalSchema, 422: refusalSchema };

/** The shipping calculator (spec 7). */
export function shippingRoutes(shipping: Pick<Shipping, 'quote'>): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/getShippingCharges',
      {
        schema: {
          tags: ['checkout'],
          summary: 'What a delivery would cost',
          body: shippingRequestSchema,
          response: { 200: shippingAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { country, Useraddress, products } = request.body;
        const quoted = await shipping.quote(
          { country, postalCode: Useraddress.postalCode },
          products.map(({ id }) => id.split(':')[0] ?? id),
        );
        if (!quoted.ok) return reply.refuse(quoted.error.code);
        return { shippingCharge: toEuros(quoted.value) };
      },
    );
    done();
  };
}
