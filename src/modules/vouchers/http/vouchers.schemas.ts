import { z } from 'zod';
import { neededLine } from '../../../platform/http/fields.schemas.ts';
import { message } from '../../../shared/messages/message.ts';

export const giftQuestionSchema = z.object({
  voucherCode: neededLine(message('voucher-code-missing')).max(100),
});

export const giftBalanceSchema = z.object({
  balance: z.number().meta({ description: 'In euros; 0: it is spent, or held.' }),
  held: z.object({ amount: z.number(), lastDay: z.iso.date() }).nullable().meta({
    description:
      'In euros, what orders that are not paid yet hold beside the balance, and the last day on which they do if they are not paid.',
  }),
  lastDay: z.iso.date().meta({ description: 'The last day on which it can be redeemed, in Berlin.' }),
});
export type GiftBalance = z.output<typeof giftBalanceSchema>;
