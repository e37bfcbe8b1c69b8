import type { FastifyReply, FastifyRequest } from 'fastify';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { FailureCode } from '../../../shared/failure-code.ts';
import type { Issue } from '../../../shared/messages/message.ts';
import type { Result } from '../../../shared/result.ts';
import type { Ordering } from '../application/create-ordering.ts';
import { parseOrderNumber } from '../domain/order-number.ts';
import { orderForStaffSchema, orderNumberParams } from './admin-orders.schemas.ts';
import { orderForStaffOf } from './order-for-staff-as-rest.ts';

export const orderParams = orderNumberParams;
export const orderResponse = { 200: orderForStaffSchema, ...adminRefusals };

/** The back office's calls on one order, of ordering and of later departments: each answers the order as it is then. */
export function orderCalls(ordering: Pick<Ordering, 'orderForStaff'>, now: () => Date) {
  async function answer(request: FastifyRequest, reply: FastifyReply, number: number) {
    const order = await ordering.orderForStaff(number, actorOf(request));
    if (order === null) return reply.refuse('order-not-found');
    if (order.isRestricted) request.noteSecurityEvent('restricted-opened');
    return orderForStaffOf(order, now());
  }

  /** Does something to the order of the address, and answers what has become of it. */
  async function act(
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    work: (number: number) => Promise<Result<unknown, ActionRefusal>>,
  ) {
    const number = parseOrderNumber(request.params.id);
    if (number === null) return reply.refuse('order-not-found');
    const done = await work(number);
    return done.ok ? answer(request, reply, number) : reply.refuse(done.error.code, issuesOf(done.error));
  }

  return { answer, act };
}

type ActionRefusal = { readonly code: FailureCode; readonly leftCents?: number };

/** Of an amount that is too high, how high it may be; of a day that cannot be, why. */
function issuesOf({ code, leftCents }: ActionRefusal): readonly Issue[] | undefined {
  if (code === 'booked-in-future') return [{ field: 'receivedOn', code: 'day-still-to-come' }];
  if (code === 'booked-before-order') {
    return [{ field: 'receivedOn', code: 'day-before-order' }];
  }
  if (code === 'step-in-future') return [{ field: 'happenedOn', code: 'day-still-to-come' }];
  if (code === 'step-too-early') {
    return [{ field: 'happenedOn', code: 'day-before-handover' }];
  }
  if (code !== 'refund-too-much' || leftCents === undefined) return undefined;
  return [{ field: 'amountCents', code: 'at-most-amount', params: { cents: leftCents } }];
}
