import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { TextFile } from '../application/text-files.ts';
import { refusalSchema } from '../../../platform/http/refusal.ts';
import { withShownEmails } from '../../../platform/mail/shown-emails.ts';
import { type Language, languages } from '../../../shared/text/language.ts';
import type { DashboardTexts } from '../domain/short-texts.ts';

/** The texts that every page shows (spec 7), and binding texts as files to keep (§ 312i (1) Nr. 4 BGB). */
export function contentRoutes(content: {
  dashboardTexts(language: Language): Promise<DashboardTexts>;
  textFile(slug: string, version: number): Promise<TextFile | null>;
}): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/dashboard-texts',
      {
        schema: {
          tags: ['content'],
          summary: 'Announcement bar, scrolling banner and shop hours',
          querystring: dashboardTextsQuery,
          response: { 200: dashboardTextsSchema, 400: refusalSchema },
        },
      },
      (request) => content.dashboardTexts(request.query.language),
    );
    app.get(
      '/page-texts/:slug/:version',
      {
        schema: {
          tags: ['content'],
          summary: 'A version of a legal text as a plain file',
          params: textFileParams,
          response: { 200: textFileSchema, 400: refusalSchema, 404: refusalSchema },
        },
      },
      async (request, reply) => {
        const file = await content.textFile(request.params.slug, request.params.version);
        if (file === null) return reply.refuse('not-found');
        return reply
          .type('text/plain; charset=utf-8')
          .header('content-disposition', `attachment; filename="${file.name}"`)
          .send(withShownEmails(file.text));
      },
    );
    done();
  };
}

/** The texts at the top of every page (spec 3 and 7), as sanitised HTML. */
const dashboardTextsSchema = z.object({
  welcomeText: z.string(),
  sliderText: z.string(),
  shopTiming: z.string(),
});

const dashboardTextsQuery = z.object({
  language: z.enum(languages).default('de'),
});

const textFileParams = z.object({
  slug: z.string().max(100),
  version: z.coerce.number().int().min(1).max(1_000_000),
});

const textFileSchema = z.string();
