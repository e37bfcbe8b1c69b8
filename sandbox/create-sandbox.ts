import type { FastifyPluginCallback } from 'fastify';
import type { Db } from '../src/platform/db/db.ts';
import { createAnswers } from './answers.ts';
import { newSandboxKeys, type SandboxContext } from './context.ts';
import { paypalApi } from './paypal/paypal-api.ts';
import { walletPages } from './paypal/wallet-pages.ts';
import { checkoutPages } from './stripe/checkout-pages.ts';
import { stripeApi } from './stripe/stripe-api.ts';
import { viesApi } from './vies/vies-api.ts';
import { createBehaviour } from './behaviour.ts';
import { createWebhookSender } from './webhook-sender.ts';

export interface Sandbox extends SandboxContext {
  /** The address of the stand-in's HTTP API for the shop's own server, without a trailing slash. */
  readonly address: () => string;
  /** Tells the stand-in where the shop listens, as soon as it does. */
  readonly listensAt: (origin: string) => void;
  /** The stand-in's API and pages, to be mounted under `/sandbox` where plain HTML forms are taken. */
  readonly routes: FastifyPluginCallback;
  readonly stop: () => void;
}

/**
 * A stand-in for the payment providers, on which no money moves, and for the EU's register of VAT IDs: for trying,
 * developing and testing a shop without providers' keys. It speaks their own HTTP, so the shop does not notice the
 * difference.
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
  const context = {
    ...options,
    keys: newSandboxKeys(),
    behaviour: createBehaviour(),
    webhooks,
    answers: createAnswers(),
  };
  return {
    ...context,
    address: () => `${shop()}/sandbox`,
    listensAt: (at) => {
      origin = at;
    },
    routes: routesOn(context),
    stop: () => webhooks.stop(),
  };
}

function routesOn(context: SandboxContext): FastifyPluginCallback {
  return (app, _options, done) => {
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      next();
    });
    app.register(
      (stripe, _more, ready) => {
        stripeApi(stripe, context);
        checkoutPages(stripe, context);
        ready();
      },
      { prefix: '/stripe' },
    );
    app.register(
      (paypal, _more, ready) => {
        paypalApi(paypal, context);
        walletPages(paypal, context);
        ready();
      },
      { prefix: '/paypal' },
    );
    app.register(
      (vies, _more, ready) => {
        viesApi(vies, context);
        ready();
      },
      { prefix: '/vies' },
    );
    done();
  };
}
