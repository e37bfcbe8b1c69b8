import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { listAnswer, listQuery, pageOf } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { completeLanguages, type Language } from '../../../shared/text/language.ts';
import type { Result } from '../../../shared/result.ts';
import type { TextChanged } from '../application/change-text.ts';
import type { readStaffTexts, StaffPage } from '../application/staff-texts.ts';
import type { PageDraft } from '../domain/page-text.ts';
import type { DashboardTexts, FaqItem } from '../domain/short-texts.ts';
import * as schemas from './admin-texts.schemas.ts';

interface TextOffice {
  readonly staff: ReturnType<typeof readStaffTexts>;
  saveDashboardTexts(
    language: Language,
    texts: DashboardTexts,
    actor: Actor,
    basedOn: string,
  ): Promise<Result<void, TextChanged>>;
  saveFaq(
    language: Language,
    items: readonly FaqItem[],
    actor: Actor,
    basedOn: string,
  ): Promise<Result<void, TextChanged>>;
  savePage(
    draft: PageDraft,
    actor: Actor,
    basedOn: number,
    validFrom?: Date,
  ): Promise<Result<number, TextChanged>>;
}

const read = { access: 'texts:read' } as const;
const write = { access: 'texts:write' } as const;
const noTexts = { welcomeText: '', sliderText: '', shopTiming: '' };

/** The shop's texts, as staff write them. */
export function adminTextRoutes(content: TextOffice): FastifyPluginCallbackZod {
  const dashboard = async (id: Language, actor: Actor) => {
    const { said, version } = await content.staff.dashboardTexts(id, actor);
    return { id, ...(said ?? noTexts), version };
  };
  const faq = async (id: Language, actor: Actor) => {
    const { said, version } = await content.staff.faq(id, actor);
    return { id, items: [...said.items], version };
  };
  const inAll = <T>(of: (language: Language) => Promise<T>) => Promise.all(completeLanguages.map(of));

  return (app, _options, done) => {
    for (const [path, summary, schema, one] of [
      [
        'dashboard-texts',
        'Announcement bar, scrolling banner, shop hours',
        schemas.staffDashboardTextsSchema,
        dashboard,
      ],
      ['faq', 'Questions and answers', schemas.staffFaqSchema, faq],
    ] as const) {
      app.get(
        `/${path}`,
        {
          config: read,
          schema: {
            summary: `${summary}, by language`,
            querystring: listQuery(['id'], {}, 'ASC'),
            response: { 200: listAnswer(schema), ...adminRefusals },
          },
        },
        async (request) => {
          const actor = actorOf(request);
          const items = await inAll<Awaited<ReturnType<typeof one>>>((language) => one(language, actor));
          return pageOf(items as never[], request.query, ({ id }: { id: string }) => id) as never;
        },
      );
      app.get(
        `/${path}/:id`,
        {
          config: read,
          schema: { summary, params: schemas.languageParams, response: { 200: schema, ...adminRefusals } },
        },
        async (request) => (await one(request.params.id, actorOf(request))) as never,
      );
    }

    app.patch(
      '/dashboard-texts/:id',
      {
        config: write,
        schema: {
          summary: 'Change announcement bar, scrolling banner and shop hours',
          params: schemas.languageParams,
          body: schemas.dashboardTextsChanges,
          response: { 200: schemas.staffDashboardTextsSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const actor = actorOf(request);
        const before = await dashboard(id, actor);
        const { welcomeText, sliderText, shopTiming, version } = request.body;
        const texts = {
          welcomeText: welcomeText ?? before.welcomeText,
          sliderText: sliderText ?? before.sliderText,
          shopTiming: shopTiming ?? before.shopTiming,
        };
        const saved = await content.saveDashboardTexts(id, texts, actor, version);
        return saved.ok ? dashboard(id, actor) : reply.refuse(saved.error.code);
      },
    );

    app.patch(
      '/faq/:id',
      {
        config: write,
        schema: {
          summary: 'Replace questions and answers, in their order',
          params: schemas.languageParams,
          body: schemas.faqChanges,
          response: { 200: schemas.staffFaqSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const actor = actorOf(request);
        const { items, version } = request.body;
        const saved = await content.saveFaq(id, items, actor, version);
        return saved.ok ? faq(id, actor) : reply.refuse(saved.error.code);
      },
    );

    app.get(
      '/page-texts',
      {
        config: read,
        schema: {
          summary: 'Pages of text, the newest version of each',
          querystring: listQuery(['slug', 'title', 'language', 'validFrom'], {}, 'ASC'),
          response: { 200: listAnswer(schemas.staffPageRowSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const pages = (await content.staff.pages(actorOf(request))).map((page) => ({
          id: idOf(page),
          slug: page.slug,
          language: page.language,
          title: page.title,
          version: page.version,
          legal: page.legal,
          validFrom: page.validFrom.toISOString(),
        }));
        return pageOf(pages, request.query, ({ slug, title }) => `${slug} ${title}`);
      },
    );

    app.get(
      '/page-texts/:id',
      {
        config: read,
        schema: {
          summary: 'A page of text with all its versions',
          params: schemas.pageParams,
          response: { 200: schemas.staffPageSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const [slug, language] = request.params.id;
        const versions = await content.staff.pageVersions(slug, language, actorOf(request));
        return pageWithVersions(versions) ?? reply.refuse('record-not-found');
      },
    );

    app.patch(
      '/page-texts/:id',
      {
        config: write,
        schema: {
          summary: 'Add a version of a page',
          description: 'The earlier ones stay. A text that binds stays binding.',
          params: schemas.pageParams,
          body: schemas.pageChanges.partial().required({ version: true }),
          response: { 200: schemas.staffPageSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const [slug, language] = request.params.id;
        const actor = actorOf(request);
        const [newest] = await content.staff.pageVersions(slug, language, actor);
        if (newest === undefined) return reply.refuse('record-not-found');
        const { version, validFrom, title, description, html } = request.body;
        const draft = {
          slug,
          language,
          legal: newest.legal,
          title: title ?? newest.title,
          description: description ?? newest.description,
          html: html ?? newest.html,
        };
        const saved = await content.savePage(draft, actor, version, validFrom);
        if (!saved.ok) return reply.refuse(saved.error.code);
        const versions = await content.staff.pageVersions(slug, language, actor);
        return pageWithVersions(versions) ?? reply.refuse('record-not-found');
      },
    );
    done();
  };
}

const idOf = ({ slug, language }: StaffPage): string => `${slug}.${language}`;

function factsOf({ version, title, description, html, legal, validFrom, createdBy }: StaffPage) {
  return { version, title, description, html, legal, validFrom: validFrom.toISOString(), createdBy };
}

function pageWithVersions(versions: readonly StaffPage[]) {
  const [newest] = versions;
  if (newest === undefined) return null;
  const { slug, language } = newest;
  return { id: idOf(newest), slug, language, ...factsOf(newest), versions: versions.map(factsOf) };
}
