import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminRefusals, waitOf } from '../../../platform/http/refusal.ts';
import {
  browserOf,
  setDeviceCookie,
  clearLoginStepCookie,
  clearStaffCookie,
  setLoginStepCookie,
  setStaffCookie,
  staffCookieOf,
} from '../../../platform/http/cookies.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Staff } from '../application/create-staff.ts';
import type { LoggedInStaff } from '../application/log-in.ts';
import { loginStepMs, staffSessionMs } from '../domain/staff-session-rules.ts';
import * as schemas from './staff.schemas.ts';

const anyone = { access: 'anyone', rateLimit: { max: 60, timeWindow: '10 minutes' } } as const;
/** Sets the cookies that identify a browser from now on. */
export function letIn(reply: FastifyReply, { token, deviceCookie, profile }: LoggedInStaff, secure: boolean) {
  setStaffCookie(reply, token, secure, staffSessionMs);
  setDeviceCookie(reply, 'staff', deviceCookie, secure);
  clearLoginStepCookie(reply, secure);
  return { ...profile, rights: [...profile.rights] };
}

const message = z.object({ message: z.string() });

/** Logging in and out of the back office. The session is a cookie that is sent to these calls only. */
export function staffLoginRoutes(
  staff: Staff,
  options: { readonly publicUrl: string },
): FastifyPluginCallbackZod {
  const secure = options.publicUrl.startsWith('https:');
  const own = (request: FastifyRequest) => ({
    actor: actorOf(request),
    session: staffCookieOf(request, secure) ?? '',
  });

  return (app, _options, done) => {
    app.post(
      '/login',
      {
        config: anyone,
        schema: {
          summary: 'Log in',
          body: schemas.staffLoginSchema,
          response: {
            200: schemas.staffProfileSchema,
            202: schemas.halfLoggedInSchema.describe(
              'The password is right, and something else is asked for',
            ),
            ...adminRefusals,
          },
        },
      },
      async (request, reply) => {
        const loggedIn = await staff.logIn({ ...request.body, browser: browserOf(request, 'staff', secure) });
        if (!loggedIn.ok) return reply.refuse(loggedIn.error.code, undefined, waitOf(loggedIn.error));
        if (loggedIn.value.kind === 'logged-in') return reply.send(letIn(reply, loggedIn.value, secure));
        const { token, methods } = loggedIn.value;
        setLoginStepCookie(reply, token, secure, loginStepMs);
        return reply.code(202).send({ methods: [...methods] });
      },
    );

    app.post(
      '/logout',
      {
        config: { access: 'oneself' },
        schema: {
          summary: 'Log out, here or everywhere',
          description: 'Everywhere needs a password or passkey of the last ten minutes.',
          body: schemas.staffLogoutSchema,
          response: { 200: message, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const actor = actorOf(request);
        if (request.body?.everywhere === true) {
          if (!actor.isFresh) return reply.refuse('fresh-login-needed');
          await staff.logOutEverywhere(actor.id, actor);
        } else await staff.logOut(staffCookieOf(request, secure) ?? '');
        clearStaffCookie(reply, secure);
        return { message: reply.say('logged-out') };
      },
    );

    app.get(
      '/sessions',
      {
        config: { access: 'oneself' },
        schema: {
          summary: 'Where one is logged in',
          response: { 200: schemas.ownSessionsSchema, ...adminRefusals },
        },
      },
      async (request) => {
        const sessions = await staff.ownSessions(own(request));
        return {
          sessions: sessions.map(({ createdAt, lastUsedAt, ...session }) => ({
            ...session,
            createdAt: createdAt.toISOString(),
            lastUsedAt: lastUsedAt.toISOString(),
          })),
        };
      },
    );

    app.delete(
      '/sessions/:id',
      {
        config: { access: 'oneself', fresh: true },
        schema: {
          summary: 'Log out another browser of one’s own',
          params: z.object({ id: z.uuid() }),
          response: { 200: message, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const ended = await staff.endOwnSession(request.params.id, own(request));
        return ended.ok ? { message: reply.say('device-logged-out') } : reply.refuse(ended.error.code);
      },
    );

    app.get(
      '/me',
      {
        config: { access: 'oneself' },
        schema: {
          summary: 'Who is logged in',
          response: { 200: schemas.staffProfileSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const profile = await staff.profile(actorOf(request));
        return profile === null ? reply.refuse('session-over') : { ...profile, rights: [...profile.rights] };
      },
    );

    app.post(
      '/password',
      {
        config: { access: 'oneself', rateLimit: anyone.rateLimit },
        schema: {
          summary: 'Change one’s own password',
          description: 'All other browsers are logged out.',
          body: schemas.staffPasswordSchema,
          response: { 200: message, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const input = { ...request.body, client: request.ip, session: staffCookieOf(request, secure) ?? '' };
        const changed = await staff.changePassword(input, actorOf(request));
        if (changed.ok) return { message: reply.say('staff-password-changed') };
        const { error } = changed;
        switch (error.code) {
          case 'password-refused':
            return reply.refuse(error.code, [{ field: 'newPassword', code: `password-${error.problem}` }]);
          case 'login-refused':
            return reply.refuse('password-refused', [
              { field: 'currentPassword', code: 'not-the-current-password' },
            ]);
          case 'too-many-logins':
            return reply.refuse(error.code, undefined, waitOf(error));
        }
      },
    );

    app.post(
      '/forgot-password',
      {
        config: { ...anyone, rateLimit: { max: 20, timeWindow: '1 hour' } },
        schema: {
          summary: 'Ask for a link to set a new password',
          description: 'The answer is the same for every address.',
          body: schemas.staffForgotSchema,
          response: { 200: message, ...adminRefusals },
        },
      },
      async (request, reply) => {
        await staff.forgotPassword({ ...request.body, client: request.ip });
        return { message: reply.say('reset-link-sent-if-known') };
      },
    );

    app.post(
      '/reset-password',
      {
        config: anyone,
        schema: {
          summary: 'Set a new password by the mailed link',
          body: schemas.staffResetSchema,
          response: { 200: message, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const changed = await staff.resetPassword({ ...request.body, client: request.ip });
        if (changed.ok) return { message: reply.say('password-reset') };
        const { error } = changed;
        return error.code === 'password-refused'
          ? reply.refuse(error.code, [{ field: 'password', code: `password-${error.problem}` }])
          : reply.refuse(error.code);
      },
    );

    app.post(
      '/invitation/name',
      {
        config: anyone,
        schema: {
          summary: 'The name that somebody was invited by, by the mailed link',
          description: 'Changes nothing. Not a GET: the link’s secret must not be in an address.',
          body: schemas.invitationLinkSchema,
          response: { 200: z.object({ name: z.string() }), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const name = await staff.invitedName(request.body.token);
        return name.ok ? { name: name.value } : reply.refuse(name.error.code);
      },
    );

    app.post(
      '/invitation',
      {
        config: anyone,
        schema: {
          summary: 'Accept an invitation by its mailed link, and log in',
          body: schemas.acceptInvitationSchema,
          response: { 200: schemas.staffProfileSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const browser = browserOf(request, 'staff', secure);
        const accepted = await staff.acceptInvitation({ ...request.body, browser });
        if (accepted.ok) return letIn(reply, accepted.value, secure);
        const { error } = accepted;
        return error.code === 'password-refused'
          ? reply.refuse(error.code, [{ field: 'password', code: `password-${error.problem}` }])
          : reply.refuse(error.code);
      },
    );
    done();
  };
}
