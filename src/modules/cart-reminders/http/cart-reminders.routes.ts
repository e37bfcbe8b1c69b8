import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { languageOfRequest, isForm, toPage } from '../../../platform/http/page-requests.ts';
import { mailedTokenSchema, emailAddress } from '../../../platform/http/fields.schemas.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import type { PlainCode } from '../../../shared/messages/message.ts';
import { idInLink, maxLinkedLines, maxOfLinkedLine } from '../../../shared/orders/linked-cart.ts';
import { rentalTerms } from '../../../shared/orders/rental-terms.ts';
import type { CartReminders } from '../application/cart-reminders.ts';

const tags = ['cart-reminders'];
/** The pages that the links of its mails lead to. */
const pages = '/warenkorb-erinnerung';
const refusals = { 400: refusalSchema, 403: refusalSchema, 410: refusalSchema, 429: refusalSchema };

/** The text beside the field; a new wording is a new version (law: proof of what was agreed to). */
const formVersion = '2026-11';

/**
 * Reminders of a cart (spec 5). The links in mails lead to pages with a button, because mail programs and virus
 * scanners follow links by themselves; the buttons' forms are redirected to a page, other clients get JSON.
 */
export function cartRemindersRoutes(reminders: CartReminders): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      next();
    });

    app.post(
      '/cart-reminders',
      {
        config: { rateLimit: { max: 20, timeWindow: '1 hour' } },
        schema: {
          tags,
          summary: 'Ask for one reminder of a cart',
          description: 'The answer is the same for every address; a mail asks its owner.',
          body: requestSchema,
          response: { 200: answerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { email, cart } = request.body;
        const language = languageOfRequest(request);
        await reminders.ask({ email, cart, formVersion, ip: request.ip, language });
        return { success: true, message: reply.say('cart-reminder-asked') };
      },
    );

    app.post(
      '/cart-reminders/confirm',
      {
        schema: {
          tags,
          summary: 'Follow the link of the mail',
          body: mailedTokenSchema,
          response: { 200: answerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const done = await reminders.confirm({ token: request.body.token, ip: request.ip });
        if (done.ok) return answer(request, reply, 'bestaetigt', 'cart-reminder-confirmed');
        return isForm(request)
          ? toPage(request, reply, `${pages}/link-ungueltig`)
          : reply.refuse(done.error.code);
      },
    );

    app.post(
      '/cart-reminders/stop',
      {
        schema: {
          tags,
          summary: 'Send no reminder after all',
          description:
            'The token stands in the address or in the body: mail programs send it by themselves (RFC 8058).',
          querystring: mailedTokenSchema.partial(),
          body: mailedTokenSchema.partial().loose().nullish(),
          response: { 200: answerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const token = request.query.token ?? request.body?.token ?? '';
        const done = await reminders.stop({ token });
        if (done.ok) return answer(request, reply, 'beendet', 'cart-reminder-stopped');
        return isForm(request)
          ? toPage(request, reply, `${pages}/link-ungueltig`)
          : reply.refuse(done.error.code);
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

const id = z.string().regex(idInLink);

const requestSchema = z
  .object({
    email: emailAddress(),
    cart: z
      .array(
        z.object({
          pieceId: id,
          variantId: id.nullable().default(null),
          quantity: z.int().min(1).max(maxOfLinkedLine),
          rentOption: z
            .enum(rentalTerms.map(({ option }) => option))
            .nullable()
            .default(null),
          assembly: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(maxLinkedLines),
  })
  .meta({ id: 'CartReminder' });

const answerSchema = z.object({ success: z.boolean(), message: z.string() });
