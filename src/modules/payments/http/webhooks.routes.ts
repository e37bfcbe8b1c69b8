import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import type { Payments } from '../application/create-payments.ts';

const providers = [
  ['stripe', 'Stripe'],
  ['paypal', 'PayPal'],
] as const;
/** Providers' webhooks are a few kilobytes. */
const bodyLimit = 256 * 1024;

/** The providers' own notifications. Accepted only with their signature, which covers the exact bytes sent. */
export function webhookRoutes(payments: Pick<Payments, 'receiveWebhook'>): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, parsed) =>
      parsed(null, body),
    );
    for (const [provider, name] of providers) {
      app.post(
        `/webhooks/${provider}`,
        {
          schema: {
            tags: ['webhooks'],
            summary: `Events of ${name}, signed`,
            response: {
              200: z.object({ received: z.literal(true) }),
              400: refusalSchema,
              503: refusalSchema,
            },
          },
        },
        async (request, reply) => {
          const body = typeof request.body === 'string' ? request.body : '';
          const received = await payments.receiveWebhook(provider, { body, headers: request.headers });
          return received.ok ? ({ received: true } as const) : reply.refuse(received.error.code);
        },
      );
    }
    done();
  };
}
