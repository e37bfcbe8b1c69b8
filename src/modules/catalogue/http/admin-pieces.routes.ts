import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { withoutUndefined } from '../../../platform/http/fields.schemas.ts';
import { idempotencyHeaders } from '../../../platform/http/idempotency.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { PieceOffice } from '../application/create-catalogue.ts';
import type { PieceRefusal } from '../application/staff-pieces.ts';
import * as schemas from './admin-pieces.schemas.ts';

const write = { access: 'catalogue:write' } as const;
const one = { 200: schemas.staffPieceSchema, ...adminRefusals };
const { pieceParams: params } = schemas;

/**
 * A piece with its prices and its calendar, which other departments know of; null if there is none.
 * @param leftShop why the change that is answered has taken it out of the shop, in words
 */
export type ReadStaffPiece = (
  id: string,
  actor: Actor,
  leftShop?: readonly string[],
) => Promise<z.input<typeof schemas.staffPieceSchema> | null>;

/** What staff do with pieces; each call answers the piece as it is then. Prices are whole cents. */
export function adminPieceRoutes(office: PieceOffice, readPiece: ReadStaffPiece): FastifyPluginCallbackZod {
  /** It has just been written, so it exists. */
  const saved = async (id: string, actor: Actor, leftShop: readonly string[] = []) => {
    const piece = await readPiece(id, actor, leftShop);
    if (piece === null) throw new Error(`the piece ${id} is not there`);
    return piece;
  };

  return (app, _options, done) => {
    app.post(
      '/pieces',
      {
        config: write,
        schema: {
          summary: 'Enter a piece as a draft',
          headers: idempotencyHeaders,
          body: schemas.newPieceSchema,
          response: { 201: schemas.staffPieceSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const actor = actorOf(request);
        const created = await office.createPiece(request.body, actor);
        return created.ok
          ? reply.code(201).send(await saved(created.value.id, actor))
          : refuse(reply, created.error);
      },
    );

    app.patch(
      '/pieces/:id',
      {
        config: write,
        schema: {
          summary: 'Change a piece',
          description:
            'Send the version that you read; 409 if somebody else has saved since. A piece in the shop that loses its purchase (margin scheme) or the papers of a protected species leaves it, and `leftShop` says why.',
          params,
          body: schemas.pieceChangesSchema,
          response: one,
        },
      },
      async (request, reply) => {
        const { version, ...changes } = request.body;
        const { id } = request.params;
        const actor = actorOf(request);
        const changed = await office.changePiece(id, withoutUndefined(changes), version, actor);
        if (!changed.ok) return refuse(reply, changed.error);
        const leftShop = changed.value.leftShop.map((code) => reply.say(code));
        return reply.send(await saved(id, actor, leftShop));
      },
    );

    for (const [path, summary, use] of [
      ['publish', 'Show a piece to visitors', office.publishPiece],
      ['unpublish', 'Take a piece off the pages', office.unpublishPiece],
    ] as const) {
      app.post(
        `/pieces/:id/${path}`,
        { config: write, schema: { summary, params, body: schemas.pieceVersionSchema, response: one } },
        async (request, reply) => {
          const { id } = request.params;
          const actor = actorOf(request);
          const changed = await use(id, request.body.version, actor);
          return changed.ok ? reply.send(await saved(id, actor)) : refuse(reply, changed.error);
        },
      );
    }

    app.post(
      '/pieces/:id/duplicate',
      {
        config: write,
        schema: {
          summary: 'Enter the same once more, as a draft',
          params,
          response: { 201: schemas.staffPieceSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const actor = actorOf(request);
        const twin = await office.duplicatePiece(request.params.id, actor);
        return twin.ok ? reply.code(201).send(await saved(twin.value.id, actor)) : refuse(reply, twin.error);
      },
    );

    app.delete(
      '/pieces/:id',
      {
        config: write,
        schema: {
          summary: 'Delete a draft that was never published or ordered',
          params,
          response: { 200: z.object({ id: z.string() }), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const deleted = await office.deletePiece(id, actorOf(request));
        return deleted.ok ? reply.send({ id }) : reply.refuse(deleted.error.code);
      },
    );

    app.post(
      '/pieces-at-once',
      {
        config: write,
        schema: {
          summary: 'Change many pieces at once',
          description: 'Each by itself: those that cannot be changed say why, and hold up no other.',
          body: schemas.bulkChangeSchema,
          response: { 200: schemas.bulkOutcomeSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const refused: { id: string; problem: string }[] = [];
        for (const id of request.body.ids) {
          const changed = await office.changeOneOfMany(id, request.body.change, actorOf(request));
          if (!changed.ok) refused.push({ id, problem: problemText(reply, changed.error) });
        }
        return { changed: request.body.ids.length - refused.length, refused };
      },
    );

    app.post(
      '/pieces/:id/blocks',
      {
        config: write,
        schema: {
          summary: 'Take a unit out of the shop',
          params,
          body: schemas.newBlockSchema,
          response: one,
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const actor = actorOf(request);
        const blocked = await office.blockUnit(id, request.body, actor);
        return blocked.ok ? reply.send(await saved(id, actor)) : refuseBlock(reply, blocked.error.code);
      },
    );

    app.put(
      '/pieces/:id/blocks/:blockId',
      {
        config: write,
        schema: {
          summary: 'A unit that came back was looked at, and stays out of the shop for another reason',
          params: schemas.blockParams,
          body: schemas.keptBlockSchema,
          response: one,
        },
      },
      async (request, reply) => {
        const { id, blockId } = request.params;
        const actor = actorOf(request);
        const kept = await office.keepBlock(id, blockId, request.body, actor);
        return kept.ok ? reply.send(await saved(id, actor)) : refuseBlock(reply, kept.error.code);
      },
    );

    app.delete(
      '/pieces/:id/blocks/:blockId',
      {
        config: write,
        schema: { summary: 'Put a unit back into the shop', params: schemas.blockParams, response: one },
      },
      async (request, reply) => {
        const { id, blockId } = request.params;
        const actor = actorOf(request);
        const lifted = await office.liftBlock(id, blockId, actor);
        return lifted.ok ? reply.send(await saved(id, actor)) : reply.refuse(lifted.error.code);
      },
    );
    done();
  };
}

/** What is wrong with the end of a block. */
const blockEnds = {
  'block-ends-too-early': 'block-ends-in-past',
  'block-ends-too-late': 'block-ends-too-far',
} as const;

function refuseBlock(reply: FastifyReply, code: 'record-not-found' | 'unit-taken' | keyof typeof blockEnds) {
  return code === 'record-not-found' || code === 'unit-taken'
    ? reply.refuse(code)
    : reply.refuse('invalid-request', [{ field: 'to', code: blockEnds[code] }]);
}

function refuse(reply: FastifyReply, error: PieceRefusal) {
  return error.code === 'invalid-piece'
    ? reply.refuse(
        'invalid-request',
        error.problems.map((issue) => ({ ...issue, field: restField(issue.field) })),
      )
    : reply.refuse(error.code);
}

function problemText(reply: FastifyReply, error: PieceRefusal): string {
  switch (error.code) {
    case 'invalid-piece':
      return error.problems.map((problem) => reply.say(problem)).join('; ');
    case 'record-not-found':
      return reply.say('piece-gone');
    case 'record-changed':
      return reply.say('piece-just-changed');
    case 'idempotency-conflict':
      return reply.say(error.code);
  }
}

/** The rules use people's names for fields; REST uses its own. */
const restNames: Readonly<Record<string, string>> = {
  price: 'priceCents',
  comparePrice: 'comparePriceCents',
  purchasePrice: 'purchase.priceCents',
  chargeTax: 'chargeTaxPercent',
  era: 'era.fromYear',
};
const restField = (field: string): string => restNames[field] ?? field;
