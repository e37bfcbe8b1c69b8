import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import * as schemas from '../../modules/catalogue/http/admin-goods-texts.schemas.ts';
import { goodsTextOf, idOfGoodsText, type GoodsTextOf } from '../../modules/catalogue/index.ts';
import { listAnswer, listQuery } from '../../platform/http/list-query.ts';
import { adminRefusals } from '../../platform/http/refusal.ts';
import { sendCsv } from '../../platform/http/send-download.ts';
import { actorOf } from '../../platform/http/staff-guard.ts';
import type { Actor } from '../../shared/staff/actor.ts';
import type { OfficeReads } from '../office/create-office-reads.ts';
import type { GoodsTextDetail, GoodsTextRow } from '../office/goods-texts.ts';

/** How the texts of one of them are answered. */
export const goodsTextReader =
  (reads: Pick<OfficeReads, 'goodsText'>) => async (of: GoodsTextOf, actor: Actor) => {
    const found = await reads.goodsText(of, actor);
    return found === null ? null : detailOf(found);
  };

/** What pieces, categories and rooms are called in the shop's other languages. */
export function goodsTextRoutes(
  reads: Pick<OfficeReads, 'goodsTexts' | 'goodsTextsAsCsv'>,
  readText: ReturnType<typeof goodsTextReader>,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/goods-texts',
      {
        config: { access: 'catalogue:read' },
        schema: {
          summary: 'Goods with their texts in a language',
          description: 'Searches German names and titles in the language.',
          querystring: listQuery(['name', 'updatedAt'], schemas.goodsTextFilters, 'ASC'),
          response: { 200: listAnswer(schemas.goodsTextRowSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { page, perPage, sort, order, ...filter } = request.query;
        const listQuery = { page, perPage, sort, order };
        const { items, total } = await reads.goodsTexts(listQuery, filter, actorOf(request));
        return { items: items.map(rowOf), total };
      },
    );
    app.get(
      '/goods-texts/export',
      {
        config: { access: 'catalogue:read' },
        schema: {
          summary: 'The same list whole, as CSV to be filled in',
          description: 'With semicolons, German beside each text; imported again it changes nothing.',
          querystring: z.object({ q: listQuery(['name'], {}).shape.q, ...schemas.goodsTextFilters }),
          response: { 200: z.string().describe('CSV'), ...adminRefusals },
        },
      },
      (request, reply) => {
        const lines = reads.goodsTextsAsCsv(request.query, actorOf(request));
        return sendCsv(reply, `uebersetzungen-${request.query.language}.csv`, lines);
      },
    );
    app.get(
      '/goods-texts/:id',
      {
        config: { access: 'catalogue:read' },
        schema: {
          summary: 'The texts of one of them, with the German ones',
          params: schemas.goodsTextParams,
          response: { 200: schemas.goodsTextSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const of = goodsTextOf(request.params.id);
        const found = of === null ? null : await readText(of, actorOf(request));
        return found ?? reply.refuse('record-not-found');
      },
    );
    done();
  };
}

function rowOf({
  kind,
  id,
  language,
  updatedAt,
  machineMade,
  ...row
}: GoodsTextRow): z.input<typeof schemas.goodsTextRowSchema> {
  return {
    ...row,
    kind,
    language,
    id: idOfGoodsText({ kind, id, language }),
    machineMade: [...machineMade],
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}

function detailOf({
  german,
  own,
  version,
  ...row
}: GoodsTextDetail): z.input<typeof schemas.goodsTextSchema> {
  return { ...rowOf(row), ...own, german, version };
}
