import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { shopTypes } from '../../shared/pieces/shop-type.ts';
import * as schemas from '../../modules/catalogue/http/admin-pieces.schemas.ts';
import type { PieceOffice, PieceRefusal } from '../../modules/catalogue/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { idempotencyHeaders } from '../../platform/http/idempotency.ts';
import { listAnswer, listQuery } from '../../platform/http/list-query.ts';
import { adminRefusals } from '../../platform/http/refusal.ts';
import { sendCsv } from '../../platform/http/send-download.ts';
import { actorOf } from '../../platform/http/staff-guard.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { may } from '../../shared/staff/staff-rights.ts';
import { exportedPieces, listStaffPieces, orderNumbersOf, staffPieceSorts } from '../staff-pieces.ts';
import { staffPieceAsRest } from './staff-piece-as-rest.ts';

const read = { access: 'catalogue:read' } as const;
const write = { access: 'catalogue:write' } as const;
const one = { 200: schemas.staffPieceSchema, ...adminRefusals };
const { pieceParams: params } = schemas;
const filters = {
  state: z.enum(['draft', 'published']).optional(),
  shopType: z.enum(shopTypes).optional(),
  categoryId: z.string().max(120).optional(),
  section: z.enum(['highlights', 'sales', 'new']).optional(),
};

/** Pieces as staff work on them. Prices are whole cents. */
export function adminPieceRoutes(shop: {
  readonly db: Db;
  readonly clock: () => Date;
  readonly pieceOffice: PieceOffice;
}): FastifyPluginCallbackZod {
  const { pieceOffice: office, clock } = shop;
  const readPiece = async (id: string, actor: Actor, leftShop: readonly string[] = []) => {
    const piece = await office.pieceForStaff(id, actor);
    if (piece === null) return null;
    const references = piece.units.flatMap(({ entries }) => entries.map(({ reference }) => reference));
    return staffPieceAsRest(piece, await orderNumbersOf(shop.db, references, actor), clock(), leftShop);
  };

  /** It has just been written, so it exists. */
  const saved = async (id: string, actor: Actor, leftShop: readonly string[] = []) => {
    const piece = await readPiece(id, actor, leftShop);
    if (piece === null) throw new Error(`the piece ${id} is not there`);
    return piece;
  };

  return (app, _options, done) => {
    app.get(
      '/pieces',
      {
        config: read,
        schema: {
          summary: 'Pieces, drafts among them',
          querystring: listQuery(staffPieceSorts, filters),
          response: { 200: listAnswer(schemas.staffPieceRowSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { state, shopType, categoryId, section, ...wish } = request.query;
        const filter = { state, shopType, categoryId, section };
        const { items, total } = await listStaffPieces(shop.db, wish, filter, clock(), actorOf(request));
        return { items: items.map((item) => ({ ...item, updatedAt: item.updatedAt.toISOString() })), total };
      },
    );

    app.get(
      '/pieces/export',
      {
        config: read,
        schema: {
          summary: 'The same list whole, as CSV',
          description: 'Our own table, with semicolons; imported again it changes nothing.',
          querystring: listQuery(staffPieceSorts, filters).pick({
            q: true,
            state: true,
            shopType: true,
            categoryId: true,
            section: true,
          }),
          response: { 200: z.string().describe('CSV'), ...adminRefusals },
        },
      },
      (request, reply) => {
        const { q, ...filter } = request.query;
        const now = clock();
        const actor = actorOf(request);
        // Others get it without what the shop has paid, and the rest is in public.
        if (may(actor, 'purchases:read')) request.noteSecurityEvent('goods-exported');
        const lines = exportedPieces(shop, q, filter, now, actor);
        return sendCsv(reply, `stuecke-${dayOf(now)}.csv`, lines);
      },
    );

    app.get(
      '/pieces/:id',
      {
        config: read,
        schema: { summary: 'A piece with its prices and its calendar', params, response: one },
      },
      async (request, reply) =>
        (await readPiece(request.params.id, actorOf(request))) ?? reply.refuse('record-not-found'),
    );

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

/** The day in Berlin for a file's name: '2026-06-15'. */
function dayOf(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
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

/** Removes the fields that a request does not contain, instead of leaving them undefined. */
function withoutUndefined<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
