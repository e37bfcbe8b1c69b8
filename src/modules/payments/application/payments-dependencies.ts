import type { Db } from '../../../platform/db/db.ts';
import type { Log } from '../../../platform/log/log.ts';
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
}
