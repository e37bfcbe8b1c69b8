import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  goodsTextOf,
  idOfGoodsText,
  type GoodsTextOf,
  type PieceOffice,
} from '../../modules/catalogue/index.ts';
import { listAnswer, listQuery } from '../../platform/http/list-query.ts';
import { receivedFile } from '../../platform/http/received-form.ts';
import { adminRefusals, refusalSchema } from '../../platform/http/refusal.ts';
import { sendCsv } from '../../platform/http/send-download.ts';
import { actorOf } from '../../platform/http/staff-guard.ts';
import { mostTextsBytes } from '../../shared/limits.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import type { OfficeReads } from '../office/create-office-reads.ts';
import type { GoodsTextDetail, GoodsTextRow } from '../office/goods-texts.ts';
import * as schemas from './goods-texts.schemas.ts';

/** What pieces, categories and rooms are called in the shop's other languages. */
export function goodsTextRoutes(
  reads: Pick<OfficeReads, 'goodsTexts' | 'goodsText' | 'goodsTextsAsCsv'>,
  office: Pick<PieceOffice, 'saveGoodsText' | 'importGoodsTexts' | 'suggestGoodsText' | 'translator'>,
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
    app.post(
      '/goods-texts/import',
      {
        config: { access: 'catalogue:write' },
        schema: {
          summary: 'Send a filled-in table, as the field `file` of a form',
          description:
            'Rows whose texts have changed since the export are refused, as are those that cannot be read; the others are written. Sent again, it changes nothing more.',
          consumes: ['multipart/form-data'],
          querystring: schemas.textImportQuery,
          response: {
            200: schemas.textImportSchema,
            ...adminRefusals,
            413: refusalSchema,
            415: refusalSchema,
          },
        },
      },
      async (request, reply) => {
        if (!request.isMultipart()) return reply.refuse('unsupported-media-type');
        const file = await receivedFile(request, { fileSize: mostTextsBytes, files: 1, fields: 5 });
        if (file === null) {
          return reply.refuse('invalid-request', [{ field: 'file', code: 'file-missing' }]);
        }
        const done = await office.importGoodsTexts(file, request.query, actorOf(request));
        if (!done.ok) return reply.refuse('invalid-request', [{ field: 'file', ...done.error.problem }]);
        const { changes, refused, unchanged } = done.value;
        return {
          unchanged,
          changes: changes.map(({ fields, ...change }) => ({
            ...change,
            fields: fields.map(({ field, before, after }) => ({
              field,
              before: beginningOf(before),
              after: beginningOf(after),
            })),
          })),
          refused: refused.map(({ problems, ...row }) => ({
            ...row,
            problems: problems.map(({ column, problem }) => ({ column, problem: reply.say(problem) })),
          })),
        };
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
        const found = await reads.goodsText(targetOf(request.params.id), actorOf(request));
        return found === null ? reply.refuse('record-not-found') : detailOf(found);
      },
    );
    app.get(
      '/goods-texts/translator',
      {
        config: { access: 'catalogue:read' },
        schema: {
          summary: 'The translation service that can be asked',
          response: { 200: z.object({ name: z.string().nullable() }), ...adminRefusals },
        },
      },
      () => ({ name: office.translator }),
    );
    app.post(
      '/goods-texts/:id/suggestion',
      {
        config: { access: 'catalogue:write' },
        schema: {
          summary: 'Ask the translation service for a text',
          description: 'Of the goods’ German texts alone. Nothing is saved.',
          params: schemas.goodsTextParams,
          body: schemas.suggestionRequest,
          response: { 200: schemas.suggestionSchema, ...adminRefusals, 502: refusalSchema },
        },
      },
      async (request, reply) => {
        const { field } = request.body;
        const of = targetOf(request.params.id);
        const found = await office.suggestGoodsText(of, field, actorOf(request));
        return found.ok ? { text: found.value } : reply.refuse(found.error.code);
      },
    );
    app.patch(
      '/goods-texts/:id',
      {
        config: { access: 'catalogue:write' },
        schema: {
          summary: 'Write the texts of one of them',
          params: schemas.goodsTextParams,
          body: schemas.goodsTextChanges,
          response: { 200: schemas.goodsTextSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const actor = actorOf(request);
        const of = targetOf(request.params.id);
        const before = await reads.goodsText(of, actor);
        if (before === null) return reply.refuse('record-not-found');
        const { title, descriptionHtml, conditionText, version, isChecked } = request.body;
        const { own } = before;
        const saved = await office.saveGoodsText(
          of,
          {
            title: title === undefined ? own.title : title,
            descriptionHtml: descriptionHtml === undefined ? own.descriptionHtml : descriptionHtml,
            conditionText: conditionText === undefined ? own.conditionText : conditionText,
          },
          actor,
          { seen: version, isChecked },
        );
        if (!saved.ok) {
          const { error } = saved;
          return error.code === 'invalid'
            ? reply.refuse('invalid-request', [error.issue])
            : reply.refuse(error.code);
        }
        const after = await reads.goodsText(of, actor);
        return after === null ? reply.refuse('record-not-found') : detailOf(after);
      },
    );
    done();
  };
}

/** @param id of the shape that the schema has checked */
function targetOf(id: string): GoodsTextOf {
  const of = goodsTextOf(id);
  if (of === null) throw new Error(`not an id of a text: ${id}`);
  return of;
}

const longestBeginning = 300;

/** Enough to recognise a text; null if there is none. */
function beginningOf(html: string | null): string | null {
  return html === null ? null : plainText(html, longestBeginning);
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
