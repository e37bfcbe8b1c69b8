import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/**
 * Reports that something may have happened to a payment. The caller that requested the payment then checks it and
 * decides. The job says no more than that, so it does no harm if it comes twice, late, or in another order.
 */
export const paymentChanged = job('payment-changed', z.object({ paymentId: z.uuid() }));
