import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listAnswer, listQuery } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Enquiries } from '../application/create-enquiries.ts';
import { offerVersion } from '../application/work-on-offers.ts';
import { piecesPerEnquiry } from '../../../shared/limits.ts';
import { shownPhone } from '../../../platform/telephone/stored-phone.ts';
import { changeOfEnquiry, enquiryParams } from './enquiries.schemas.ts';
import { offerForStaffSchema, offerState } from './admin-offers.schemas.ts';

const pieceId = z.string().min(1).max(120);
const placeOfPiece = z
  .int()
  .min(0)
  .max(piecesPerEnquiry - 1)
  .describe('Its place in the offer, from 0');

/** Enquiries from people who offer furniture, as staff work through them. */
export function adminOfferRoutes(offers: Enquiries['offers']): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/enquiries',
      {
        config: { access: 'persons:read' },
        schema: {
          summary: 'Offers of furniture to the shop (Ankauf)',
          querystring: listQuery(['receivedAt', 'number'], {
            state: offerState.optional(),
            pieceId: pieceId.optional().describe('The offer that became this piece'),
          }),
          response: { 200: listAnswer(offerForStaffSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { state: wanted, pieceId: made, ...listQuery } = request.query;
        const { items, total } = await offers.list(
          listQuery,
          { state: wanted, pieceId: made },
          actorOf(request),
        );
        return { items: items.map(asRest), total };
      },
    );

    app.get(
      '/enquiries/:id',
      {
        config: { access: 'persons:read' },
        schema: {
          summary: 'One offer',
          params: enquiryParams,
          response: { 200: offerForStaffSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const found = await offers.find(request.params.id, actorOf(request));
        return found === null ? reply.refuse('record-not-found') : asRest(found);
      },
    );

    app.patch(
      '/enquiries/:id',
      {
        config: { access: 'persons:write' },
        schema: {
          summary: 'Keep what was made of an offer',
          params: enquiryParams,
          body: changeOfEnquiry.extend({
            state: offerState.optional(),
            made: z
              .object({ place: placeOfPiece, pieceId })
              .optional()
              .describe('The piece of the shop that an offered one became'),
          }),
          response: { 200: offerForStaffSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const changed = await offers.change(request.params.id, request.body, actorOf(request));
        return changed.ok ? asRest(changed.value) : reply.refuse(changed.error.code);
      },
    );

    app.post(
      '/enquiries/:id/pictures',
      {
        config: { access: 'persons:write' },
        schema: {
          summary: 'Copy the pictures of an offered piece, for a piece of the shop',
          description:
            'Also needs `catalogue:write`. The copies are scaled by a job, as photographs that staff send, and deleted after a day unless something shows them.',
          params: enquiryParams,
          body: z.object({
            piece: placeOfPiece,
          }),
          response: { 200: z.object({ ids: z.array(z.string()) }), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const input = { id: request.params.id, place: request.body.piece };
        const copied = await offers.copyPictures(input, actorOf(request));
        return copied.ok ? { ids: [...copied.value] } : reply.refuse(copied.error.code);
      },
    );
    done();
  };
}

function asRest(offer: NonNullable<Awaited<ReturnType<Enquiries['offers']['find']>>>) {
  return {
    ...offer,
    phone: shownPhone(offer.phone),
    version: offerVersion(offer),
    receivedAt: offer.receivedAt.toISOString(),
    pieces: offer.pieces.map((piece) => ({
      ...piece,
      title: piece.title ?? '',
      images: [...piece.images],
      pieceId: piece.pieceId ?? null,
    })),
  };
}
