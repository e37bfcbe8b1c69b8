import type { Multipart } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { languageOfRequest } from '../../../platform/http/page-requests.ts';
import { inTurn, receivedParts, readable } from '../../../platform/http/received-form.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { piecesPerEnquiry } from '../../../shared/limits.ts';
import { codeForIssue, issuesOf } from '../../../shared/messages/schema-issues.ts';
import { addressIn } from '../../../shared/text/language.ts';
import { inOneForm } from '../../../shared/text/typed-text.ts';
import { minuteMs } from '../../../shared/time/durations.ts';
import type { Enquiries } from '../application/create-enquiries.ts';
import { enquiryAnswerSchema } from './enquiries.schemas.ts';
import { offerSchema } from './offers.schemas.ts';

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
export function offerRoutes(
  offers: Pick<Enquiries['offers'], 'send'>,
  pictures: { readonly store: StorePicture; readonly maxBytes: number },
): FastifyPluginCallbackZod {
  async function takeForm(request: FastifyRequest, reply: FastifyReply) {
    const limits = { fileSize: pictures.maxBytes, files: 12, fields: 40, fieldSize: 2_000 };
    const form = await inTurn(request, reply, longestFormMs, () =>
      readForm(receivedParts(request, limits), (bytes) => pictures.store(bytes, request.ip)),
    );
    const offer = form.refused ? null : offerSchema.safeParse(offerOfForm(form));
    const language = languageOfRequest({ headers: request.headers, body: form.fields });
    const sent = offer?.success === true ? await offers.send(offer.data, language) : null;
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
        const offer = offerSchema.safeParse(request.body, { error: codeForIssue });
        if (!offer.success) return reply.refuse('invalid-request', issuesOf(offer.error));
        const sent = await offers.send(offer.data, languageOfRequest(request));
        return sent.ok
          ? { message: reply.say('enquiry-received'), number: sent.value.number }
          : reply.refuse(sent.error.code);
      },
    );
    done();
  };
}

/** The contents of a form sent without script: plain fields, and the addresses of its pictures. */
interface FormOffer {
  readonly fields: Readonly<Record<string, string>>;
  /** By the number of their piece, from 1. */
  readonly images: ReadonlyMap<number, readonly string[]>;
  /** Whether a picture was refused. */
  readonly refused: boolean;
}

/** The form's fields as in REST: `price-2` is the price of the second of `furnitureItems`. */
export function offerOfForm({
  fields,
  images,
}: Pick<FormOffer, 'fields' | 'images'>): Record<string, unknown> {
  const places = Array.from({ length: piecesPerEnquiry }, (_, index) => index + 1);
  return {
    ...fields,
    furnitureItems: places.map((place) => ({
      title: fields[`title-${place}`],
      price: fields[`price-${place}`],
      condition: fields[`condition-${place}`],
      images: images.get(place) ?? [],
    })),
  };
}

/** `image-1-2` is a picture of the first piece; a field may hold several. */
const imageField = /^image-(\d)-\d$/;

/**
 * Reads a form part by part and stores its pictures on the way.
 * @param keep stores a picture; returns null if it was refused
 */
async function readForm(
  parts: AsyncIterable<Multipart>,
  keep: (bytes: Uint8Array) => Promise<string | null>,
): Promise<FormOffer> {
  const fields: Record<string, string> = {};
  const images = new Map<number, string[]>();
  let refused = false;
  for await (const part of parts) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = inOneForm(part.value);
      continue;
    }
    const bytes = await readable(part.toBuffer());
    const place = Number(imageField.exec(part.fieldname)?.[1]);
    // An empty file input sends an empty file. All parts must be read to their end, or the request never ends.
    if (bytes.length === 0 || refused || Number.isNaN(place)) continue;
    const address = await keep(bytes);
    if (address === null) refused = true;
    else images.set(place, [...(images.get(place) ?? []), address]);
  }
  return { fields, images, refused };
}
