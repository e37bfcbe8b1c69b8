import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import serveStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { orderingRoutes } from '../modules/ordering/http/ordering.routes.ts';
import { shippingRoutes } from '../modules/shipping/http/shipping.routes.ts';
import type { Settings } from '../platform/config/settings.ts';
import type { KeptMails } from '../platform/mail/kept-mails.ts';
import { catalogueRoutes } from '../read-models/http/catalogue.routes.ts';
import type { Shop } from './compose.ts';
import { errorTable } from './error-table.ts';
import { answerErrors } from './http-errors.ts';
import { loggedAddress } from './logged-address.ts';
import { keptMailsRoutes } from './kept-mails.routes.ts';
import { healthRoutes } from './health.routes.ts';
import { buildFolder, type PageBundle } from './pages/page-bundle.ts';
import { ShopPages } from './pages/shop-pages.ts';
import { refuseNul } from './refuse-nul.ts';
import { pictureRoutes, withoutPictureHash } from './pictures.routes.ts';
import { readShell } from './read-shell.ts';
import { storefrontRoutes } from './storefront-routes.ts';

export interface HttpServer {
  readonly app: FastifyInstance;
  readonly pages: ShopPages;
}

const yearInSeconds = 365 * 24 * 60 * 60;
const requestsPerMinute = 600;

/** Puts the shop on HTTP: REST, pages, assets. Does not listen yet, so that tests can ask it in-process. */
export async function createHttpServer(options: {
  readonly settings: Settings;
  readonly shop: Shop;
  readonly bundle: PageBundle;
  readonly logger: FastifyBaseLogger;
  /** Mails that were kept because no mail server is set; null or left out: there is no page for them. */
  readonly keptMails?: KeptMails | null;
  /** Development only: Vite's own middleware, mounted before everything else. */
  readonly development?: (app: FastifyInstance) => Promise<void>;
}): Promise<HttpServer> {
  const { settings, shop, bundle } = options;
  const pages = new ShopPages({
    bundle,
    routes: storefrontRoutes,
    reads: shop.reads,
    shell: () => readShell(shop),
    publicUrl: settings.publicUrl,
    clock: shop.clock,
    logError: (error) => options.logger.error({ error }, 'page failed'),
  });

  const app = fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: (request) => withoutPictureHash(request.url ?? '/'),
    trustProxy: settings.trustProxy,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: 1_048_576,
    forceCloseConnections: 'idle',
    // Pages from the cache are answered here, before the framework parses anything.
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (!pages.answerFromCache(request, response)) handler(request, response);
      }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  refuseNul(app);
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

  if (options.development !== undefined) await options.development(app);
  else
    await app.register(helmet, {
      contentSecurityPolicy: false,
      hsts: settings.publicUrl.startsWith('https:'),
    });
  await app.register(formbody);

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'WMK', description: 'The shop’s REST interface.', version: '1' },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(
    async (api) => {
      if (settings.rateLimits)
        await api.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' });
      api.addHook('onSend', (_request, reply, payload, next) => {
        if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
        next(null, payload);
      });
      await api.register(catalogueRoutes(shop.reads));
      await api.register(shippingRoutes(shop.shipping));
      await api.register(orderingRoutes(shop.ordering, errorTable));
      api.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
    },
    { prefix: '/api' },
  );
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  await app.register(healthRoutes(shop));
  if (options.keptMails) await app.register(keptMailsRoutes(options.keptMails));
  await app.register(pictureRoutes());
  if (options.development === undefined) {
    await app.register(serveStatic, {
      root: join(buildFolder, 'client/assets'),
      prefix: '/assets/',
      maxAge: yearInSeconds * 1000,
      immutable: true,
      index: false,
      preCompressed: true,
    });
  }
  pages.register(app);
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request.url, request.headers.accept)
      ? pages.answerNotFound(request, reply)
      : reply.refuse('not-found'),
  );
  await shop.onCatalogueChange(() => pages.clear());
  return { app, pages };
}

function wantsPage(url: string, accept: string | undefined): boolean {
  return !url.startsWith('/api/') && (accept ?? '').includes('text/html');
}
