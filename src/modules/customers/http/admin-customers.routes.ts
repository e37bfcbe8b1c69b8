import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Customers } from '../application/create-customers.ts';
import { messageSchema } from './customers.schemas.ts';

/** What staff do to an account. Reading accounts is a read model. */
export function adminCustomersRoutes(customers: Customers): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/customers/:id/logout',
      {
        config: { access: 'persons:write' },
        schema: {
          summary: 'Log a customer out of all devices',
          description: 'Password and passkeys stay. The customer gets a mail.',
          params: z.object({ id: z.uuid() }),
          body: z.object({}).nullish(),
          response: { 200: messageSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const ended = await customers.logOutCustomer(request.params.id, actorOf(request));
        return ended.ok
          ? { message: reply.say('person-logged-out-everywhere') }
          : reply.refuse(ended.error.code);
      },
    );
    done();
  };
}
