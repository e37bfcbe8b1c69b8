import { z } from 'zod';
import { providerNames } from '../../../shared/orders/payment-vocabulary.ts';
import { providerMethods } from '../../../shared/orders/order-vocabulary.ts';

/** Paying as REST speaks it (spec 7). Names of providers' things are short and made of letters. */

const orderId = z.string().min(1).max(200);
const providerName = z.string().min(1).max(200);

export const orderToPaySchema = z.object({ orderId });

export const cardIntentSchema = z.object({ clientSecret: z.string() });
export const cardConfirmSchema = z.object({ paymentIntentId: providerName });
export const messageSchema = z.object({ message: z.string() });

export const walletOrderSchema = z.object({
  /** The wallet's own button knows the order by this id. */
  id: z.string(),
  /** The wallet's page. */
  approveUrl: z.string().nullable(),
});

/** On the card provider's page: by card, or with Klarna alone. */
export const pageToPaySchema = orderToPaySchema.extend({
  paymentMethod: z.enum(providerMethods).exclude(['paypal']).default('stripe'),
});

export const checkoutSessionSchema = z.object({ sessionId: z.string(), url: z.string() });

export const captureSchema = z.object({
  /** The checkout session's id, or the wallet order's. */
  token: providerName,
  payerId: z.string().max(200).nullish(),
  /** The payment must be for this one; left out where the browser that comes back does not know it. */
  orderId: orderId.nullish(),
  paymentMethod: z.enum(providerNames),
});

export const capturedSchema = z.object({
  message: z.string(),
  status: z.enum(['paid', 'pending']),
});
