import { randomBytes } from 'node:crypto';
import type { Db } from '../src/platform/db/db.ts';
import type { SandboxAnswers } from './answers.ts';
import type { BehaviourControl } from './behaviour.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** The common basis of both stand-ins. */
export interface SandboxContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly keys: SandboxKeys;
  readonly behaviour: BehaviourControl;
  readonly answers: SandboxAnswers;
  readonly webhooks: WebhookSender;
  /** The shop's address for browsers. */
  readonly publicUrl: string;
}

/**
 * Keys of the stand-in: new at each start and known only to this process, so that nobody outside can forge requests.
 */
export interface SandboxKeys {
  readonly stripe: {
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
  };
  readonly paypal: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly webhookId: string;
    readonly merchantId: string;
    readonly signingSecret: string;
  };
}

export function newSandboxKeys(): SandboxKeys {
  const secret = (): string => randomBytes(24).toString('hex');
  return {
    stripe: {
      secretKey: `sk_test_${secret()}`,
      publishableKey: 'pk_test_sandbox',
      webhookSecret: `whsec_${secret()}`,
    },
    paypal: {
      clientId: 'sandbox',
      clientSecret: secret(),
      webhookId: paypalName(17),
      merchantId: paypalAccount(),
      signingSecret: secret(),
    },
  };
}

/** An id in PayPal's style: capital letters and digits. */
export function paypalName(length = 17): string {
  return randomBytes(length).toString('hex').slice(0, length).toUpperCase();
}

/** The name of an account at PayPal: those are without 0, 1, I and O. */
export function paypalAccount(): string {
  return paypalName(13).replace(/[01]/g, 'X');
}

/** An id in the style of providers: a prefix and random letters. */
export function newName(prefix: string): string {
  return prefix + randomBytes(12).toString('hex');
}
