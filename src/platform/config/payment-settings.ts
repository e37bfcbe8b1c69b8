/** The payment providers that have keys. */
export interface PaymentSettings {
  readonly stripe: {
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
  } | null;
  /** Whether Klarna is offered, which is paid through Stripe. */
  readonly takesKlarna: boolean;
  readonly paypal: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly webhookId: string;
    /** The account that every payment must be made to; null: not compared. */
    readonly merchantId: string | null;
    readonly environment: 'sandbox' | 'live';
  } | null;
  /** Whether the shop stands in for the providers itself, which it does only if no provider has keys. */
  readonly sandbox: boolean;
  /** Whether cards or wallets are accepted without moving real money: through the stand-in, or with test keys. */
  readonly isTrial: boolean;
  /** Whether real money moves. */
  readonly live: boolean;
}

/** The settings of the payment providers, each checked by itself. */
interface PaymentEnvironment {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_KLARNA: 'on' | 'off';
  readonly PAYPAL_CLIENT_ID?: string | undefined;
  readonly PAYPAL_CLIENT_SECRET?: string | undefined;
  readonly PAYPAL_WEBHOOK_ID?: string | undefined;
  readonly PAYPAL_MERCHANT_ID?: string | undefined;
  readonly PAYPAL_ENVIRONMENT: 'sandbox' | 'live';
  readonly SANDBOX?: boolean | undefined;
}

export function paymentSettings(env: PaymentEnvironment, isPublic: boolean): PaymentSettings {
  const stripe =
    env.STRIPE_SECRET_KEY !== undefined &&
    env.STRIPE_PUBLISHABLE_KEY !== undefined &&
    env.STRIPE_WEBHOOK_SECRET !== undefined
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          publishableKey: env.STRIPE_PUBLISHABLE_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        }
      : null;
  const paypal =
    env.PAYPAL_CLIENT_ID !== undefined &&
    env.PAYPAL_CLIENT_SECRET !== undefined &&
    env.PAYPAL_WEBHOOK_ID !== undefined
      ? {
          clientId: env.PAYPAL_CLIENT_ID,
          clientSecret: env.PAYPAL_CLIENT_SECRET,
          webhookId: env.PAYPAL_WEBHOOK_ID,
          merchantId: env.PAYPAL_MERCHANT_ID ?? null,
          environment: env.PAYPAL_ENVIRONMENT,
        }
      : null;
  const hasKeys = stripe !== null || paypal !== null;
  const sandbox = !hasKeys && (env.SANDBOX ?? !isPublic);
  const live = isLive({
    STRIPE_SECRET_KEY: stripe?.secretKey,
    PAYPAL_CLIENT_ID: paypal?.clientId,
    PAYPAL_ENVIRONMENT: env.PAYPAL_ENVIRONMENT,
  });
  const takesKlarna = env.STRIPE_KLARNA === 'on';
  return { stripe, takesKlarna, paypal, sandbox, isTrial: sandbox || (hasKeys && !live), live };
}

/** Whether real money moves, by the keys that are given. */
export function isLive(given: Readonly<Record<string, string | undefined>>): boolean {
  return (
    /^(sk|rk)_live_/.test(given['STRIPE_SECRET_KEY'] ?? '') ||
    (given['PAYPAL_CLIENT_ID'] !== undefined && given['PAYPAL_ENVIRONMENT'] === 'live')
  );
}
