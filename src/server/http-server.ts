import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyPluginCallback,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { offerRoutes } from '../modules/enquiries/http/offers.routes.ts';
import { consentRoutes } from '../modules/consent/http/consent.routes.ts';
import { contentRoutes } from '../modules/content/http/content.routes.ts';
import {
  accountAccessRoutes,
  followEmailLinkRoutes,
} from '../modules/customers/http/account-access.routes.ts';
import { accountDataRoutes } from '../modules/customers/http/account-data.routes.ts';
import { accountRoutes } from '../modules/customers/http/account.routes.ts';
import { customersRoutes } from '../modules/customers/http/customers.routes.ts';
import { accountPasskeysRoutes } from '../modules/customers/http/passkeys.routes.ts';
import { declarationRoutes } from '../modules/declarations/http/declarations.routes.ts';
import { shopPictureRoutes } from '../modules/media/http/admin-pictures.routes.ts';
import { uploadedPictureRoutes, uploadRoutes } from '../modules/media/http/upload.routes.ts';
import { maxUploadBytes } from '../modules/media/index.ts';
import { cartRemindersRoutes } from '../modules/cart-reminders/http/cart-reminders.routes.ts';
import { alertRoutes } from '../modules/alerts/http/alerts.routes.ts';
import { newsletterRoutes } from '../modules/newsletter/http/newsletter.routes.ts';
import { accountOrdersRoutes } from '../modules/ordering/http/account-orders.routes.ts';
import { giftOrderRoutes } from '../modules/ordering/http/gift-orders.routes.ts';
import { orderingRoutes } from '../modules/ordering/http/ordering.routes.ts';
import { paymentRoutes } from '../modules/ordering/http/payment.routes.ts';
import { webhookRoutes } from '../modules/payments/http/webhooks.routes.ts';
import { vouchersRoutes } from '../modules/vouchers/http/vouchers.routes.ts';
import { questionRoutes } from '../modules/enquiries/http/questions.routes.ts';
import { shippingRoutes } from '../modules/shipping/http/shipping.routes.ts';
import type { Settings } from '../platform/config/settings.ts';
import { endSilentConnections } from '../platform/http/silent-connections.ts';
import { noteSecurityEvents } from '../platform/http/security-events.ts';
import type { CapturedMails } from '../platform/mail/captured-mails.ts';
import { withShownEmails } from '../platform/mail/shown-emails.ts';
import { TimeShares } from '../platform/fair-queue/time-shares.ts';
import { catalogueRoutes } from '../read-models/http/catalogue.routes.ts';
import { completeLanguages } from '../shared/text/language.ts';
import { minuteMs } from '../shared/time/durations.ts';
import { route as styleguide } from '../storefront/screens/styleguide/route.ts';
import type { AdminBundle } from './admin/admin-bundle.ts';
import { adminShell } from './admin/admin-shell.ts';
import { checkRequests, answerErrors } from './answers/http-errors.ts';
import {
  readTypedTexts,
  closedHeaders,
  refuseAddress,
  refuseConnection,
} from './answers/unreadable-requests.ts';
import { describeApi, showPublicApi } from './api-description.ts';
import { wishedPieces } from './between-departments.ts';
import type { Shop } from './compose.ts';
import { feedRoutes, securityTxtRoutes } from './feeds/feeds.routes.ts';
import { KeptFeeds } from './feeds/cached-feeds.ts';
import { refreshCaches } from './refresh-caches.ts';
import { letterOf } from './letterhead.ts';
import { admitRequests, limitRequests, noteClient, warnOfUnknownProxy } from './admission/limit-requests.ts';
import { loggedAddress } from './admission/logged-address.ts';
import { mountMetrics } from './metrics/metrics.routes.ts';
import { buildFolder, type PageBundles } from './pages/page-bundle.ts';
import { PageLimits } from './pages/page-limits.ts';
import { ShopPages } from './pages/shop-pages.ts';
import { pictureRoutes, withoutPictureHash } from './routes/pictures.routes.ts';
import { readFrame } from './pages/read-frame.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { builtAssetRoutes } from './routes/built-assets.routes.ts';
import { healthRoutes } from './routes/health.routes.ts';
import { keptMailsRoutes } from './routes/captured-mails.routes.ts';
import { readSiteMedia } from './routes/site-pictures.ts';
import { storefrontRoutes } from './routes/storefront-routes.ts';
import { isForThisMachine } from './admission/this-machine.ts';

interface HttpServer {
  readonly app: FastifyInstance;
  readonly pages: ShopPages;
}

/** Puts the shop on HTTP: REST, pages, assets. Does not listen yet, so that tests can send requests in-process. */
export async function createHttpServer(options: {
  readonly settings: Settings;
  readonly shop: Shop;
  readonly bundles: PageBundles;
  readonly admin: AdminBundle;
  readonly logger: FastifyBaseLogger;
  /** Mails that were kept because no mail server is set; without them there is no page for mails. */
  readonly capturedMails?: CapturedMails | null;
  /** How long a request waits for a page; defaults to the limit of a real shop. */
  readonly longestPageMs?: number;
  /** Development only: Vite's own middleware, mounted before everything else. */
  readonly development?: (app: FastifyInstance) => Promise<void>;
}): Promise<HttpServer> {
  const { settings, shop, bundles } = options;
  const pageLimits = settings.rateLimits ? new PageLimits() : null;
  const pages = new ShopPages({
    bundles,
    routes: options.development === undefined ? storefrontRoutes : [...storefrontRoutes, styleguide],
    readsIn: (language) => ({
      ...shop.reads.inLanguage(language),
      content: shop.content,
      deliveryFees: shop.shipping.feeTable,
      deliveryRates: shop.shipping.ratesByCountry,
      assemblyPostalCodes: shop.shipping.assemblyPostalCodes,
      ...readSiteMedia(),
    }),
    forms: {
      declare: shop.declarations.declare,
      ask: shop.enquiries.questions.ask,
      companyData: shop.content.companyData,
    },
    frame: (language) => readFrame(shop, storefrontRoutes, language),
    publicUrl: settings.publicUrl,
    payment: shop.paymentSetup,
    limits: pageLimits,
    longestMs: options.longestPageMs,
    notice: settings.isPublic && settings.payment.isTrial ? 'trial' : null,
    clock: shop.clock,
    logError: (error) => options.logger.error({ error }, 'page failed'),
  });

  const app = fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: (request) => withoutPictureHash(request.url ?? '/'),
    // The client is the last entry of `X-Forwarded-For` that was not written by a trusted proxy: earlier ones may be
    // made up.
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // The longest are the ids of passkeys.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1400 },
    bodyLimit: 1_048_576,
    frameworkErrors: (_error, request, reply) => {
      if (wantsPage(request.url, request.headers.accept)) void pages.answerNotFound(request, reply);
      else refuseAddress(request, reply, settings.publicUrl);
    },
    clientErrorHandler: refuseConnection,
    // A photograph over a slow mobile connection takes minutes. Clients that only trickle bytes are cut off.
    requestTimeout: 5 * minuteMs,
    forceCloseConnections: 'idle',
    // Pages from the cache are answered here, before the framework parses anything.
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (!pages.answerFromCache(request, response)) handler(request, response);
      }),
  });
  endSilentConnections(app);
  app.setValidatorCompiler(checkRequests);
  // Answers are read by people: e-mail addresses as they write them.
  app.setSerializerCompiler((route: Parameters<typeof serializerCompiler>[0]) => {
    const serialize = serializerCompiler(route);
    return (answer) => withShownEmails(serialize(answer));
  });
  answerErrors(app);
  noteSecurityEvents(app, shop.securityLog.record);
  readTypedTexts(app);
  const shares = new TimeShares();
  if (settings.rateLimits) admitRequests(app, shares, (request, reply) => pages.answerBusy(request, reply));
  noteClient(app, shares);
  if (pageLimits !== null) app.addHook('onClose', () => pageLimits.close());
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const facts = {
      method: request.method,
      url: loggedAddress(request.url),
      status: reply.statusCode,
      ms: reply.elapsedTime,
    };
    request.log[reply.statusCode >= 500 ? 'error' : 'info'](facts, 'request');
    done();
  });

  if (settings.trustedProxies.length === 0) warnOfUnknownProxy(app);
  mountMetrics(app, { shop, pages, settings });

  // Answers other than pages, which have a policy of their own, must never be rendered as a document, wherever a
  // browser is made to open them.
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (!reply.hasHeader('content-security-policy')) void reply.headers(closedHeaders);
    next(null, payload);
  });

  if (options.development !== undefined) await options.development(app);
  else
    await app.register(helmet, {
      contentSecurityPolicy: false,
      hsts: settings.publicUrl.startsWith('https:'),
    });
  await describeApi(app);
  await app.register(
    async (api) => {
      if (settings.rateLimits) await limitRequests(api);
      api.addHook('onSend', (_request, reply, payload, next) => {
        if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
        void reply.headers(closedHeaders);
        next(null, payload);
      });
      await api.register(catalogueRoutes(shop.reads));
      await api.register(contentRoutes(shop.content));
      await api.register(shippingRoutes(shop.shipping));
      await api.register(questionRoutes(shop.enquiries.questions));
      await api.register(multipart);
      await api.register(cookie);
      await api.register(customersRoutes(shop.customers, settings));
      await api.register(accountRoutes(shop.customers));
      await api.register(accountAccessRoutes(shop.customers, settings));
      await api.register(accountPasskeysRoutes(shop.customers));
      await api.register(followEmailLinkRoutes(shop.customers));
      await api.register(
        accountDataRoutes(shop.customers, { pieces: wishedPieces(shop.reads), ...settings }),
      );
      await api.register(
        accountOrdersRoutes(shop.ordering, { find: shop.customers.find, letter: letterOf(shop, settings) }),
      );
      await api.register(consentRoutes(shop.consent));
      await api.register(uploadRoutes(shop.media));
      await api.register(
        offerRoutes(shop.enquiries.offers, { store: storePicture(shop), maxBytes: maxUploadBytes }),
      );
      await api.register(takingForms(newsletterRoutes(shop.newsletter)));
      await api.register(takingForms(cartRemindersRoutes(shop.cartReminders)));
      await api.register(takingForms(alertRoutes(shop.alerts)));
      await api.register(orderingRoutes(shop.ordering, shop.customers.find));
      await api.register(giftOrderRoutes(shop.ordering, shop.customers.find));
      await api.register(vouchersRoutes(shop.ordering));
      await api.register(declarationRoutes(shop.declarations));
      await api.register(paymentRoutes(shop.ordering));
      await api.register(webhookRoutes(shop.payments));
      await api.register(adminRoutes(shop, settings, pages), { prefix: '/admin' });
    },
    { prefix: '/api' },
  );
  await showPublicApi(app);
  await app.register(healthRoutes(shop));
  await app.register(securityTxtRoutes(shop.content, settings.publicUrl, shop.clock));
  const feeds = new KeptFeeds(shop.clock);
  await app.register(
    feedRoutes(shop.reads, shop.content, feeds, settings.publicUrl, () => pages.findablePaths()),
  );
  if (shop.sandbox !== null) await mountSandbox(app, shop.sandbox);
  if (options.capturedMails && isForThisMachine(settings))
    await app.register(keptMailsRoutes(options.capturedMails));
  await app.register(uploadedPictureRoutes(shop.media));
  await app.register(shopPictureRoutes(shop.media));
  await app.register(pictureRoutes(shop.content));
  if (options.development === undefined) {
    const folders = completeLanguages.map((language) => join(buildFolder, 'client', language, 'assets'));
    await app.register(builtAssetRoutes('/assets/', folders));
  }
  await app.register(adminShell(options.admin));
  pages.register(app);
  await app.register(async (forms) => {
    if (settings.rateLimits) await limitRequests(forms);
    await forms.register(
      takingForms((scope, _options, done) => {
        pages.registerForms(scope);
        done();
      }),
    );
  });
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request.url, request.headers.accept)
      ? pages.answerNotFound(request, reply)
      : reply.refuse('not-found'),
  );
  await shop.onCatalogueChange(refreshCaches({ reads: shop.reads, pages, feeds }));
  shop.db.watch((isAway) => pages.setAway(isAway));
  return { app, pages };
}

/**
 * Routes that accept plain HTML forms. All others refuse them: a page on another site could submit one for a visitor,
 * to the login for example, without asking first.
 */
function takingForms(routes: FastifyPluginCallback): FastifyPluginAsync {
  return async (scope) => {
    await scope.register(formbody);
    await scope.register(routes);
  };
}

/** For forms that contain their pictures. */
function storePicture({ media }: Shop): (bytes: Uint8Array, client: string) => Promise<string | null> {
  return async (bytes, client) => {
    const stored = await media.storeUpload(bytes, client);
    return stored.ok ? stored.value.address : null;
  };
}

function wantsPage(url: string, accept: string | undefined): boolean {
  return !url.startsWith('/api/') && (accept ?? '').includes('text/html');
}

/** The shop itself calls the stand-in over HTTP, so it must know its address. */
async function mountSandbox(app: FastifyInstance, sandbox: NonNullable<Shop['sandbox']>): Promise<void> {
  await app.register(takingForms(sandbox.routes), { prefix: '/sandbox' });
  app.addHook('onListen', (done) => {
    const { address, port, family } = app.server.address() as AddressInfo;
    const anywhere = address === '0.0.0.0' || address === '::';
    const host = anywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
    sandbox.listensAt(`http://${host}:${port}`);
    done();
  });
}
