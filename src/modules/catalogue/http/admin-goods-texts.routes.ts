import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { receivedFile } from '../../../platform/http/received-form.ts';
import { adminRefusals, refusalSchema } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import { maxTextsBytes } from '../../../shared/limits.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { plainText } from '../../../shared/text/plain-text.ts';
import type { PieceOffice } from '../application/create-catalogue.ts';
import { goodsTextOf, type GoodsTextOf } from '../domain/goods-text-table.ts';
import * as schemas from './admin-goods-texts.schemas.ts';

/** The texts of one of them as they are answered; null if there is none. */
export type ReadGoodsText = (
  of: GoodsTextOf,
  actor: Actor,
) => Promise<z.input<typeof schemas.goodsTextSchema> | null>;

/** Writing what pieces, categories and rooms are called in the shop's other languages. */
export function adminGoodsTextRoutes(
  office: Pick<PieceOffice, 'saveGoodsText' | 'importGoodsTexts' | 'suggestGoodsText' | 'translator'>,
  readText: ReadGoodsText,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
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
        const file = await receivedFile(request, { fileSize: maxTextsBytes, files: 1, fields: 5 });
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
        const before = await readText(of, actor);
        if (before === null) return reply.refuse('record-not-found');
        const { title, descriptionHtml, conditionText, version, isChecked } = request.body;
        const saved = await office.saveGoodsText(
          of,
          {
            title: title === undefined ? before.title : title,
            descriptionHtml: descriptionHtml === undefined ? before.descriptionHtml : descriptionHtml,
            conditionText: conditionText === undefined ? before.conditionText : conditionText,
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
        const after = await readText(of, actor);
        return after ?? reply.refuse('record-not-found');
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
