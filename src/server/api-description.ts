import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

type Paths = Readonly<Record<string, unknown>>;
interface Description {
  readonly paths?: Paths;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

const officePath = '/api/admin/';

/** Describes all routes that are registered after it. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'WMK', description: 'The shop’s REST interface.', version: '1' },
      components: {
        securitySchemes: { staffCookie: { type: 'apiKey', in: 'cookie', name: '__Secure-wmk_staff' } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

/** As strict as that of the shop's pages: the description's own program sets styles on what it draws. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `/api/docs` and `/api/openapi.json` for everybody: the calls that are open to strangers. */
export async function showPublicApi(app: FastifyInstance): Promise<void> {
  let description: Description | null = null;
  const read = () => (description ??= publicPart(app.swagger()));
  app.get('/api/openapi.json', { schema: { hide: true } }, read);
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    uiHooks: {
      onRequest: (_request, reply, next) => {
        void reply.header('referrer-policy', 'same-origin');
        next();
      },
    },
    transformSpecification: () => ({ ...read() }),
  });
}

/** The complete description, for staff: their cookie is sent to the back office's calls only. */
export function showWholeApi(admin: FastifyInstance): void {
  admin.get('/openapi.json', { config: { access: 'staff' }, schema: { hide: true } }, () => admin.swagger());
}

/** Without the back office's calls, and without schemas that only those use. */
function publicPart({ paths = {}, ...whole }: Description): Description {
  const open = Object.fromEntries(Object.entries(paths).filter(([path]) => !path.startsWith(officePath)));
  const schemas = whole.components?.schemas ?? {};
  const used = new Set<string>();
  const use = (value: unknown): void => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      use(schemas[name] ?? null);
    }
  };
  use(open);
  return {
    ...whole,
    paths: open,
    components: { schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name))) },
  };
}
