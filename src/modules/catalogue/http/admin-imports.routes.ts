import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listAnswer } from '../../../platform/http/list-query.ts';
import { receivedFile } from '../../../platform/http/received-form.ts';
import { adminRefusals, refusalSchema } from '../../../platform/http/refusal.ts';
import { sendCsv } from '../../../platform/http/send-download.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { InWords } from '../../../shared/messages/message.ts';
import type { StaffActor } from '../../../shared/staff/actor.ts';
import { maxImportBytes } from '../../../shared/limits.ts';
import type { Result } from '../../../shared/result.ts';
import type { Imports } from '../application/importing/create-imports.ts';
import { failureOf, problemsOf, sentenceOf, warningsOf } from '../application/importing/report-import.ts';
import { countsOf, headingsOf, type SteerRefusal } from '../application/importing/steer-import.ts';
import { calledInOffice, inWordsOf } from '../domain/import/called.ts';
import { tableFormats } from '../domain/import/formats.ts';
import * as schemas from './admin-imports.schemas.ts';

const write = { access: 'catalogue:write' } as const;
const { importParams: params } = schemas;
const one = { 200: schemas.pieceImportSchema, ...adminRefusals };

/** Imports of pieces from table files. All routes require the right to write the catalogue. */
export function adminImportRoutes(imports: Imports): FastifyPluginCallbackZod {
  const answer = async (reply: FastifyReply, id: string, actor: StaffActor) => {
    const found = await imports.find(id, actor);
    return found === null ? reply.refuse('record-not-found') : reply.send(asRest(found, wordsOf(reply)));
  };
  const steered = async (
    reply: FastifyReply,
    id: string,
    actor: StaffActor,
    result: Result<void, SteerRefusal>,
  ) => (result.ok ? answer(reply, id, actor) : refuse(reply, result.error));

  return (app, _options, done) => {
    app.get(
      '/imports',
      {
        config: write,
        schema: {
          summary: 'Imports of the last 30 days, the newest first',
          querystring: z.object({
            page: z.coerce.number().int().min(1).max(1_000_000).default(1),
            perPage: z.coerce.number().int().min(1).max(100).default(10),
          }),
          response: { 200: listAnswer(schemas.pieceImportRowSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { items, total } = await imports.list(request.query, actorOf(request));
        return { items: items.map(rowAsRest), total };
      },
    );

    app.post(
      '/imports',
      {
        config: write,
        schema: {
          summary: 'Send a table of pieces, as the field `file` of a form',
          description:
            'CSV up to 50 MB with semicolons, commas or tabs, in UTF-8, UTF-16, Windows-1252, Mac Roman or code page 850. Nothing is imported yet: its columns are mapped, a dry run is asked for, then the import. Deleted after a day unless that has happened.',
          consumes: ['multipart/form-data'],
          response: {
            201: schemas.pieceImportSchema,
            ...adminRefusals,
            413: refusalSchema,
            415: refusalSchema,
          },
        },
      },
      async (request, reply) => {
        if (!request.isMultipart()) return reply.refuse('unsupported-media-type');
        const file = await receivedFile(request, { fileSize: maxImportBytes, files: 1, fields: 5 });
        if (file === null) {
          return reply.refuse('invalid-request', [{ field: 'file', code: 'file-missing' }]);
        }
        const actor = actorOf(request);
        const received = await imports.receive(file, actor);
        if (!received.ok) {
          return reply.refuse('invalid-request', [{ field: 'file', ...received.error.problem }]);
        }
        void reply.code(201);
        return answer(reply, received.value.id, actor);
      },
    );

    app.get(
      '/imports/:id',
      { config: write, schema: { summary: 'How far an import is', params, response: one } },
      (request, reply) => answer(reply, request.params.id, actorOf(request)),
    );

    app.patch(
      '/imports/:id',
      {
        config: write,
        schema: {
          summary: 'Say what the columns of the file are',
          description: 'What a dry run had found out is gone with it.',
          params,
          body: schemas.mappingSchema,
          response: one,
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const actor = actorOf(request);
        return steered(reply, id, actor, await imports.map(id, request.body, actor));
      },
    );

    for (const [path, summary, use] of [
      ['check', 'Order a dry run: what would become of each row', imports.check],
      ['start', 'Order the import of a file that has been tried', imports.start],
      ['stop', 'End a dry run or an import that is under way; pieces already written stay', imports.stop],
    ] as const) {
      app.post(
        `/imports/:id/${path}`,
        { config: write, schema: { summary, params, response: one } },
        async (request, reply) => {
          const { id } = request.params;
          const actor = actorOf(request);
          return steered(reply, id, actor, await use(id, actor));
        },
      );
    }

    app.delete(
      '/imports/:id',
      {
        config: write,
        schema: {
          summary: 'Forget a file, and what came of it; pieces stay',
          params,
          response: { 200: z.object({ id: z.uuid() }), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const discarded = await imports.discard(id, actorOf(request));
        return discarded.ok ? reply.send({ id }) : refuse(reply, discarded.error);
      },
    );

    app.get(
      '/imports/:id/rows',
      {
        config: write,
        schema: {
          summary: 'What becomes of the pieces of a file',
          description: 'Of a dry run: what would. Pieces that stay as they are, are not listed.',
          params,
          querystring: schemas.importedRowQuery,
          response: { 200: listAnswer(schemas.importedRowSchema), ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { outcome, ...page } = request.query;
        const actor = actorOf(request);
        const found = await imports.find(request.params.id, actor);
        if (found === null) return reply.refuse('record-not-found');
        const rows = await imports.rows(found.id, outcome, page, actor);
        const inWords = wordsOf(reply);
        const isRefused = outcome === 'refused';
        const items = rows.map((row) => ({
          line: row.line,
          outcome,
          sku: row.sku,
          title: row.title,
          priceCents: row.price_cents,
          pieceId: row.piece_id,
          fields: row.fields,
          problem: isRefused ? sentenceOf(row, inWords) : null,
          problems: isRefused ? [...problemsOf(row, inWords)] : [],
          note: isRefused ? null : sentenceOf(row, inWords),
        }));
        return reply.send({ items, total: found[outcome] });
      },
    );

    for (const [path, fileName, summary, csvOf] of [
      ['refused', 'abgelehnt', 'The refused rows as CSV, with line and reason', imports.refusedAsCsv],
      [
        'problems',
        'probleme',
        'What is wrong with the refused rows as CSV: line, column, what was read, what is expected',
        imports.problemsAsCsv,
      ],
    ] as const) {
      app.get(
        `/imports/:id/${path}`,
        {
          config: write,
          schema: { summary, params, response: { 200: z.string().describe('CSV'), ...adminRefusals } },
        },
        async (request, reply) => {
          const found = await imports.find(request.params.id, actorOf(request));
          if (found === null) return reply.refuse('record-not-found');
          return sendCsv(reply, `${fileName}-${found.id.slice(0, 8)}.csv`, csvOf(found, wordsOf(reply)));
        },
      );
    }
    done();
  };
}

function refuse(reply: FastifyReply, error: SteerRefusal) {
  return error.code === 'invalid-mapping'
    ? reply.refuse('invalid-request', [error.issue])
    : reply.refuse(error.code);
}

/** The words of the language in which the page asks. */
const wordsOf =
  (reply: FastifyReply): InWords =>
  (message) =>
    reply.say(message);

type Found = NonNullable<Awaited<ReturnType<Imports['find']>>>;

function rowAsRest(found: Found) {
  return {
    id: found.id,
    fileName: found.file_name,
    state: found.state,
    staffName: found.staff.name,
    createdAt: found.created_at.toISOString(),
    changedAt: found.changed_at.toISOString(),
    progress: found.bytes === 0 ? 1 : found.position / found.bytes,
    counts: countsOf(found),
  };
}

function asRest(found: Found, inWords: InWords) {
  const open = found.state === 'mapping' || found.state === 'checked';
  const { columns } = tableFormats[found.format];
  const headings = headingsOf(found);
  return {
    ...rowAsRest(found),
    bytes: found.bytes,
    encoding: found.encoding,
    delimiter: found.delimiter,
    format: found.format,
    headings: [...found.headings],
    preview: found.preview.map((row) => [...row]),
    columns: [...found.columns],
    categoryId: found.category_id,
    sellerKind: found.seller_kind,
    missing: [...headings.missing],
    forInformation: [...headings.forInformation],
    choices: open
      ? Object.entries(columns).map(([name, { meaning, required, requiredFor, ...column }]) => ({
          name,
          label: calledInOffice(name),
          meaning: inWordsOf(meaning, calledInOffice),
          required: required === true,
          requiredFor: requiredFor == null ? null : inWordsOf(requiredFor, calledInOffice),
          requiredWith: column.requiredWith ?? null,
          requiredWithout: column.requiredWithout ?? null,
        }))
      : [],
    lastLine: found.last_line,
    warnings: warningsOf(found, inWords),
    problem: failureOf(found, inWords),
  };
}
