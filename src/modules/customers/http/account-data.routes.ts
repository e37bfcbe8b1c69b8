import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actingCustomer, onlyForCustomers } from '../../../platform/http/acting-customer.ts';
import { refusalSchema, waitOf } from '../../../platform/http/refusal.ts';
import { berlinDay } from '../../../shared/time/berlin-day.ts';
import type { Customers } from '../application/create-customers.ts';
import * as schemas from './account.schemas.ts';
import { wrongPassword } from './customers.schemas.ts';
import { clearRefreshCookie } from './customers.routes.ts';

const tags = ['account'];
const refusals = { 400: refusalSchema, 401: refusalSchema, 403: refusalSchema, 429: refusalSchema };

/** A piece as the wishlist shows it (spec 3); `price` in euros. */
export interface WishedPiece {
  readonly productId: string;
  readonly title: string;
  readonly price: number;
  readonly image: string;
}

/** What an account holds: the wishlist, everything to take along, and its end. */
export function accountDataRoutes(
  customers: Customers,
  options: {
    /** The pieces as they are now, in this order; without those that the shop has no more. */
    readonly pieces: (ids: readonly string[]) => Promise<readonly WishedPiece[]>;
    readonly publicUrl: string;
  },
): FastifyPluginCallbackZod {
  const secure = options.publicUrl.startsWith('https:');
  const listed = async (ids: readonly string[]) => {
    const entries = [...(await options.pieces(ids))];
    const shown = new Set(entries.map(({ productId }) => productId));
    return { entries, gone: ids.filter((id) => !shown.has(id)) };
  };
  return (app, _options, done) => {
    onlyForCustomers(app, customers.find);

    app.get(
      '/account/wishlist',
      { schema: { tags, summary: 'My wishlist', response: { 200: schemas.wishlistSchema, ...refusals } } },
      async (request) => {
        const ids = await customers.changeWishlist(actingCustomer(request).id, { add: [], remove: [] });
        return listed(ids);
      },
    );

    app.post(
      '/account/wishlist',
      {
        schema: {
          tags,
          summary: 'Change my wishlist by what this device has added and removed',
          description: 'Answers with the list of all devices. Idempotent.',
          body: schemas.changeWishlistSchema,
          response: { 200: schemas.wishlistSchema, ...refusals },
        },
      },
      async (request) => {
        const ids = await customers.changeWishlist(actingCustomer(request).id, request.body);
        return listed(ids);
      },
    );

    app.get(
      '/account/export',
      {
        config: { rateLimit: { max: 20, timeWindow: '1 hour' } },
        schema: {
          tags,
          summary: 'Everything that the shop has on me, as JSON (Art. 15, 20 GDPR)',
          response: {
            200: z.object({
              exportedAt: z.iso.datetime(),
              /** Whether what is known by the e-mail address alone is in it: once that is confirmed. */
              byEmail: z.boolean(),
              data: z.record(z.string(), z.unknown()),
            }),
            ...refusals,
          },
        },
      },
      async (request, reply) => {
        const exported = await customers.exportData(actingCustomer(request).id);
        request.noteSecurityEvent('data-exported');
        const name = `wmk-daten-${berlinDay(exported.exportedAt)}.json`;
        void reply.header('content-disposition', `attachment; filename="${name}"`);
        // As JSON writes it: moments as text.
        return JSON.parse(JSON.stringify(exported)) as {
          exportedAt: string;
          byEmail: boolean;
          data: Record<string, unknown>;
        };
      },
    );

    app.post(
      '/account/deletion',
      {
        config: { rateLimit: { max: 30, timeWindow: '1 hour' } },
        schema: {
          tags,
          summary: 'Delete my account at once',
          description: 'Orders stay as long as the law demands, restricted (Art. 17 (3) b GDPR).',
          body: schemas.deletionSchema,
          response: { 200: schemas.goneSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { password } = request.body;
        const deleted = await customers.deleteAccount(actingCustomer(request), {
          password,
          client: request.ip,
        });
        if (!deleted.ok) {
          return reply.refuse(deleted.error.code, wrongPassword(deleted.error.code), waitOf(deleted.error));
        }
        clearRefreshCookie(reply, secure);
        return { deleted: true } as const;
      },
    );
    done();
  };
}
