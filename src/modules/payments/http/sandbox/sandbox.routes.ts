import type { FastifyPluginCallback } from 'fastify';
import type { Sandbox } from './create-sandbox.ts';
import { paypalApi } from './paypal-api.ts';
import { checkoutPages, walletPages } from './sandbox-pages.ts';
import { stripeApi } from './stripe-api.ts';

/** The stand-in for the providers, under `/sandbox`. Mount it only if no provider has keys. */
export function sandboxRoutes(sandbox: Sandbox): FastifyPluginCallback {
  return (app, _options, done) => {
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      next();
    });
    app.register(
      (stripe, _more, ready) => {
        stripeApi(stripe, sandbox);
        checkoutPages(stripe, sandbox);
        ready();
      },
      { prefix: '/stripe' },
    );
    app.register(
      (paypal, _more, ready) => {
        paypalApi(paypal, sandbox);
        walletPages(paypal, sandbox);
        ready();
      },
      { prefix: '/paypal' },
    );
    done();
  };
}
