import type { Db } from '../../../../platform/db/db.ts';
import { newSandboxKeys } from './sandbox-keys.ts';
import type { SandboxGround } from './stripe-api.ts';
import { createWeather } from './weather.ts';
import { createWebhookSender } from './webhook-sender.ts';

export interface Sandbox extends SandboxGround {
  /** The address of the stand-in's HTTP API for the shop's own server, without a trailing slash. */
  readonly address: () => string;
  /** Tells the stand-in where the shop listens, as soon as it does. */
  readonly listensAt: (origin: string) => void;
  readonly stop: () => void;
}

/**
 * A stand-in for the payment providers on which no money moves: for trying, developing and testing a shop without
 * providers' keys. It speaks the providers' own HTTP, so the shop does not notice the difference.
 */
export function createSandbox(options: {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: string;
}): Sandbox {
  let origin: string | null = null;
  const shop = (): string => {
    if (origin === null) throw new Error('the shop does not listen yet');
    return origin;
  };
  const webhooks = createWebhookSender({ shop, now: options.now });
  return {
    ...options,
    keys: newSandboxKeys(),
    weather: createWeather(),
    webhooks,
    address: () => `${shop()}/sandbox`,
    listensAt: (at) => {
      origin = at;
    },
    stop: () => webhooks.stop(),
  };
}
