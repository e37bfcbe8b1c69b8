import { z } from 'zod';
import { neededLine } from '../../../platform/http/one-line.schemas.ts';
import { message } from '../../../shared/messages/message.ts';

export const giftQuestionSchema = z.object({
  voucherCode: neededLine(message('voucher-code-missing')).max(100),
});

export const giftBalanceSchema = z.object({
  balance: z.number().meta({ description: 'In euros; 0: it is spent.' }),
  lastDay: z.iso.date().meta({ description: 'The last day on which it can be redeemed, in Berlin.' }),
});
export type GiftBalance = z.output<typeof giftBalanceSchema>;
