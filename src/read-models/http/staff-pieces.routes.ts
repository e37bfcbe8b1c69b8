import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as schemas from '../../modules/catalogue/http/admin-pieces.schemas.ts';
import type { PieceOffice } from '../../modules/catalogue/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { listAnswer, listQuery } from '../../platform/http/list-query.ts';
import { adminRefusals } from '../../platform/http/refusal.ts';
import { sendCsv } from '../../platform/http/send-download.ts';
import { actorOf } from '../../platform/http/staff-guard.ts';
import { pieceStates, sections } from '../../shared/pieces/piece-vocabulary.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import { shopTypes } from '../../shared/pieces/shop-type.ts';
import { may } from '../../shared/staff/staff-rights.ts';
import { exportedPieces, listStaffPieces, orderNumbersOf, staffPieceSorts } from '../staff-pieces.ts';
import { staffPieceAsRest } from './staff-piece-as-rest.ts';

const read = { access: 'catalogue:read' } as const;
const one = { 200: schemas.staffPieceSchema, ...adminRefusals };
const { pieceParams: params } = schemas;
const filters = {
  state: z.enum(pieceStates).optional(),
  shopType: z.enum(shopTypes).optional(),
  categoryId: z.string().max(120).optional(),
  section: z.enum(sections).optional(),
};

/** How a piece is answered: with the numbers of the orders that its calendar names. */
export const staffPieceReader =
  (shop: {
    readonly db: Db;
    readonly clock: () => Date;
    readonly pieceOffice: Pick<PieceOffice, 'pieceForStaff'>;
  }) =>
  async (id: string, actor: Actor, leftShop: readonly string[] = []) => {
    const piece = await shop.pieceOffice.pieceForStaff(id, actor);
    if (piece === null) return null;
    const references = piece.units.flatMap(({ entries }) => entries.map(({ reference }) => reference));
    return staffPieceAsRest(piece, await orderNumbersOf(shop.db, references, actor), shop.clock(), leftShop);
  };

/** Pieces as staff see them. Prices are whole cents. */
export function staffPieceRoutes(
  shop: {
    readonly db: Db;
    readonly clock: () => Date;
    readonly pieceOffice: Pick<PieceOffice, 'exportPieces'>;
  },
  readPiece: ReturnType<typeof staffPieceReader>,
): FastifyPluginCallbackZod {
  const { clock } = shop;
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
        const { state, shopType, categoryId, section, ...listQuery } = request.query;
        const filter = { state, shopType, categoryId, section };
        const { items, total } = await listStaffPieces(shop.db, listQuery, filter, clock(), actorOf(request));
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

    done();
  };
}

/** The day in Berlin for a file's name: '2026-06-15'. */
function dayOf(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
}
