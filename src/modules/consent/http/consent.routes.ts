import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { languages } from '../../../shared/text/language.ts';
import type { Consent } from '../application/create-consent.ts';

/** The proof of a decision in the consent settings. */
export function consentRoutes(consent: Pick<Consent, 'record'>): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/consent',
      {
        config: { rateLimit: { max: 60, timeWindow: '1 hour' } },
        schema: {
          tags: ['consent'],
          summary: 'Keep the proof of what a visitor agreed to or refused',
          description: 'Under a random number of the browser; without any address or account.',
          body: decisionSchema,
          response: { 200: z.object({ kept: z.literal(true) }), 400: refusalSchema },
        },
      },
      async (request) => {
        await consent.record(request.body);
        return { kept: true } as const;
      },
    );
    done();
  };
}

/** A visitor's decision on each service. */
const decisionSchema = z
  .object({
    subject: z.string().regex(/^[\w-]{16,64}$/),
    textVersion: z.iso.date(),
    language: z.enum(languages),
    decisions: z.object({ maps: z.boolean() }),
  })
  .meta({ id: 'ConsentDecision' });
