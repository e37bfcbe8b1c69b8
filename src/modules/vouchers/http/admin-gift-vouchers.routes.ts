import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listAnswer, listQuery } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import { giftStates } from '../domain/gift-voucher.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import type { Vouchers } from '../application/create-vouchers.ts';
import * as schemas from './admin-gift-vouchers.schemas.ts';

const read = { access: 'vouchers:read' } as const;
const write = { access: 'vouchers:write' } as const;
const params = z.object({ id: z.uuid() });
const done200 = { 200: z.object({ id: z.uuid() }), ...adminRefusals };

/** Gift vouchers, as staff sell, find and change them. No code is ever part of an address, which logs keep. */
export function adminGiftVoucherRoutes(
  vouchers: Vouchers,
  { now }: { readonly now: () => Date },
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/gift-vouchers',
      {
        config: read,
        schema: {
          summary: 'Gift vouchers, and what is left on each',
          querystring: listQuery(['soldAt', 'valueCents', 'balanceCents', 'lastDay'], {
            state: z.enum(giftStates).optional(),
          }),
          response: { 200: listAnswer(schemas.giftSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { state, ...listQuery } = request.query;
        const { items, total } = await vouchers.listGifts(listQuery, state, actorOf(request));
        const today = berlinDay(now());
        return { items: items.map((gift) => asRest(gift, today)), total };
      },
    );

    app.get(
      '/gift-vouchers/:id',
      {
        config: read,
        schema: {
          summary: 'A gift voucher',
          params,
          response: { 200: schemas.giftSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const gift = await vouchers.giftForStaff(request.params.id, actorOf(request));
        return gift === null ? reply.refuse('record-not-found') : asRest(gift, berlinDay(now()));
      },
    );

    app.post(
      '/gift-vouchers/find',
      {
        config: read,
        schema: {
          summary: 'The gift voucher of a code',
          body: schemas.giftCodeSchema,
          response: { 200: schemas.giftSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const gift = await vouchers.giftOfCode(request.body.code, actorOf(request));
        return gift === null ? reply.refuse('record-not-found') : asRest(gift, berlinDay(now()));
      },
    );

    app.post(
      '/gift-vouchers',
      {
        config: write,
        schema: {
          summary: 'Sell a gift voucher over the counter',
          description:
            'Its code is in this answer only: the shop keeps its hash. With the same key it is the same sale, and its code is answered again.',
          body: schemas.newGiftSchema,
          response: { 201: schemas.soldGiftSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const sold = await vouchers.sellGift(request.body, actorOf(request));
        if (!sold.ok) return reply.refuse(sold.error.code);
        return reply.code(201).header('cache-control', 'no-store').send(sold.value);
      },
    );

    app.post(
      '/gift-vouchers/print',
      {
        config: write,
        schema: {
          summary: 'A gift voucher to print, as PDF',
          description: 'For whoever has its code, which the shop does not keep; with what is left on it.',
          body: schemas.giftPaperRequestSchema,
          response: { 200: schemas.giftPaperSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const printed = await vouchers.printGift(request.body, actorOf(request));
        if (!printed.ok) {
          return reply.refuse(printed.error.code, [{ field: 'code', ...printed.error.reason }]);
        }
        const { name, bytes } = printed.value;
        return reply
          .header('cache-control', 'no-store')
          .send({ name, pdf: Buffer.from(bytes).toString('base64') });
      },
    );

    for (const [path, isBlocked, summary] of [
      ['block', true, 'Block a gift voucher: it pays for no more orders'],
      ['unblock', false, 'Let a blocked gift voucher pay again'],
    ] as const) {
      app.post(
        `/gift-vouchers/:id/${path}`,
        { config: write, schema: { summary, params, response: done200 } },
        async (request, reply) => {
          const { id } = request.params;
          const blocked = await vouchers.blockGift(id, isBlocked, actorOf(request));
          return blocked.ok ? { id } : reply.refuse(blocked.error.code);
        },
      );
    }

    app.post(
      '/gift-vouchers/:id/cancel-sale',
      {
        config: write,
        schema: {
          summary: 'Undo the sale of a gift voucher',
          description: 'Only while nothing of it was redeemed. The money goes back over the counter.',
          params,
          response: done200,
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const cancelled = await vouchers.cancelSale(id, actorOf(request));
        return cancelled.ok ? { id } : reply.refuse(cancelled.error.code);
      },
    );

    app.post(
      '/gift-vouchers/:id/extend',
      {
        config: write,
        schema: {
          summary: 'Let a gift voucher hold longer',
          description: 'Never to an earlier day than it has.',
          params,
          body: schemas.extendGiftSchema,
          response: done200,
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const extended = await vouchers.extendGift(id, request.body.lastDay, actorOf(request));
        if (extended.ok) return { id };
        const { code } = extended.error;
        return code === 'gift-not-longer'
          ? reply.refuse(code, [{ field: 'lastDay', code }])
          : reply.refuse(code);
      },
    );

    app.post(
      '/gift-vouchers/:id/replace',
      {
        config: write,
        schema: {
          summary: 'Give a gift voucher another code',
          description: 'The earlier code is worth nothing from now on; the new one is in this answer only.',
          params,
          response: { 200: schemas.soldGiftSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const replaced = await vouchers.replaceGift(request.params.id, actorOf(request));
        if (!replaced.ok) return reply.refuse(replaced.error.code);
        return reply.header('cache-control', 'no-store').send(replaced.value);
      },
    );
    done();
  };
}

type Gift = NonNullable<Awaited<ReturnType<Vouchers['giftForStaff']>>>;

function asRest(gift: Gift, today: string): z.input<typeof schemas.giftSchema> {
  return {
    ...gift,
    state: stateOf(gift, today),
    soldAt: gift.soldAt.toISOString(),
    blockedAt: gift.blockedAt?.toISOString() ?? null,
    cancelledAt: gift.cancelledAt?.toISOString() ?? null,
    sendAt: gift.sendAt?.toISOString() ?? null,
    sentAt: gift.sentAt?.toISOString() ?? null,
  };
}

function stateOf({ isBlocked, isCancelled, balanceCents, lastDay }: Gift, today: string) {
  if (isCancelled) return 'cancelled';
  if (isBlocked) return 'blocked';
  if (balanceCents === 0) return 'spent';
  return today > lastDay ? 'over' : 'open';
}
