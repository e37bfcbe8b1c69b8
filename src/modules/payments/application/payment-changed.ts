import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/**
 * What this department reports: something may have happened to a payment. Who has asked for the payment looks at it
 * then, and decides. It says no more than that, so it does no harm when it comes twice, late, or in another order.
 */
export const paymentChanged = job('payment-changed', z.object({ paymentId: z.uuid() }));
