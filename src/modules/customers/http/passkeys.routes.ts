import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { actingCustomer, onlyForCustomers } from '../../../platform/http/acting-customer.ts';
import { refusalSchema, waitOf } from '../../../platform/http/refusal.ts';
import * as keys from '../../../platform/passkeys/passkey.schemas.ts';
import type { Customers } from '../application/create-customers.ts';
import * as schemas from './account.schemas.ts';
import { messageSchema, wrongPassword } from './customers.schemas.ts';

const tags = ['account'];
const refusals = {
  400: refusalSchema,
  401: refusalSchema,
  403: refusalSchema,
  404: refusalSchema,
  409: refusalSchema,
  410: refusalSchema,
  422: refusalSchema,
  429: refusalSchema,
};
const config = { rateLimit: { max: 60, timeWindow: '1 hour' } };

/** The passkeys of an account: what logs in to it without a password. */
export function accountPasskeysRoutes(customers: Customers): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    onlyForCustomers(app, customers.find);

    app.get(
      '/account/passkeys',
      { schema: { tags, summary: 'My passkeys', response: { 200: schemas.passkeysSchema, ...refusals } } },
      async (request) => ({
        passkeys: (await customers.passkeys(actingCustomer(request).id)).map(keys.passkeyAnswer),
      }),
    );

    app.post(
      '/account/passkeys/options',
      {
        config,
        schema: {
          tags,
          summary: 'What the browser needs to make a passkey',
          description:
            'Takes its name before the device makes it, so that none is made in vain, and the password, unless it or a passkey was given in this session in the last ten minutes.',
          body: schemas.proofSchema.extend(keys.keyNameSchema.shape),
          response: { 200: keys.passkeyOptionsSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { password } = request.body;
        const begun = await customers.beginPasskey(actingCustomer(request), { password, client: request.ip });
        if (begun.ok) return { ...begun.value };
        return reply.refuse(begun.error.code, wrongPassword(begun.error.code), waitOf(begun.error));
      },
    );

    app.post(
      '/account/passkeys',
      {
        config,
        schema: {
          tags,
          summary: 'Add the passkey that the browser has made',
          body: keys.newPasskeySchema,
          response: { 200: messageSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { name, response } = request.body;
        const made = { name, response: response as Made, client: request.ip };
        const added = await customers.finishPasskey(actingCustomer(request), made);
        return added.ok ? { message: reply.say('passkey-saved') } : reply.refuse(added.error.code);
      },
    );

    app.put(
      '/account/passkeys/:id',
      {
        schema: {
          tags,
          summary: 'Name a passkey',
          params: keys.passkeyParams,
          body: keys.keyNameSchema,
          response: { 200: messageSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { id } = actingCustomer(request);
        const isThere = await customers.namePasskey(id, request.params.id, request.body.name);
        return isThere ? { message: reply.say('passkey-named') } : reply.refuse('record-not-found');
      },
    );

    app.post(
      '/account/passkeys/:id/removal',
      {
        config,
        schema: {
          tags,
          summary: 'Remove a passkey',
          description:
            'Takes the password, unless it or a passkey was given in this session in the last ten minutes.',
          params: keys.passkeyParams,
          body: schemas.proofSchema,
          response: { 200: schemas.goneSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const proof = { password: request.body.password, client: request.ip };
        const removed = await customers.removePasskey(actingCustomer(request), request.params.id, proof);
        if (removed.ok) return { deleted: true } as const;
        return reply.refuse(removed.error.code, wrongPassword(removed.error.code), waitOf(removed.error));
      },
    );
    done();
  };
}

type Made = Parameters<Customers['finishPasskey']>[1]['response'];
