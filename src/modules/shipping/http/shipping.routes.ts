import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { toEuros } from '../../../shared/money/cents.ts';
import { messageOfNotSold } from '../../../shared/money/sale-kind.ts';
import { isImported } from '../../../shared/places/place-of.ts';
import type { Shipping } from '../application/create-shipping.ts';
import {
  shippingAnswerSchema,
  shippingRequestSchema,
  suggestionsQuestionSchema,
  suggestionsSchema,
} from './shipping.schemas.ts';

/** The id of a product, which is also the beginning of a cart line's id. */
const pieceOf = (id: string): string => id.split(':')[0] ?? id;

const refusals = { 400: refusalSchema, 404: refusalSchema, 422: refusalSchema };

/** The shipping calculator (spec 7), and help with typing an address. */
export function shippingRoutes(
  shipping: Pick<Shipping, 'quote' | 'placeProblem' | 'hasAssembly' | 'suggestAddresses'>,
): FastifyPluginCallbackZod {
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
        const { country, Useraddress, products, customerKind, vatId, billingAddress = null } = request.body;
        const destination = { country, postalCode: Useraddress.postalCode };
        const problem = shipping.placeProblem({ ...destination, city: Useraddress.city });
        if (problem !== null)
          return reply.refuse('no-such-place', [{ field: 'Useraddress.postalCode', code: problem }]);
        const quoted = await shipping.quote(
          destination,
          products.map(({ id, ...item }) => ({ ...item, pieceId: pieceOf(id) })),
          { customerKind, vatId, billing: billingAddress },
        );
        if (!quoted.ok && quoted.error.code === 'sale-on-request') {
          const { notSold } = quoted.error;
          const field =
            notSold.field === 'shipmentAdress.postalCode' ? 'Useraddress.postalCode' : notSold.field;
          return reply.refuse(quoted.error.code, [{ field, code: messageOfNotSold(notSold) }]);
        }
        if (!quoted.ok) {
          const isPlaceApart = 'isPlaceApart' in quoted.error && quoted.error.isPlaceApart === true;
          return reply.refuse(
            quoted.error.code,
            isPlaceApart ? [{ field: 'Useraddress.postalCode', code: 'place-on-request' }] : [],
          );
        }
        return {
          shippingCharge: toEuros(quoted.value.feeCents),
          deliveryWeeks: quoted.value.weeks,
          assembly: shipping.hasAssembly(destination),
          toTheKerb: quoted.value.toTheKerb,
          imported: isImported(destination),
          saved: toEuros(quoted.value.savedCents),
        };
      },
    );
    app.get(
      '/address-suggestions',
      {
        config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
        schema: {
          tags: ['checkout'],
          summary: 'Towns or streets that what was typed could be the beginning of',
          querystring: suggestionsQuestionSchema,
          response: { 200: suggestionsSchema, 400: refusalSchema },
        },
      },
      async (request, reply) => {
        // The same for everybody, but cached only by the browser, since what people type is their own business.
        void reply.header('cache-control', 'private, max-age=3600');
        return { suggestions: [...(await shipping.suggestAddresses(request.query))] };
      },
    );
    done();
  };
}
