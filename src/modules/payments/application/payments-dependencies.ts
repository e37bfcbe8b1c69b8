import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { job } from '../../../platform/jobs/job.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { RecordSecurityEvent } from '../../../platform/security-log/security-log.ts';
import type { PaymentProvider } from '../domain/payment-provider.ts';
import type { ProviderName } from '../domain/provider-payment.ts';

/** Dependencies of the use cases of payments. */
export interface PaymentsDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** The providers that have keys, or their stand-in. */
  readonly providers: Readonly<Partial<Record<ProviderName, PaymentProvider>>>;
  readonly log: Pick<Log, 'error' | 'warn'>;
  /** For what owners must see on „Heute“. */
  readonly recordSecurityEvent: RecordSecurityEvent;
}

/**
 * Reports that something may have happened to a payment. The caller that requested the payment then checks it and
 * decides. The job says no more than that, so it does no harm if it comes twice, late, or in another order.
 */
export const paymentChanged = job(
  'payment-changed',
  z.object({
    paymentId: z.uuid(),
    /** Something is held against it, so the provider is also asked what. */
    hasCase: z.boolean().default(false),
  }),
);
