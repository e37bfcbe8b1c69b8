import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { toString as drawQr } from 'qrcode';
import { z } from 'zod';
import { browserOf, loginStepOf, setLoginStepCookie, staffCookieOf } from '../../../platform/http/cookies.ts';
import { adminRefusals, waitOf } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import * as passkeySchemas from '../../../platform/passkeys/passkey.schemas.ts';
import type { Staff } from '../application/create-staff.ts';
import { loginStepMs } from '../domain/staff-session-rules.ts';
import { letIn } from './staff-login.routes.ts';
import * as schemas from './staff.schemas.ts';

const rateLimit = { max: 60, timeWindow: '10 minutes' };
const anyone = { access: 'anyone', rateLimit } as const;
const oneself = { access: 'oneself', rateLimit } as const;
/** For changes to who may log in. */
const fresh = { ...oneself, fresh: true } as const;
const message = z.object({ message: z.string() });
const nothing = z.object({}).nullish();

/** The second half of a login, one's own second factor, and confirming one's identity again. */
export function secondFactorRoutes(
  staff: Staff,
  options: { readonly publicUrl: string },
): FastifyPluginCallbackZod {
  const secure = options.publicUrl.startsWith('https:');
  const own = (request: FastifyRequest) => ({
    actor: actorOf(request),
    session: staffCookieOf(request, secure) ?? '',
  });

  return (app, _options, isDone) => {
    for (const [name, body, logIn] of [
      ['code', schemas.oneTimeCodeSchema, staff.logInByCode],
      ['recovery-code', schemas.recoveryCodeSchema, staff.logInByRecoveryCode],
    ] as const) {
      app.post(
        `/login/${name}`,
        {
          config: anyone,
          schema: {
            summary: `Finish a login with a ${name}`,
            body,
            response: { 200: schemas.staffProfileSchema, ...adminRefusals },
          },
        },
        async (request, reply) => {
          const finished = await logIn({
            token: loginStepOf(request, secure) ?? '',
            code: request.body.code,
            browser: browserOf(request, 'staff', secure),
          });
          return finished.ok
            ? letIn(reply, finished.value, secure)
            : reply.refuse(finished.error.code, undefined, waitOf(finished.error));
        },
      );
    }

    app.post(
      '/login/passkey-options',
      {
        config: anyone,
        schema: {
          summary: 'What the browser needs to log in with a passkey',
          description: 'After a password it is the second step, otherwise the whole login.',
          body: nothing,
          response: { 200: passkeySchemas.passkeyOptionsSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const asked = await staff.askForPasskey(loginStepOf(request, secure));
        setLoginStepCookie(reply, asked.token, secure, loginStepMs);
        return { ...asked.options };
      },
    );

    app.post(
      '/login/passkey',
      {
        config: anyone,
        schema: {
          summary: 'Log in with a passkey',
          body: passkeySchemas.shownPasskeySchema,
          response: { 200: schemas.staffProfileSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const finished = await staff.logInByPasskey({
          token: loginStepOf(request, secure) ?? '',
          response: request.body as Shown,
          browser: browserOf(request, 'staff', secure),
        });
        return finished.ok ? letIn(reply, finished.value, secure) : reply.refuse(finished.error.code);
      },
    );

    app.post(
      '/proof',
      {
        config: oneself,
        schema: {
          summary: 'Show by the password who is at the browser',
          description:
            'What is dangerous asks for it with the code `fresh-login-needed`; it counts for ten minutes.',
          body: schemas.proofSchema,
          response: { 200: message, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const input = { ...request.body, browser: browserOf(request, 'staff', secure) };
        const shown = await staff.prove(input, own(request));
        if (shown.ok) return { message: reply.say('saved') };
        // Not 401: the user is known.
        return shown.error.code === 'login-refused'
          ? reply.refuse('password-wrong')
          : reply.refuse(shown.error.code, undefined, waitOf(shown.error));
      },
    );

    app.post(
      '/proof/passkey-options',
      {
        config: oneself,
        schema: {
          summary: 'What the browser needs to show a passkey instead of the password',
          body: nothing,
          response: { 200: passkeySchemas.passkeyOptionsSchema, ...adminRefusals },
        },
      },
      async (request) => ({ ...(await staff.askForProof(own(request))) }),
    );

    app.post(
      '/proof/passkey',
      {
        config: oneself,
        schema: {
          summary: 'Show by a passkey who is at the browser',
          body: passkeySchemas.shownPasskeySchema,
          response: { 200: message, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const shown = await staff.proveByPasskey(request.body as Shown, own(request));
        return shown.ok ? { message: reply.say('saved') } : reply.refuse(shown.error.code);
      },
    );

    app.get(
      '/second-factor',
      {
        config: { access: 'oneself' },
        schema: {
          summary: 'One’s own second factor',
          response: { 200: schemas.ownSecondFactorSchema, ...adminRefusals },
        },
      },
      async (request) => {
        const { authenticator, recoveryCodes, keys } = await staff.secondFactor(actorOf(request));
        return {
          authenticator,
          recoveryCodes,
          passkeys: keys.map(passkeySchemas.passkeyAnswer),
        };
      },
    );

    app.post(
      '/second-factor/authenticator',
      {
        config: fresh,
        schema: {
          summary: 'Begin to set up an app that shows codes',
          description: 'The current app stays valid until the new one has produced a code.',
          body: nothing,
          response: { 200: schemas.newAuthenticatorSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const begun = await staff.beginAuthenticator(actorOf(request));
        if (begun === null) return reply.refuse('session-over');
        // Four modules of quiet zone, as the standard (ISO/IEC 18004) requires.
        return { ...begun, svg: await drawQr(begun.address, { type: 'svg', margin: 4 }) };
      },
    );

    app.post(
      '/second-factor/authenticator/confirmation',
      {
        config: fresh,
        schema: {
          summary: 'Confirm the app by its first code',
          description: 'Brings recovery codes where there are none left; they are shown once.',
          body: schemas.oneTimeCodeSchema,
          response: { 200: schemas.recoveryCodesSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const input = { ...request.body, browser: browserOf(request, 'staff', secure) };
        const confirmed = await staff.confirmAuthenticator(input, own(request));
        return confirmed.ok
          ? { recoveryCodes: [...confirmed.value] }
          : reply.refuse(confirmed.error.code, undefined, waitOf(confirmed.error));
      },
    );

    app.delete(
      '/second-factor/authenticator',
      {
        config: fresh,
        schema: { summary: 'Remove the app that shows codes', response: { 200: message, ...adminRefusals } },
      },
      async (request, reply) => {
        const removed = await staff.removeFactor(null, own(request));
        return removed.ok ? { message: reply.say('saved') } : reply.refuse(removed.error.code);
      },
    );

    app.post(
      '/second-factor/recovery-codes',
      {
        config: fresh,
        schema: {
          summary: 'Get ten new recovery codes; the others are worthless then',
          body: nothing,
          response: { 200: schemas.recoveryCodesSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const renewed = await staff.renewRecoveryCodes(own(request));
        return renewed.ok ? { recoveryCodes: [...renewed.value] } : reply.refuse(renewed.error.code);
      },
    );

    app.post(
      '/second-factor/passkey-options',
      {
        config: fresh,
        schema: {
          summary: 'What the browser needs to make a passkey',
          description: 'Takes its name before the device makes it, so that none is made in vain.',
          body: passkeySchemas.keyNameSchema,
          response: { 200: passkeySchemas.passkeyOptionsSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const begun = await staff.beginPasskey(own(request));
        return begun === null ? reply.refuse('session-over') : { ...begun };
      },
    );

    app.post(
      '/second-factor/passkeys',
      {
        config: fresh,
        schema: {
          summary: 'Add a passkey',
          description: 'Brings recovery codes where there are none left; they are shown once.',
          body: passkeySchemas.newPasskeySchema,
          response: { 200: schemas.recoveryCodesSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { name, response } = request.body;
        const added = await staff.finishPasskey({ name, response: response as Made }, own(request));
        return added.ok ? { recoveryCodes: [...added.value] } : reply.refuse(added.error.code);
      },
    );

    const params = passkeySchemas.passkeyParams;
    app.patch(
      '/second-factor/passkeys/:id',
      {
        config: oneself,
        schema: {
          summary: 'Name a passkey',
          params,
          body: passkeySchemas.keyNameSchema,
          response: { 200: message, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const isThere = await staff.namePasskey(request.params.id, request.body.name, actorOf(request));
        return isThere ? { message: reply.say('saved') } : reply.refuse('record-not-found');
      },
    );

    app.delete(
      '/second-factor/passkeys/:id',
      {
        config: fresh,
        schema: { summary: 'Remove a passkey', params, response: { 200: message, ...adminRefusals } },
      },
      async (request, reply) => {
        const removed = await staff.removeFactor(request.params.id, own(request));
        return removed.ok ? { message: reply.say('saved') } : reply.refuse(removed.error.code);
      },
    );
    isDone();
  };
}

type Shown = Parameters<Staff['logInByPasskey']>[0]['response'];
type Made = Parameters<Staff['finishPasskey']>[0]['response'];
