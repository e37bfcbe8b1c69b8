import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { languageOfRequest } from '../../../platform/http/page-requests.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import type { Declarations } from '../application/create-declarations.ts';
import { contractEndingSchema, receiptSchema, withdrawalSchema } from './declarations.schemas.ts';

const response = { 200: receiptSchema, 400: refusalSchema, 429: refusalSchema };
const description =
  'Received from anybody and about any contract, and confirmed at once by mail. The answer never tells whether there is such an order.';

/** Withdrawal (§ 356a BGB) and the end of contracts (§ 312k BGB), for programs; people use the two pages. */
export function declarationRoutes(declarations: Pick<Declarations, 'declare'>): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/withdrawal',
      {
        schema: {
          tags: ['contracts'],
          summary: 'Withdraw from a contract',
          description,
          body: withdrawalSchema,
          response,
        },
      },
      async (request, reply) => {
        const received = await declarations.declare(
          { kind: 'withdrawal', ...request.body },
          request.ip,
          languageOfRequest(request),
        );
        if (!received.ok) return reply.refuse(received.error.code);
        const { receivedAt, mailed } = received.value;
        return { receivedAt: receivedAt.toISOString(), mailed };
      },
    );

    app.post(
      '/contract-ending',
      {
        schema: {
          tags: ['contracts'],
          summary: 'End a rental',
          description,
          body: contractEndingSchema,
          response,
        },
      },
      async (request, reply) => {
        const received = await declarations.declare(
          { kind: 'ending', ...request.body },
          request.ip,
          languageOfRequest(request),
        );
        if (!received.ok) return reply.refuse(received.error.code);
        const { receivedAt, mailed } = received.value;
        return { receivedAt: receivedAt.toISOString(), mailed };
      },
    );
    done();
  };
}
