import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bearerOf } from '../../../platform/http/acting-customer.ts';
import { languageOfRequest } from '../../../platform/http/page-requests.ts';
import {
  browserOf,
  setDeviceCookie,
  isOwnOrigin,
  clearLoginCookie,
  loginCookieOf,
  setLoginCookie,
} from '../../../platform/http/cookies.ts';
import { refusalSchema, waitOf } from '../../../platform/http/refusal.ts';
import type { Issue } from '../../../shared/messages/message.ts';
import { countryOfLanguage, phoneIssues } from '../../../platform/telephone/stored-phone.ts';
import { codeForIssue, issuesOf } from '../../../shared/messages/schema-issues.ts';
import { deviceOf } from '../../../shared/staff/device-of.ts';
import type { Customers } from '../application/create-customers.ts';
import type { LoggedIn, Profile } from '../application/sessions.ts';
import * as schemas from './customers.schemas.ts';
import { refreshTokenMs } from '../domain/session-rules.ts';

/** Sent along with one call only. */
const cookie = { name: 'wmk_refresh', path: '/api/refresh-token' } as const;

function setRefreshCookie(reply: FastifyReply, token: string, secure: boolean): void {
  setLoginCookie(reply, cookie, token, secure, refreshTokenMs);
}

export function clearRefreshCookie(reply: FastifyReply, secure: boolean): void {
  clearLoginCookie(reply, cookie, secure);
}

function refreshCookieOf(request: FastifyRequest, secure: boolean): string | null {
  return loginCookieOf(request, cookie, secure);
}

const tags = ['account'];
const refusals = {
  400: refusalSchema,
  401: refusalSchema,
  403: refusalSchema,
  409: refusalSchema,
  410: refusalSchema,
  422: refusalSchema,
  429: refusalSchema,
};

/** Never says whether the address is known. */
/** Logging in and out (spec 7). The access token is shown as Bearer; the refresh token is a cookie of its own path. */
export function customersRoutes(
  customers: Customers,
  options: { readonly publicUrl: string },
): FastifyPluginCallbackZod {
  const secure = options.publicUrl.startsWith('https:');

  return (app, _options, done) => {
    app.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      // Another page must neither renew somebody's session nor log a visitor in to an account that is not theirs.
      if (!isOwnOrigin(request, options.publicUrl)) return reply.refuse('origin-refused');
    });

    const letIn = (reply: FastifyReply, { tokens, deviceCookie, profile }: LoggedIn) => {
      setRefreshCookie(reply, tokens.refresh, secure);
      setDeviceCookie(reply, 'customer', deviceCookie, secure);
      return { token: tokens.access, user: userOf(profile) };
    };

    /** What is wrong with the fields of somebody who wants an account. */
    const faultsOf = async (body: unknown): Promise<readonly Issue[]> => {
      const typed = schemas.signupSchema.safeParse(body, { error: codeForIssue });
      const issues = typed.success ? [] : issuesOf(typed.error);
      const chosen = schemas.chosenPasswordSchema.safeParse(body);
      const problem = chosen.success ? await customers.problemOfPassword(chosen.data) : null;
      return problem === null ? issues : [...issues, { field: 'password', code: `password-${problem}` }];
    };

    app.post(
      '/login',
      {
        config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
        schema: {
          tags,
          summary: 'Log in',
          body: schemas.loginSchema,
          response: { 200: schemas.loggedInSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const loggedIn = await customers.logIn({
          ...request.body,
          browser: browserOf(request, 'customer', secure),
          language: languageOfRequest(request),
        });
        return loggedIn.ok
          ? letIn(reply, loggedIn.value)
          : reply.refuse(loggedIn.error.code, undefined, waitOf(loggedIn.error));
      },
    );

    app.post(
      '/login/passkey-options',
      {
        // Each visit of the login page asks once, for the browser to offer passkeys at the field, and there may be a
        // whole office behind one address: the button must not be locked by that.
        config: { rateLimit: { max: 300, timeWindow: '10 minutes' } },
        schema: {
          tags,
          summary: 'What the browser needs to log in with a passkey',
          body: z.object({}).nullish(),
          response: { 200: schemas.passkeyAskedSchema, ...refusals },
        },
      },
      async () => {
        const { token, options } = await customers.askForPasskey();
        return { token, options: { ...options } };
      },
    );

    app.post(
      '/login/passkey',
      {
        config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
        schema: {
          tags,
          summary: 'Log in with a passkey',
          body: schemas.passkeyLoginSchema,
          response: { 200: schemas.loggedInSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const loggedIn = await customers.logInByPasskey({
          token: request.body.token,
          response: request.body.response as Shown,
          browser: browserOf(request, 'customer', secure),
          language: languageOfRequest(request),
        });
        return loggedIn.ok ? letIn(reply, loggedIn.value) : reply.refuse(loggedIn.error.code);
      },
    );

    app.post(
      '/signup',
      {
        config: { rateLimit: { max: 20, timeWindow: '1 hour' } },
        schema: {
          tags,
          summary: 'Open an account and log in',
          body: schemas.signupSchema,
          response: { 200: schemas.loggedInSchema, ...refusals },
        },
        // Everything that is wrong is named at once: the password's own rules are no part of the schema.
        attachValidation: true,
      },
      async (request, reply) => {
        const { validationError, body } = request;
        if (validationError !== undefined) return reply.refuse('invalid-request', await faultsOf(body));
        const language = languageOfRequest(request);
        const wrongPhone = phoneIssues(body.phone, countryOfLanguage(language));
        if (wrongPhone.length > 0) return reply.refuse('invalid-request', wrongPhone);
        const opened = await customers.signUp({
          ...body,
          device: deviceOf(request.headers['user-agent'] ?? ''),
          language,
        });
        if (opened.ok) return letIn(reply, opened.value);
        const { error } = opened;
        return error.code === 'password-refused'
          ? reply.refuse(error.code, [{ field: 'password', code: `password-${error.problem}` }])
          : reply.refuse(error.code, [{ field: 'email', code: error.code }]);
      },
    );

    app.post(
      '/refresh-token',
      {
        // Each adds rows that are kept for weeks; a browser needs one in a quarter of an hour.
        config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
        schema: {
          tags,
          summary: 'Get the next access token, by the cookie',
          response: { 200: schemas.tokenAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const shown = refreshCookieOf(request, secure);
        const renewed = shown === null ? null : await customers.refresh(shown);
        if (renewed?.ok !== true) {
          clearRefreshCookie(reply, secure);
          return reply.refuse('session-over');
        }
        setRefreshCookie(reply, renewed.value.refresh, secure);
        return { token: renewed.value.access };
      },
    );

    app.post(
      '/logout',
      {
        schema: {
          tags,
          summary: 'Log out here',
          body: z.object({}).nullish(),
          response: { 200: schemas.messageSchema, ...refusals },
        },
      },
      async (request, reply) => {
        await customers.logOut(bearerOf(request));
        clearRefreshCookie(reply, secure);
        return { message: reply.say('logged-out') };
      },
    );

    app.post(
      '/forgot-password',
      {
        config: { rateLimit: { max: 20, timeWindow: '1 hour' } },
        schema: {
          tags,
          summary: 'Ask for a link to set a new password',
          description: 'The answer is the same for every address.',
          body: schemas.forgotSchema,
          response: { 200: schemas.messageSchema, ...refusals },
        },
      },
      async (request, reply) => {
        await customers.forgotPassword({ ...request.body, client: request.ip });
        return { message: reply.say('reset-link-sent-if-known') };
      },
    );

    app.post(
      '/reset-password',
      {
        config: { rateLimit: { max: 20, timeWindow: '1 hour' } },
        schema: {
          tags,
          summary: 'Set a new password by the mailed link',
          body: schemas.resetSchema,
          response: { 200: schemas.messageSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const changed = await customers.resetPassword({ ...request.body, client: request.ip });
        if (changed.ok) {
          return {
            message: reply.say(
              changed.value.passkeys === 0 ? 'password-reset' : 'password-reset-with-passkeys',
            ),
          };
        }
        const { error } = changed;
        return error.code === 'password-refused'
          ? reply.refuse(error.code, [{ field: 'password', code: `password-${error.problem}` }])
          : reply.refuse(error.code);
      },
    );

    done();
  };
}

function userOf({ name, email, phone }: Profile) {
  return { name, email_address: email, phone_number: phone };
}

type Shown = Parameters<Customers['logInByPasskey']>[0]['response'];
