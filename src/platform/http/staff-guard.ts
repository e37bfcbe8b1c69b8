import type { FastifyInstance, FastifyRequest } from 'fastify';
import { staffPersonHeader, type StaffActor } from '../../shared/staff/actor.ts';
import { staffRights, type StaffRight } from '../../shared/staff/staff-roles.ts';
import { isOwnOrigin, staffCookieOf } from './cookies.ts';
import { idempotencyKeyOf } from './idempotency.ts';

/**
 * Access to an address of the back office: for anyone, staff about their own login, any staff, or staff with a right.
 * The use case checks the right again; this check makes sure that requests of strangers are not even parsed.
 */
type StaffAccess = 'anyone' | 'oneself' | 'staff' | StaffRight;

/** A browser in which a member of staff is logged in. */
export interface StaffLogin {
  readonly actor: StaffActor;
  readonly mustChangePassword: boolean;
  /** Whether they must set up a second factor before they may do anything else. */
  readonly secondFactorDue: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required below `/api/admin`. */
    access?: StaffAccess;
    /** Requires that the password or a passkey was given in the last ten minutes. */
    fresh?: boolean;
  }
  interface FastifyRequest {
    staffLogin: StaffLogin | null;
  }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets only staff through to the routes of this scope, identified by their browser's cookie. Each route declares in
 * `config.access` who may call it; a route without this declaration keeps the shop from starting.
 */
export function guardStaff(
  app: FastifyInstance,
  options: {
    readonly publicUrl: string;
    readonly loginOf: (token: string) => Promise<StaffLogin | null>;
  },
): void {
  const secure = options.publicUrl.startsWith('https:');
  app.decorateRequest('staffLogin', null);

  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access === undefined) throw new Error(`${route.url} does not say who may call it (config.access)`);
    const needed = isRight(access) ? [`Needs the right \`${access}\`.`] : [];
    const description = [route.schema?.description, ...needed].filter(Boolean).join(' ');
    route.schema = {
      tags: ['Back office'],
      ...route.schema,
      ...(description === '' ? {} : { description }),
      ...(access === 'anyone' ? {} : { security: [{ staffCookie: [] }] }),
    };
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!reads.has(request.method) && !isOwnOrigin(request, options.publicUrl)) {
      return reply.refuse('origin-refused');
    }
    const access = request.routeOptions.config.access ?? 'staff';
    if (access === 'anyone') return;
    const token = staffCookieOf(request, secure);
    const login = token === null ? null : await options.loginOf(token);
    if (login === null) return reply.refuse('session-over');
    request.staffLogin = login;
    if (!reads.has(request.method) && isOfAnother(request, login)) return reply.refuse('other-person');
    if (access !== 'oneself') {
      if (login.mustChangePassword) return reply.refuse('password-change-due');
      if (login.secondFactorDue) return reply.refuse('second-factor-due');
      if (isRight(access) && !login.actor.rights.includes(access)) return reply.refuse('right-missing');
    }
    if (request.routeOptions.config.fresh === true && !login.actor.isFresh) {
      return reply.refuse('fresh-login-needed');
    }
  });
}

/**
 * Whether the screen believes somebody else to be logged in: another tab of the same browser has changed the cookie, and
 * what one person has typed must not be saved in another's name. Programs may leave the header out.
 */
function isOfAnother({ headers }: FastifyRequest, { actor }: StaffLogin): boolean {
  const believed = headers[staffPersonHeader];
  return believed !== undefined && believed !== actor.id;
}

function isRight(access: StaffAccess): access is StaffRight {
  return (staffRights as readonly string[]).includes(access);
}

/**
 * The caller, for the use case.
 * @throws Error on a route that anyone may call, which is a bug
 */
export function actorOf(request: FastifyRequest): StaffActor {
  if (request.staffLogin === null) throw new Error('this route does not ask who calls');
  return { ...request.staffLogin.actor, ...idempotencyKeyOf(request) };
}
