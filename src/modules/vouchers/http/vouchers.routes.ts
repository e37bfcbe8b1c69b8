import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { toEuros } from '../../../shared/money/cents.ts';
import type { Cents } from '../../../shared/money/cents.ts';
import type { Result } from '../../../shared/result.ts';
import type { VoucherRefused } from '../application/redeem.ts';
import { giftBalanceSchema, giftQuestionSchema } from './vouchers.schemas.ts';

/** What is on a gift voucher, as whoever places orders can tell who knows what they hold of it. */
interface AsksBalance {
  readonly askGiftBalance: (code: string) => Promise<
    Result<
      {
        readonly balanceCents: Cents;
        readonly lastDay: string;
        readonly held: { readonly cents: Cents; readonly lastDay: string } | null;
      },
      VoucherRefused
    >
  >;
}

/** What shoppers ask about vouchers apart from an order. No code is part of an address, which logs keep. */
export function vouchersRoutes(orders: AsksBalance): FastifyPluginCallbackZod {
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
        const asked = await orders.askGiftBalance(request.body.voucherCode);
        if (!asked.ok) {
          return reply.refuse(asked.error.code, [{ field: 'voucherCode', ...asked.error.reason }]);
        }
        const { balanceCents, lastDay, held } = asked.value;
        return {
          balance: toEuros(balanceCents),
          lastDay,
          held: held === null ? null : { amount: toEuros(held.cents), lastDay: held.lastDay },
        };
      },
    );
    done();
  };
}
