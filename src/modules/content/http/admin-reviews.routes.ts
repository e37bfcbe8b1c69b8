import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { given, listAnswer, listQuery, pageOf } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Issue } from '../../../shared/messages/message.ts';
import type { ReviewRefusal, staffReviews } from '../application/staff-reviews.ts';
import { maxReviews } from '../domain/short-texts.ts';
import * as schemas from './admin-reviews.schemas.ts';

const read = { access: 'texts:read' } as const;
const write = { access: 'texts:write' } as const;
const one = { 200: schemas.staffReviewSchema, ...adminRefusals };

/** Customer reviews, as staff enter, order, hide and remove them. */
export function adminReviewRoutes(content: {
  readonly staffReviews: ReturnType<typeof staffReviews>;
}): FastifyPluginCallbackZod {
  const { staffReviews: office } = content;
  return (app, _options, done) => {
    app.get(
      '/reviews',
      {
        config: read,
        schema: {
          summary: 'Reviews in their order, also hidden ones',
          querystring: listQuery(['position', 'name', 'rating'], {}, 'ASC'),
          response: { 200: listAnswer(schemas.staffReviewSchema), ...adminRefusals },
        },
      },
      async (request) =>
        pageOf(
          await office.list(actorOf(request)),
          request.query,
          ({ name, comment }) => `${name} ${comment}`,
        ),
    );

    app.get(
      '/reviews/:id',
      { config: read, schema: { summary: 'A review', params: schemas.reviewParams, response: one } },
      async (request, reply) => {
        const all = await office.list(actorOf(request));
        return all.find(({ id }) => id === request.params.id) ?? reply.refuse('record-not-found');
      },
    );

    app.post(
      '/reviews',
      {
        config: write,
        schema: {
          summary: 'Add a review, before all others',
          description: 'Only what a customer really said (§ 5b (3) UWG).',
          body: schemas.newReviewSchema,
          response: { 201: schemas.staffReviewSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const added = await office.add(request.body, actorOf(request));
        return added.ok ? reply.code(201).send(added.value) : refuse(reply, added.error);
      },
    );

    app.patch(
      '/reviews/:id',
      {
        config: write,
        schema: {
          summary: 'Change, hide or move a review',
          params: schemas.reviewParams,
          body: schemas.reviewChangesSchema,
          response: one,
        },
      },
      async (request, reply) => {
        const { version, ...body } = request.body;
        const changed = await office.change(request.params.id, given(body), version, actorOf(request));
        return changed.ok ? changed.value : refuse(reply, changed.error);
      },
    );

    app.delete(
      '/reviews/:id',
      {
        config: write,
        schema: {
          summary: 'Remove a review for good',
          params: schemas.reviewParams,
          response: { 200: z.object({ id: z.string() }), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const removed = await office.remove(id, actorOf(request));
        return removed.ok ? { id } : refuse(reply, removed.error);
      },
    );
    done();
  };
}

function refuse(reply: FastifyReply, { code }: ReviewRefusal) {
  return code === 'too-many-reviews' ? reply.refuse('invalid-request', [tooMany]) : reply.refuse(code);
}

const tooMany: Issue = { field: 'comment', code: 'too-many-reviews', params: { most: maxReviews } };
