import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { languageOfRequest, isForm, toPage } from '../../../platform/http/page-requests.ts';
import { mailedTokenSchema, emailAddress } from '../../../platform/http/fields.schemas.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import type { PlainCode } from '../../../shared/messages/message.ts';
import type { Alerts } from '../application/create-alerts.ts';

const tags = ['catalogue'];
/** The pages that the links of its mails lead to. */
const pages = '/benachrichtigung';
const refusals = {
  400: refusalSchema,
  403: refusalSchema,
  404: refusalSchema,
  409: refusalSchema,
  410: refusalSchema,
  429: refusalSchema,
};

/** The text beside the field; a new wording is a new version (law: proof of what was agreed to). */
const formVersion = '2026-11';

/**
 * "Sag mir Bescheid" about a piece. The links in mails lead to pages with a button, because mail programs and virus
 * scanners follow links by themselves; the pages' forms are sent by the browser and redirected.
 */
export function alertRoutes(alerts: Pick<Alerts, 'ask' | 'confirm' | 'stop'>): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      next();
    });

    app.post(
      '/piece-alerts',
      {
        config: { rateLimit: { max: 20, timeWindow: '1 hour' } },
        schema: {
          tags,
          summary:
            'Ask for a mail when a piece that is sold, reserved or rented can be had again, or one like it comes',
          description: 'The answer is the same for every address; a mail asks its owner.',
          body: askSchema,
          response: { 200: answerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { email, pieceId } = request.body;
        const language = languageOfRequest(request);
        const asked = await alerts.ask({ email, pieceId, formVersion, ip: request.ip, language });
        return asked.ok
          ? { success: true, message: reply.say('piece-alert-asked') }
          : reply.refuse(asked.error.code);
      },
    );

    app.post(
      '/piece-alerts/confirm',
      {
        schema: {
          tags,
          summary: 'Follow the link of the mail',
          body: mailedTokenSchema,
          response: { 200: answerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const done = await alerts.confirm({ token: request.body.token, ip: request.ip });
        if (done.ok) return answer(request, reply, 'bestaetigt', 'piece-alert-confirmed');
        if (isForm(request)) return toPage(request, reply, `${pages}/link-ungueltig`);
        return reply.refuse(done.error.code);
      },
    );

    app.post(
      '/piece-alerts/stop',
      {
        schema: {
          tags,
          summary: 'End and forget everything that an address waits for',
          description:
            'The token stands in the address or in the body: mail programs send it by themselves (RFC 8058).',
          querystring: mailedTokenSchema.partial(),
          body: mailedTokenSchema.partial().loose().nullish(),
          response: { 200: answerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const done = await alerts.stop(request.query.token ?? request.body?.token ?? '');
        if (done.ok) return answer(request, reply, 'beendet', 'piece-alerts-ended');
        if (isForm(request)) return toPage(request, reply, `${pages}/link-ungueltig`);
        return reply.refuse(done.error.code);
      },
    );
    done();
  };
}

function answer(request: FastifyRequest, reply: FastifyReply, step: string, code: PlainCode) {
  return isForm(request)
    ? toPage(request, reply, `${pages}/${step}`)
    : { success: true, message: reply.say(code) };
}

const askSchema = z
  .object({
    pieceId: z.string().min(1).max(200),
    email: emailAddress(),
  })
  .meta({ id: 'PieceAlert' });

const answerSchema = z.object({ success: z.boolean(), message: z.string() });
