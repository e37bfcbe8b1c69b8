import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listAnswer, listQuery } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import { sendCsv } from '../../../platform/http/send-download.ts';
import type { Newsletter } from '../application/create-newsletter.ts';
import {
  subscriptionSchema,
  subscriptionState,
  subscriptionWithProofSchema,
} from './admin-newsletter.schemas.ts';

const read = { access: 'persons:read' } as const;
const params = z.object({ id: z.uuid() });

/** Newsletter subscriptions, as staff see them. */
export function adminNewsletterRoutes(newsletter: Newsletter): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/newsletter',
      {
        config: read,
        schema: {
          summary: 'Who gets the newsletter',
          querystring: listQuery(['requestedAt', 'email'], { state: subscriptionState.optional() }),
          response: { 200: listAnswer(subscriptionSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { state: wanted, ...listQuery } = request.query;
        const { items, total } = await newsletter.list(listQuery, { state: wanted }, actorOf(request));
        return { items: items.map(asRest), total };
      },
    );

    app.get(
      '/newsletter/export',
      {
        config: read,
        schema: {
          summary: 'All subscriptions of a state as CSV',
          querystring: z.object({ state: subscriptionState.default('active') }),
          response: { 200: z.string().describe('CSV'), ...adminRefusals },
        },
      },
      (request, reply) => {
        const { state: wanted } = request.query;
        const lines = newsletter.export(wanted, actorOf(request));
        request.noteSecurityEvent('data-exported');
        return sendCsv(reply, `newsletter-${wanted}.csv`, lines);
      },
    );

    app.get(
      '/newsletter/:id',
      {
        config: read,
        schema: {
          summary: 'A subscription with the proof of its consent',
          params,
          response: { 200: subscriptionWithProofSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const found = await newsletter.find(request.params.id, actorOf(request));
        if (found === null) return reply.refuse('record-not-found');
        const events = found.events.map((event) => ({ ...event, at: event.at.toISOString() }));
        return { ...asRest(found), events };
      },
    );

    app.post(
      '/newsletter/:id/unsubscribe',
      {
        config: { access: 'persons:write' },
        schema: {
          summary: 'End a subscription for somebody who asked to',
          params,
          response: { 200: z.object({ id: z.uuid() }), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const ended = await newsletter.unsubscribeByStaff(request.params.id, actorOf(request));
        return ended.ok ? { id: request.params.id } : reply.refuse(ended.error.code);
      },
    );
    done();
  };
}

type Listed = Awaited<ReturnType<Newsletter['list']>>['items'][number];

function asRest({ id, email, state: current, requestedAt, confirmedAt, endedAt }: Listed) {
  return {
    id,
    email,
    state: current,
    requestedAt: requestedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}
