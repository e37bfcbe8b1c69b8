import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { languageOfRequest } from '../../../platform/http/asked-language.ts';
import { addressIn } from '../../../shared/language.ts';
import { inTurn } from '../../../platform/http/receiving.ts';
import { receivedParts } from '../../../platform/http/received-form.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { minuteMs } from '../../../shared/durations.ts';
import { codeForIssue, issuesOf } from '../../../shared/messages/schema-issues.ts';
import type { BuyIn } from '../application/create-buy-in.ts';
import { enquiryAnswerSchema, enquirySchema } from './buy-in.schemas.ts';
import { enquiryOfForm, readForm } from './enquiry-form.ts';

const refusals = {
  400: refusalSchema,
  408: refusalSchema,
  413: refusalSchema,
  415: refusalSchema,
  429: refusalSchema,
  503: refusalSchema,
};

/** Twelve photographs over a mobile connection. */
const longestFormMs = 3 * minuteMs;

/** Stores a picture; returns null if it is refused. */
type StorePicture = (bytes: Uint8Array, client: string) => Promise<string | null>;

/** Ankauf (spec 7: buy-in mail). As JSON after the pictures were uploaded, or as a form that contains them. */
export function buyInRoutes(
  buyIn: BuyIn,
  pictures: { readonly store: StorePicture; readonly mostBytes: number },
): FastifyPluginCallbackZod {
  async function takeForm(request: FastifyRequest, reply: FastifyReply) {
    const limits = { fileSize: pictures.mostBytes, files: 12, fields: 40, fieldSize: 2_000 };
    const form = await inTurn(request, reply, longestFormMs, () =>
      readForm(receivedParts(request, limits), (bytes) => pictures.store(bytes, request.ip)),
    );
    const enquiry = form.refused ? null : enquirySchema.safeParse(enquiryOfForm(form));
    const language = languageOfRequest({ headers: request.headers, body: form.fields });
    const sent = enquiry?.success === true ? await buyIn.sendEnquiry(enquiry.data, language) : null;
    return reply.redirect(addressIn(language, sent?.ok === true ? '/ankauf/danke' : '/ankauf/fehler'), 303);
  }

  return (app, _options, done) => {
    app.post(
      '/buy-in-mail',
      {
        config: { rateLimit: { max: 20, timeWindow: '1 hour' } },
        schema: {
          tags: ['buy-in'],
          summary: 'Offer furniture to the shop',
          description:
            'Images are addresses that `upload` has answered with. A form with files does as well.',
          body: z.unknown(),
          response: { 200: enquiryAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        if (request.isMultipart()) return takeForm(request, reply);
        const enquiry = enquirySchema.safeParse(request.body, { error: codeForIssue });
        if (!enquiry.success) return reply.refuse('invalid-request', issuesOf(enquiry.error));
        const sent = await buyIn.sendEnquiry(enquiry.data, languageOfRequest(request));
        return sent.ok
          ? { message: reply.say('enquiry-received'), number: sent.value.number }
          : reply.refuse(sent.error.code);
      },
    );
    done();
  };
}
