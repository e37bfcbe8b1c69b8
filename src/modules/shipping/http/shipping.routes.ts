import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { languageOfRequest } from '../../../platform/http/asked-language.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { toEuros } from '../../../shared/money/cents.ts';
import type { Shipping } from '../application/create-shipping.ts';
import {
  priceRequestAnswerSchema,
  priceRequestSchema,
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
  shipping: Pick<
    Shipping,
    'quote' | 'placeProblem' | 'deliveryWeeks' | 'hasAssembly' | 'suggestAddresses' | 'requestPrice'
  >,
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
        const { country, Useraddress, products } = request.body;
        const destination = { country, postalCode: Useraddress.postalCode };
        const problem = shipping.placeProblem({ ...destination, city: Useraddress.city });
        if (problem !== null)
          return reply.refuse('no-such-place', [{ field: 'Useraddress.postalCode', code: problem }]);
        const quoted = await shipping.quote(
          destination,
          products.map(({ id, quantity }) => ({ pieceId: pieceOf(id), quantity })),
        );
        if (!quoted.ok) return reply.refuse(quoted.error.code);
        return {
          shippingCharge: toEuros(quoted.value.feeCents),
          deliveryWeeks: shipping.deliveryWeeks(destination),
          assembly: shipping.hasAssembly(destination),
          toTheKerb: quoted.value.toTheKerb,
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
    app.post(
      '/shipping-request',
      {
        config: { rateLimit: { max: 20, timeWindow: '1 hour' } },
        schema: {
          tags: ['checkout'],
          summary: 'Ask what a delivery costs to where there are no rates',
          body: priceRequestSchema,
          response: { 200: priceRequestAnswerSchema, ...refusals, 429: refusalSchema },
        },
      },
      async (request, reply) => {
        const pieces = request.body.pieces.map(({ id, quantity }) => ({ id: pieceOf(id), quantity }));
        const sent = await shipping.requestPrice({ ...request.body, pieces }, languageOfRequest(request));
        return sent.ok
          ? { message: reply.say('shipping-price-asked'), number: sent.value.number }
          : reply.refuse(sent.error.code);
      },
    );
    done();
  };
}
