import type { FastifyInstance } from 'fastify';
import type { FailureCode } from '../../shared/failure-code.ts';
import type { SecurityEventKind } from '../../shared/staff/security-event.ts';
import type { SecurityPerson } from '../security-log/gather-events.ts';
import type { RecordSecurityEvent } from '../security-log/security-log.ts';
import { actingCustomerOf } from './acting-customer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Notes an event in the security log, together with the person logged in and their network. */
    noteSecurityEvent(kind: SecurityEventKind): void;
  }
  interface FastifyReply {
    /** Why the request was refused, if it was. */
    refusedWith: FailureCode | null;
  }
}

/** Refusals that the people who watch over the shop must know about, wherever they happen. */
const kindOf: Partial<Record<FailureCode, SecurityEventKind>> = {
  'right-missing': 'right-missing',
  'origin-refused': 'origin-refused',
  'webhook-refused': 'webhook-refused',
  'too-many-requests': 'limit-reached',
  'too-many-held': 'limit-reached',
  'too-many-orders': 'limit-reached',
  'hold-again-later': 'limit-reached',
  'too-many-declarations': 'limit-reached',
  'too-many-enquiries': 'limit-reached',
  'too-many-uploads': 'limit-reached',
};

/** Records refusals in the security log, and gives every request `noteSecurityEvent`. */
export function noteSecurityEvents(app: FastifyInstance, record: RecordSecurityEvent): void {
  app.decorateRequest('noteSecurityEvent', function (kind: SecurityEventKind) {
    const staff = this.staffLogin ?? null;
    const customer = actingCustomerOf(this);
    const person: SecurityPerson | null =
      staff !== null
        ? { who: 'staff', id: staff.actor.id }
        : customer === null
          ? null
          : { who: 'customer', id: customer.id };
    record({ kind, client: this.ip, person });
  });
  app.addHook('onResponse', (request, reply, done) => {
    const kind = reply.refusedWith === null ? undefined : kindOf[reply.refusedWith];
    if (kind !== undefined) request.noteSecurityEvent(kind);
    done();
  });
}
