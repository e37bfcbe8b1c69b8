import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idempotencyHeaders } from '../../../platform/http/idempotency.ts';
import { listAnswer, listQuery } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import type { Vouchers } from '../application/create-vouchers.ts';
import { leastGoodsCents, voucherFilters } from '../domain/voucher.ts';
import { madeVoucherSchema, newVoucherSchema, voucherSchema } from './admin-vouchers.schemas.ts';

const read = { access: 'vouchers:read' } as const;
const write = { access: 'vouchers:write' } as const;
const params = z.object({ id: z.uuid() });

/** Promotional vouchers, as staff make, see and end them. */
export function adminVoucherRoutes(
  vouchers: Vouchers,
  { now }: { readonly now: () => Date },
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/vouchers',
      {
        config: read,
        schema: {
          summary: 'Promotional vouchers, and what each did',
          querystring: listQuery(['createdAt', 'name', 'lastDay'], {
            state: z.enum(voucherFilters).optional(),
          }),
          response: { 200: listAnswer(voucherSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { state, ...listQuery } = request.query;
        const { items, total } = await vouchers.listVouchers(listQuery, state, actorOf(request));
        const today = berlinDay(now());
        return { items: items.map((voucher) => asRest(voucher, today)), total };
      },
    );

    app.get(
      '/vouchers/:id',
      {
        config: read,
        schema: {
          summary: 'A promotional voucher',
          params,
          response: { 200: voucherSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const found = await vouchers.voucherForStaff(request.params.id, actorOf(request));
        return found === null ? reply.refuse('record-not-found') : asRest(found, berlinDay(now()));
      },
    );

    app.post(
      '/vouchers',
      {
        config: write,
        schema: {
          summary: 'Make a promotional voucher',
          description:
            'Its codes are in this answer only: the shop keeps their hashes. With an Idempotency-Key that cannot be guessed, a repeated request gets the same voucher and codes.',
          headers: idempotencyHeaders,
          body: newVoucherSchema,
          response: { 201: madeVoucherSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { valueCents, percent, ...wanted } = request.body;
        const worth =
          valueCents == null
            ? { kind: 'percent' as const, percent: percent ?? 0 }
            : { kind: 'value' as const, cents: valueCents };
        const usesPerCode = wanted.usesPerCode ?? null;
        const made = await vouchers.makeVoucher({ ...wanted, worth, usesPerCode }, actorOf(request));
        if (!made.ok) return reply.refuse(made.error.code);
        const { id, codes } = made.value;
        return reply
          .code(201)
          .header('cache-control', 'no-store')
          .send({ id, codes: [...codes] });
      },
    );

    app.post(
      '/vouchers/:id/end',
      {
        config: write,
        schema: {
          summary: 'End a voucher: its codes lower no more orders',
          params,
          response: { 200: z.object({ id: z.uuid() }), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const ended = await vouchers.endVoucher(request.params.id, actorOf(request));
        return ended.ok ? { id: request.params.id } : reply.refuse(ended.error.code);
      },
    );
    done();
  };
}

type Listed = NonNullable<Awaited<ReturnType<Vouchers['voucherForStaff']>>>;

function asRest({ worth, ...voucher }: Listed, today: string): z.input<typeof voucherSchema> {
  return {
    ...voucher,
    leastCents: leastGoodsCents({ worth, leastCents: voucher.leastCents }),
    valueCents: worth.kind === 'value' ? worth.cents : null,
    percent: worth.kind === 'percent' ? worth.percent : null,
    state: stateOf(voucher, today),
    createdAt: voucher.createdAt.toISOString(),
    endedAt: voucher.endedAt?.toISOString() ?? null,
  };
}

function stateOf({ firstDay, lastDay, endedAt }: Omit<Listed, 'worth'>, today: string) {
  if (endedAt !== null) return 'ended';
  if (today < firstDay) return 'coming';
  return lastDay !== null && today > lastDay ? 'over' : 'running';
}
