import { ok, type Result } from '../../../shared/result.ts';
import type { PaymentProvider, ProviderBehaviour } from '../domain/payment-provider.ts';
import type { PaymentCase } from '../domain/payment-case.ts';
import type { ProviderName, SeenPayment } from '../domain/provider-payment.ts';

/** The pages on which shoppers pay. A provider's answer may lead to no other place. */
export const paypalPages = {
  sandbox: 'https://www.sandbox.paypal.com',
  live: 'https://www.paypal.com',
} as const;
export const stripePages = 'https://checkout.stripe.com';

/** The pages on which staff answer to a case, also for a provider whose keys are gone: disputes come months later. */
const casePages: Readonly<Record<ProviderName, (transactionId: string) => string>> = {
  paypal: () => `${paypalPages.live}/resolutioncenter`,
  stripe: (transactionId) => `https://dashboard.stripe.com/payments/${encodeURIComponent(transactionId)}`,
};

export function casePage({
  provider,
  transactionId,
}: Pick<PaymentCase, 'provider' | 'transactionId'>): string {
  return casePages[provider](transactionId ?? '');
}

/**
 * A provider that sends shoppers only to its own pages: people follow the addresses in its answers without question,
 * and are about to type in how they pay.
 * @param onError called for an address that leads elsewhere, which is then left out
 */
export function onOwnPages(
  provider: PaymentProvider,
  origin: string,
  onError: (error: unknown) => void,
): PaymentProvider {
  const checked = (seen: Result<SeenPayment, ProviderBehaviour>): Result<SeenPayment, ProviderBehaviour> => {
    if (!seen.ok || seen.value.address === null || originOf(seen.value.address) === origin) return seen;
    onError(
      new Error(`${provider.name} would send shoppers to ${originOf(seen.value.address) ?? 'nowhere'}`),
    );
    return ok({ ...seen.value, address: null });
  };
  return {
    ...provider,
    open: async (payment, request) => checked(await provider.open(payment, request)),
    look: async (payment) => checked(await provider.look(payment)),
  };
}

/** @returns null for an invalid address, or one without a host (`javascript:`) */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return origin === 'null' ? null : origin;
}
