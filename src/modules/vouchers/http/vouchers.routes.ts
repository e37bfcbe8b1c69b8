import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { toEuros } from '../../../shared/money/cents.ts';
import type { Vouchers } from '../application/create-vouchers.ts';
import { giftBalanceSchema, giftQuestionSchema } from './vouchers.schemas.ts';

/** What shoppers ask about vouchers apart from an order. No code is part of an address, which logs keep. */
export function vouchersRoutes(vouchers: Pick<Vouchers, 'askGiftBalance'>): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/voucher/balance',
      {
        config: { triesCode: () => true },
        schema: {
          tags: ['ordering'],
          summary: 'What is left on a gift voucher',
          body: giftQuestionSchema,
          response: { 200: giftBalanceSchema, 400: refusalSchema, 422: refusalSchema, 429: refusalSchema },
        },
      },
      async (request, reply) => {
        const asked = await vouchers.askGiftBalance(request.body.voucherCode);
        if (!asked.ok) {
          return reply.refuse(asked.error.code, [{ field: 'voucherCode', ...asked.error.reason }]);
        }
        return { balance: toEuros(asked.value.balanceCents), lastDay: asked.value.lastDay };
      },
    );
    done();
  };
}
