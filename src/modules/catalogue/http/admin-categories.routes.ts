import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { given, listAnswer, listQuery, pageOf } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Issue } from '../../../shared/messages/message.ts';
import type { Result } from '../../../shared/result.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type * as use from '../application/staff-categories.ts';
import * as schemas from './admin-categories.schemas.ts';

type Failure =
  | { readonly code: 'record-not-found' | 'record-changed' | 'category-in-use' }
  | { readonly code: 'invalid-category'; readonly issue: Issue };

interface Office {
  categories(actor: Actor): Promise<readonly use.CategoryForStaff[]>;
  parents(actor: Actor): Promise<readonly use.ParentForStaff[]>;
  createCategory(
    input: Parameters<typeof use.createCategory>[1],
    actor: Actor,
  ): ReturnType<typeof use.createCategory>;
  changeCategory(id: string, changes: use.CategoryChanges, actor: Actor): Promise<Result<void, Failure>>;
  removeCategory(id: string, actor: Actor): Promise<Result<void, Failure>>;
  changeParent(id: string, changes: use.ParentChanges, actor: Actor): Promise<Result<void, Failure>>;
}

const read = { access: 'catalogue:read' } as const;
const write = { access: 'catalogue:write' } as const;
const { categoryParams: params } = schemas;

/** Categories and their parent categories. */
export function adminCategoryRoutes(office: Office): FastifyPluginCallbackZod {
  const category = async (id: string, actor: Actor) =>
    (await office.categories(actor)).find((one) => one.id === id) ?? null;
  const allParents = async (actor: Actor) =>
    (await office.parents(actor)).map((parent) => ({
      ...parent,
      images: [...parent.images],
      subCategoryIds: [...parent.subCategoryIds],
    }));
  const parent = async (id: string, actor: Actor) =>
    (await allParents(actor)).find((one) => one.id === id) ?? null;

  return (app, _options, done) => {
    app.get(
      '/categories',
      {
        config: read,
        schema: {
          summary: 'Categories of both lines',
          querystring: listQuery(['name', 'shopType', 'pieces'], {}, 'ASC'),
          response: { 200: listAnswer(schemas.staffCategorySchema), ...adminRefusals },
        },
      },
      async (request) => pageOf(await office.categories(actorOf(request)), request.query, ({ name }) => name),
    );
    app.get(
      '/categories/:id',
      {
        config: read,
        schema: {
          summary: 'A category',
          params,
          response: { 200: schemas.staffCategorySchema, ...adminRefusals },
        },
      },
      async (request, reply) =>
        (await category(request.params.id, actorOf(request))) ?? reply.refuse('record-not-found'),
    );
    app.post(
      '/categories',
      {
        config: write,
        schema: {
          summary: 'Add a category',
          body: schemas.newCategorySchema,
          response: { 201: schemas.staffCategorySchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const actor = actorOf(request);
        const created = await office.createCategory(request.body, actor);
        if (!created.ok) return reply.refuse('invalid-request', [created.error.issue]);
        const found = await category(created.value.id, actor);
        return found === null ? reply.refuse('record-not-found') : reply.code(201).send(found);
      },
    );
    app.patch(
      '/categories/:id',
      {
        config: write,
        schema: {
          summary: 'Change a category',
          params,
          body: schemas.categoryChangesSchema,
          response: { 200: schemas.staffCategorySchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const actor = actorOf(request);
        const { id } = request.params;
        const changed = await office.changeCategory(id, given(request.body), actor);
        if (!changed.ok) return refuse(reply, changed.error);
        return (await category(id, actor)) ?? reply.refuse('record-not-found');
      },
    );
    app.delete(
      '/categories/:id',
      {
        config: write,
        schema: {
          summary: 'Remove a category in which nothing stands',
          params,
          response: { 200: z.object({ id: z.string() }), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const removed = await office.removeCategory(id, actorOf(request));
        return removed.ok ? { id } : refuse(reply, removed.error);
      },
    );

    app.get(
      '/parent-categories',
      {
        config: read,
        schema: {
          summary: 'The rooms of the house, in their order',
          querystring: listQuery(['position', 'title', 'type'], {}, 'ASC'),
          response: { 200: listAnswer(schemas.staffParentSchema), ...adminRefusals },
        },
      },
      async (request) => pageOf(await allParents(actorOf(request)), request.query, ({ title }) => title),
    );
    app.get(
      '/parent-categories/:id',
      {
        config: read,
        schema: {
          summary: 'A room with its categories',
          params,
          response: { 200: schemas.staffParentSchema, ...adminRefusals },
        },
      },
      async (request, reply) =>
        (await parent(request.params.id, actorOf(request))) ?? reply.refuse('record-not-found'),
    );
    app.patch(
      '/parent-categories/:id',
      {
        config: write,
        schema: {
          summary: 'Change a room: words, pictures, categories, places',
          params,
          body: schemas.parentChangesSchema,
          response: { 200: schemas.staffParentSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const actor = actorOf(request);
        const { id } = request.params;
        const changed = await office.changeParent(id, given(request.body), actor);
        if (!changed.ok) return refuse(reply, changed.error);
        return (await parent(id, actor)) ?? reply.refuse('record-not-found');
      },
    );
    done();
  };
}

function refuse(reply: FastifyReply, error: Failure) {
  return error.code === 'invalid-category'
    ? reply.refuse('invalid-request', [error.issue])
    : reply.refuse(error.code);
}
