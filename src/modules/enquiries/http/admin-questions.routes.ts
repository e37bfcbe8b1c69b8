import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listAnswer, listQuery } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import { shownPhone } from '../../../platform/telephone/stored-phone.ts';
import type { Enquiries } from '../application/create-enquiries.ts';
import { questionVersion } from '../application/questions.ts';
import { changeOfEnquiry, enquiryParams } from './enquiries.schemas.ts';
import { questionForStaffSchema, questionKindSchema } from './questions.schemas.ts';

const response = { 200: questionForStaffSchema, ...adminRefusals };

/** What people asked, as staff work through it. */
export function adminQuestionRoutes(questions: Enquiries['questions']): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/questions',
      {
        config: { access: 'persons:read' },
        schema: {
          summary: 'What people asked',
          querystring: listQuery(['receivedAt', 'number'], {
            open: z.stringbool().default(false),
            kind: questionKindSchema.optional(),
          }),
          response: { 200: listAnswer(questionForStaffSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { open: onlyOpen, kind = null, ...listQuery } = request.query;
        const { items, total } = await questions.list(listQuery, { onlyOpen, kind }, actorOf(request));
        return { items: items.map(asRest), total };
      },
    );

    app.get(
      '/questions/:id',
      {
        config: { access: 'persons:read' },
        schema: { summary: 'One question', params: enquiryParams, response },
      },
      async (request, reply) => {
        const found = await questions.find(request.params.id, actorOf(request));
        return found === null ? reply.refuse('record-not-found') : asRest(found);
      },
    );

    app.patch(
      '/questions/:id',
      {
        config: { access: 'persons:write' },
        schema: {
          summary: 'Keep a note about a question, and whether it was answered',
          params: enquiryParams,
          body: changeOfEnquiry.extend({ isAnswered: z.boolean().optional() }),
          response,
        },
      },
      async (request, reply) => {
        const changed = await questions.change(request.params.id, request.body, actorOf(request));
        return changed.ok ? asRest(changed.value) : reply.refuse(changed.error.code);
      },
    );
    done();
  };
}

type Found = NonNullable<Awaited<ReturnType<Enquiries['questions']['find']>>>;

function asRest(found: Found) {
  const { receivedAt, answeredAt, pieces, phone, ...request } = found;
  return {
    ...request,
    phone: shownPhone(phone),
    version: questionVersion(found),
    pieces: [...pieces],
    receivedAt: receivedAt.toISOString(),
    isAnswered: answeredAt !== null,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
