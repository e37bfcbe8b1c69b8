import { fail } from '../../../shared/result.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';

/**
 * Asks each provider whether it tells the shop what it waits for, and says in the log what to change there. Nothing
 * depends on it: what no webhook tells, a job finds.
 */
export async function checkWebhooks(
  { providers, log }: Pick<PaymentsDependencies, 'providers' | 'log'>,
  publicUrl: string,
): Promise<void> {
  for (const [name, provider] of Object.entries(providers)) {
    const address = `${publicUrl}/api/webhooks/${name}`;
    // Nobody waits for it, so nothing may be thrown.
    const silent = await provider
      .silentAbout(address)
      .catch(() => fail({ code: 'provider-unavailable' } as const));
    if (!silent.ok) {
      const why = silent.error.code;
      log.warn({ provider: name, why }, 'the provider does not say which webhooks it sends: look there');
    } else if (silent.value.length > 0) {
      const facts = { provider: name, address, events: silent.value };
      log.warn(facts, 'the provider does not tell the shop of these events: add them to its webhook there');
    }
  }
}
