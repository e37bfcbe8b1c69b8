import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { versionOf } from '../../../platform/audit/audit.ts';
import { listAnswer, listQuery } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Staff } from '../application/create-staff.ts';
import { publicFacts } from '../application/staff-profile.ts';
import * as schemas from './staff.schemas.ts';

const read = { access: 'staff:read' } as const;
/** Changing who may log in requires a fresh password or passkey. */
const write = { access: 'staff:write', fresh: true } as const;
const params = z.object({ id: z.uuid() });

/** The shop's staff, and who last changed a text. */
export function staffRoutes(staff: Staff): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/staff',
      {
        config: read,
        schema: {
          summary: 'Staff',
          querystring: listQuery(['name', 'email', 'role', 'createdAt', 'loggedInAt'], {}, 'ASC'),
          response: { 200: listAnswer(schemas.staffMemberSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { items, total } = await staff.list(request.query, actorOf(request));
        return { items: items.map(asRest), total };
      },
    );

    app.get(
      '/staff/:id',
      {
        config: read,
        schema: {
          summary: 'One of the staff',
          params,
          response: { 200: schemas.staffMemberSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const person = await staff.find(request.params.id, actorOf(request));
        return person === null ? reply.refuse('record-not-found') : asRest(person);
      },
    );

    app.post(
      '/staff',
      {
        config: write,
        schema: {
          summary: 'Invite somebody by mail',
          body: schemas.inviteSchema,
          response: { 201: schemas.staffMemberSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const invited = await staff.invite(request.body, actorOf(request));
        return invited.ok
          ? reply.code(201).send(asRest(invited.value))
          : reply.refuse(invited.error.code, [{ field: 'email', code: 'already-in-team' }]);
      },
    );

    app.patch(
      '/staff/:id',
      {
        config: write,
        schema: {
          summary: 'Change name or role, deactivate or let in again',
          params,
          body: schemas.changeStaffSchema,
          response: { 200: schemas.staffMemberSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const changed = await staff.change(request.params.id, request.body, actorOf(request));
        return changed.ok ? asRest(changed.value) : reply.refuse(changed.error.code);
      },
    );

    app.delete(
      '/staff/:id',
      {
        config: write,
        schema: {
          summary: 'Take back an invitation that nobody has accepted',
          params,
          response: { 200: schemas.staffMemberSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const removed = await staff.withdrawInvitation(request.params.id, actorOf(request));
        return removed.ok ? asRest(removed.value) : reply.refuse(removed.error.code);
      },
    );

    app.post(
      '/staff/:id/invitation',
      {
        config: write,
        schema: {
          summary: 'Send the invitation again',
          params,
          response: { 200: z.object({ message: z.string() }), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const sent = await staff.inviteAgain(request.params.id, actorOf(request));
        return sent.ok ? { message: reply.say('invitation-sent') } : reply.refuse(sent.error.code);
      },
    );

    app.post(
      '/staff/:id/logout',
      {
        config: write,
        schema: {
          summary: 'Log somebody out of all browsers',
          params,
          response: { 200: z.object({ message: z.string() }), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const ended = await staff.logOutEverywhere(request.params.id, actorOf(request));
        return ended.ok
          ? { message: reply.say('person-logged-out-everywhere') }
          : reply.refuse(ended.error.code);
      },
    );

    app.post(
      '/staff/:id/second-factor-reset',
      {
        config: write,
        schema: {
          summary: 'Take the second factor of somebody away who has lost it',
          description: 'They are logged out everywhere and told by mail.',
          params,
          body: z.object({}).nullish(),
          response: { 200: z.object({ message: z.string() }), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const reset = await staff.resetSecondFactor(request.params.id, actorOf(request));
        return reset.ok ? { message: reply.say('second-factor-removed') } : reply.refuse(reset.error.code);
      },
    );

    app.get(
      '/login-rules/:id',
      {
        config: read,
        schema: {
          summary: 'What the owner has decided about logins',
          params: z.object({ id: z.literal('login-rules') }),
          response: { 200: schemas.loginRulesSchema, ...adminRefusals },
        },
      },
      async (request) => ({
        id: 'login-rules' as const,
        ...(await staff.loginRules(actorOf(request))),
      }),
    );

    app.patch(
      '/login-rules/:id',
      {
        config: write,
        schema: {
          summary: 'Decide about logins',
          params: z.object({ id: z.literal('login-rules') }),
          body: schemas.loginRulesChanges,
          response: { 200: schemas.loginRulesSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const saved = await staff.saveLoginRules(request.body, actorOf(request));
        return saved.ok ? { id: 'login-rules' as const, ...saved.value } : reply.refuse(saved.error.code);
      },
    );

    app.get(
      '/last-changes/:entity/:id',
      {
        config: { access: 'staff' },
        schema: {
          summary: 'Who changed a text last',
          description: 'For the user whose save was refused. About records that the user may read.',
          params: schemas.lastChangeParams,
          response: { 200: schemas.lastChangeSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { entity, id } = request.params;
        const right = schemas.rightToRead[entity];
        if (right !== undefined && !actorOf(request).rights.includes(right)) {
          return reply.refuse('right-missing');
        }
        const last = await staff.lastChange(entity, id);
        return { by: last?.by ?? null, at: last?.at.toISOString() ?? null };
      },
    );
    done();
  };
}

type Person = NonNullable<Awaited<ReturnType<Staff['find']>>>;

function asRest(person: Person) {
  const { id, name, email, role, createdAt, loggedInAt, deactivatedAt, passwordHash, hasSecondFactor } =
    person;
  const state =
    deactivatedAt !== null
      ? ('deactivated' as const)
      : passwordHash === null
        ? ('invited' as const)
        : ('active' as const);
  return {
    id,
    name,
    email,
    role,
    state,
    active: deactivatedAt === null,
    createdAt: createdAt.toISOString(),
    loggedInAt: loggedInAt?.toISOString() ?? null,
    hasSecondFactor,
    version: versionOf(publicFacts(person)),
  };
}
