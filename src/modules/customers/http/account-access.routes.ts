import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { actingCustomer, bearerOf, onlyForCustomers } from '../../../platform/http/acting-customer.ts';
import { refusalSchema, waitOf } from '../../../platform/http/refusal.ts';
import type { Customers } from '../application/create-customers.ts';
import * as schemas from './account.schemas.ts';
import { messageSchema, userSchema, wrongPassword } from './customers.schemas.ts';
import { clearRefreshCookie } from './customers.routes.ts';

const tags = ['account'];
const refusals = {
  400: refusalSchema,
  401: refusalSchema,
  403: refusalSchema,
  404: refusalSchema,
  409: refusalSchema,
  410: refusalSchema,
  429: refusalSchema,
};
/** Besides what the account's own limits allow. */
const rateLimit = { max: 30, timeWindow: '1 hour' };
/** Describes calls that ask for a fresh proof. */
const description =
  'Takes the password, unless it or a passkey was given in this session in the last ten minutes.';

/** How somebody gets in: password, address, sessions. */
export function accountAccessRoutes(
  customers: Customers,
  options: { readonly publicUrl: string },
): FastifyPluginCallbackZod {
  const secure = options.publicUrl.startsWith('https:');
  return (app, _options, done) => {
    onlyForCustomers(app, customers.find);

    app.post(
      '/account/password',
      {
        config: { rateLimit },
        schema: {
          tags,
          summary: 'Change my password; all other sessions end',
          body: schemas.changePasswordSchema,
          response: { 200: messageSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const client = request.ip;
        const changed = await customers.changePassword(actingCustomer(request), { ...request.body, client });
        if (changed.ok) return { message: reply.say('password-changed') };
        const { error } = changed;
        return error.code === 'password-refused'
          ? reply.refuse(error.code, [{ field: 'newPassword', code: `password-${error.problem}` }])
          : reply.refuse(error.code, wrongPassword(error.code), waitOf(error));
      },
    );

    app.post(
      '/account/email',
      {
        config: { rateLimit },
        schema: {
          tags,
          summary: 'Ask for another address; a link is mailed to it',
          body: schemas.changeEmailSchema,
          response: { 200: messageSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const client = request.ip;
        const asked = await customers.askForEmail(actingCustomer(request), { ...request.body, client });
        if (asked.ok) return { message: reply.say('email-link-sent-to-new-address') };
        return reply.refuse(asked.error.code, wrongPassword(asked.error.code), waitOf(asked.error));
      },
    );

    app.post(
      '/account/email/confirmation',
      {
        config: { rateLimit },
        schema: {
          tags,
          summary: 'Ask for a link that shows that my address is mine',
          response: { 200: messageSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const asked = await customers.askToConfirmEmail(actingCustomer(request));
        if (asked.ok) return { message: reply.say('email-link-sent') };
        return reply.refuse(asked.error.code, undefined, waitOf(asked.error));
      },
    );

    app.get(
      '/account/sessions',
      {
        schema: {
          tags,
          summary: 'Where I am logged in',
          response: { 200: schemas.sessionsSchema, ...refusals },
        },
      },
      async (request) => {
        const { id, sessionId } = actingCustomer(request);
        const sessions = await customers.sessions(id);
        return {
          sessions: sessions.map((session) => ({
            id: session.id,
            device: session.device,
            createdAt: session.createdAt.toISOString(),
            lastUsedAt: session.lastUsedAt.toISOString(),
            isThis: session.id === sessionId,
          })),
        };
      },
    );

    app.post(
      '/account/sessions/:id/removal',
      {
        config: { rateLimit },
        schema: {
          tags,
          summary: 'Log out another device',
          description: `${description} One’s own session needs none.`,
          params: schemas.idParams,
          body: schemas.proofSchema,
          response: { 200: schemas.goneSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const proof = { password: request.body.password, client: request.ip };
        const ended = await customers.endSession(actingCustomer(request), request.params.id, proof);
        if (ended.ok) return { deleted: true } as const;
        return reply.refuse(ended.error.code, wrongPassword(ended.error.code), waitOf(ended.error));
      },
    );

    app.post(
      '/account/sessions/removal',
      {
        config: { rateLimit },
        schema: {
          tags,
          summary: 'Log out all devices, this one too',
          description,
          body: schemas.proofSchema,
          response: { 200: messageSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const proof = { password: request.body.password, client: request.ip };
        const ended = await customers.logOutEverywhere(actingCustomer(request), proof);
        if (!ended.ok)
          return reply.refuse(ended.error.code, wrongPassword(ended.error.code), waitOf(ended.error));
        clearRefreshCookie(reply, secure);
        return { message: reply.say('logged-out-everywhere') };
      },
    );
    done();
  };
}

/** Links in mails, which may be read where nobody is logged in. */
export function followEmailLinkRoutes(
  customers: Pick<Customers, 'find' | 'followEmailLink' | 'refuseEmailLink'>,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.post(
      '/account/email/confirm',
      {
        config: { rateLimit },
        schema: {
          tags,
          summary: 'Confirm an address by the mailed link',
          description: 'Takes a login of the account that asked for the link, or its password.',
          body: schemas.followSchema,
          response: { 200: userSchema, ...refusals },
        },
      },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const { token, password = null } = request.body;
        const shown = bearerOf(request);
        const customerId = shown === '' ? null : ((await customers.find(shown))?.id ?? null);
        // The browser gets its next access token and asks again.
        if (shown !== '' && customerId === null && password === null) return reply.refuse('session-over');
        const followed = await customers.followEmailLink({
          token,
          password,
          customerId,
          client: request.ip,
        });
        if (!followed.ok) {
          const { code } = followed.error;
          return reply.refuse(code, wrongPassword(code), waitOf(followed.error));
        }
        const { name, email, phone } = followed.value;
        return { name, email_address: email, phone_number: phone };
      },
    );

    app.post(
      '/account/email/refuse',
      {
        config: { rateLimit },
        schema: {
          tags,
          summary: 'Say by the mailed link that it was never asked for',
          description: 'At the account’s own address that closes the account until it has another password.',
          body: schemas.refuseLinkSchema,
          response: { 200: schemas.refusedLinkSchema, ...refusals },
        },
      },
      async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        const refused = await customers.refuseEmailLink({ token: request.body.token, client: request.ip });
        return refused.ok ? { locked: refused.value.isLocked } : reply.refuse(refused.error.code);
      },
    );
    done();
  };
}
