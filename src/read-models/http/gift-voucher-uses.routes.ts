import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminRefusals } from '../../platform/http/refusal.ts';
import { actorOf } from '../../platform/http/staff-guard.ts';
import type { OfficeReads } from '../office/create-office-reads.ts';
import { giftVoucherUseSchema } from './office.schemas.ts';

/** What gift vouchers were used for. */
export function giftVoucherUseRoutes(
  office: Pick<OfficeReads, 'usesOfGiftVoucher'>,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/gift-vouchers/:id/uses',
      {
        config: { access: 'vouchers:read' },
        schema: {
          summary: 'The orders that a gift voucher was used for',
          params: z.object({ id: z.uuid() }),
          response: { 200: z.array(giftVoucherUseSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const uses = await office.usesOfGiftVoucher(request.params.id, actorOf(request));
        return uses.map(({ takenAt, givenBackAt, ...rest }) => ({
          ...rest,
          takenAt: takenAt.toISOString(),
          givenBackAt: givenBackAt?.toISOString() ?? null,
        }));
      },
    );
    done();
  };
}
