import type { FastifyReply } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { InWords } from '../../../shared/messages/message.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { PieceOffice } from '../application/create-catalogue.ts';
import * as schemas from './admin-translations.schemas.ts';

const params = z.object({ language: schemas.translatedLanguage });
const response = { 200: schemas.goodsTranslationSchema, ...adminRefusals };

const wordsOf =
  (reply: FastifyReply): InWords =>
  (message) =>
    reply.say(message);

/** Letting the translation service translate what a language lacks. */
export function adminTranslationRoutes(
  office: Pick<
    PieceOffice,
    | 'planTranslation'
    | 'translationOf'
    | 'startTranslation'
    | 'stopTranslation'
    | 'resumeTranslation'
    | 'translator'
  >,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    const read = async (
      language: z.output<typeof schemas.translatedLanguage>,
      actor: Actor,
      inWords: InWords,
    ): Promise<z.input<typeof schemas.goodsTranslationSchema>> => {
      const run = await office.translationOf(language, actor);
      return {
        service: office.translator,
        run:
          run === null
            ? null
            : {
                state: run.state,
                renews: run.renews,
                staffName: run.staff.name,
                startedAt: run.started_at.toISOString(),
                changedAt: run.changed_at.toISOString(),
                planned: { texts: run.planned_texts, characters: run.planned_characters },
                done: { texts: run.texts, characters: run.characters, skipped: run.skipped },
                problem: run.failure === null ? null : inWords({ code: run.failure }),
                failedAt: run.failed_at,
              },
      };
    };

    app.get(
      '/goods-translations/:language',
      {
        config: { access: 'catalogue:read' },
        schema: { summary: 'How far the last translation of a language by the service is', params, response },
      },
      (request, reply) => read(request.params.language, actorOf(request), wordsOf(reply)),
    );
    app.get(
      '/goods-translations/:language/plan',
      {
        config: { access: 'catalogue:read' },
        schema: {
          summary: 'What the service would have to translate',
          params,
          querystring: schemas.translationPlanQuery,
          response: { 200: schemas.translationPlanSchema, ...adminRefusals },
        },
      },
      (request) => office.planTranslation({ ...request.params, ...request.query }, actorOf(request)),
    );
    app.post(
      '/goods-translations/:language',
      {
        config: { access: 'catalogue:write' },
        schema: {
          summary: 'Let the service translate what a language lacks',
          description:
            'A job does it, a few goods at a time. Ordered again while it is under way, it goes on as it is.',
          params,
          body: schemas.translationRequest,
          response,
        },
      },
      async (request, reply) => {
        const { language } = request.params;
        const actor = actorOf(request);
        const started = await office.startTranslation({ language, ...request.body }, actor);
        return started.ok ? read(language, actor, wordsOf(reply)) : reply.refuse(started.error.code);
      },
    );
    for (const [path, summary, use] of [
      ['stop', 'End a translation; what has been translated stays', office.stopTranslation],
      ['resume', 'Go on with a translation that pauses', office.resumeTranslation],
    ] as const) {
      app.post(
        `/goods-translations/:language/${path}`,
        { config: { access: 'catalogue:write' }, schema: { summary, params, response } },
        async (request, reply) => {
          const { language } = request.params;
          const actor = actorOf(request);
          await use(language, actor);
          return read(language, actor, wordsOf(reply));
        },
      );
    }
    done();
  };
}
