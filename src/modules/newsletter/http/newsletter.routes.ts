import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { languageOfRequest, isForm, toPage } from '../../../platform/http/page-requests.ts';
import { mailedTokenSchema, emailAddress } from '../../../platform/http/fields.schemas.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { signupSources } from '../domain/subscription.ts';
import type { PlainCode } from '../../../shared/messages/message.ts';
import { languages } from '../../../shared/text/language.ts';
import type { Newsletter } from '../application/create-newsletter.ts';

const tags = ['newsletter'];
const refusals = { 400: refusalSchema, 403: refusalSchema, 410: refusalSchema, 429: refusalSchema };

/** The version of the consent text beside the form; a new wording gets a new one (proof of consent, Art. 7 (1) GDPR). */
const formVersion = '2026-11';

/**
 * The newsletter (spec 4.5, 7). A form without script is redirected to a page; other clients get JSON. The links in
 * mails lead to pages with a button, because mail programs and virus scanners follow links by themselves.
 */
export function newsletterRoutes(newsletter: Newsletter): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      next();
    });

    app.post(
      '/subscribe',
      {
        config: { rateLimit: { max: 20, timeWindow: '1 hour' } },
        schema: {
          tags,
          summary: 'Ask for the newsletter',
          description: 'The answer is the same for every address; a mail asks its owner.',
          body: subscribeSchema,
          response: { 200: subscribeAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { email, source } = request.body;
        const language = languageOfRequest(request);
        await newsletter.subscribe({ email, source, formVersion, ip: request.ip, language });
        return answer(request, reply, '/newsletter/fast-geschafft', 'newsletter-asked');
      },
    );

    app.post(
      '/newsletter/confirm',
      {
        schema: {
          tags,
          summary: 'Follow the link of the mail',
          body: mailedTokenSchema,
          response: { 200: subscribeAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const done = await newsletter.confirm({
          token: request.body.token,
          ip: request.ip,
          language: languageOfRequest(request),
        });
        if (done.ok) return answer(request, reply, '/newsletter/bestaetigt', 'newsletter-confirmed');
        if (isForm(request)) return toPage(request, reply, '/newsletter/link-ungueltig');
        return reply.refuse(done.error.code);
      },
    );

    app.post(
      '/newsletter/unsubscribe',
      {
        schema: {
          tags,
          summary: 'End the subscription',
          description:
            'The token stands in the address or in the body: mail programs send it by themselves (RFC 8058).',
          querystring: mailedTokenSchema.partial(),
          body: mailedTokenSchema.partial().loose().nullish(),
          response: { 200: subscribeAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const token = request.query.token ?? request.body?.token ?? '';
        const done = await newsletter.unsubscribe({ token, ip: request.ip });
        if (done.ok) return answer(request, reply, '/newsletter/abbestellt', 'newsletter-ended');
        if (isForm(request)) return toPage(request, reply, '/newsletter/link-ungueltig');
        return reply.refuse(done.error.code);
      },
    );
    done();
  };
}

function answer(request: FastifyRequest, reply: FastifyReply, page: string, code: PlainCode) {
  return isForm(request) ? toPage(request, reply, page) : { success: true, message: reply.say(code) };
}

const subscribeSchema = z
  .object({
    email: emailAddress(),
    source: z.enum(signupSources).default('form'),
    /** Forms without script send the language of their page here. */
    language: z.enum(languages).optional(),
  })
  .meta({ id: 'NewsletterSignup' });

const subscribeAnswerSchema = z.object({ success: z.boolean(), message: z.string() });
