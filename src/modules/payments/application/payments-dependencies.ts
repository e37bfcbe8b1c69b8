import type { Db } from '../../../platform/db/db.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { PaymentProvider } from '../domain/payment-provider.ts';
import type { ProviderName } from '../domain/provider-payment.ts';

/** What the use cases of payments work with. */
export interface PaymentsDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** Those that have keys, or their stand-in. */
  readonly providers: Readonly<Partial<Record<ProviderName, PaymentProvider>>>;
  readonly log: Pick<Log, 'error' | 'warn'>;
}
