import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { languageOfRequest } from '../../../platform/http/page-requests.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import type { Enquiries } from '../application/create-enquiries.ts';
import { enquiryAnswerSchema } from './enquiries.schemas.ts';
import { contactQuestion, contactSchema, pieceOf, priceRequestSchema } from './questions.schemas.ts';

const refusals = { 400: refusalSchema };

/** What shoppers ask: by the contact form (spec 4.11), and for the price of a delivery (spec 2.20). */
export function questionRoutes(questions: Pick<Enquiries['questions'], 'ask'>): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/contact',
      {
        config: { rateLimit: { max: 20, timeWindow: '1 hour' } },
        schema: {
          tags: ['content'],
          summary: 'Ask the shop something',
          body: contactSchema,
          response: { 200: enquiryAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const sent = await questions.ask(contactQuestion(request.body), languageOfRequest(request));
        return sent.ok
          ? { message: reply.say('question-received'), number: sent.value.number }
          : reply.refuse(sent.error.code);
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
          response: { 200: enquiryAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const pieces = request.body.pieces.map(({ id, quantity }) => ({ id: pieceOf(id), quantity }));
        const sent = await questions.ask(
          { kind: 'shipping', ...request.body, pieces },
          languageOfRequest(request),
        );
        return sent.ok
          ? { message: reply.say('shipping-price-asked'), number: sent.value.number }
          : reply.refuse(sent.error.code);
      },
    );
    done();
  };
}
