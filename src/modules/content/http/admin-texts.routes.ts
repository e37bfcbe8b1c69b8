import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listAnswer, listQuery, pageOf } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import {
  completeLanguages,
  defaultLanguage,
  languages,
  type Language,
} from '../../../shared/text/language.ts';
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
          querystring: listQuery(
            ['slug', 'title', 'language', 'validFrom'],
            { language: z.enum(languages).optional() },
            'ASC',
          ),
          response: { 200: listAnswer(schemas.staffPageRowSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const { language } = request.query;
        const all = await content.staff.pages(actorOf(request));
        const asked = all.filter((page) => language === undefined || page.language === language);
        const pages = asked.map((page) => ({
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
        return (
          (await pageOfStaff(content, slug, language, actorOf(request))) ?? reply.refuse('record-not-found')
        );
      },
    );

    app.patch(
      '/page-texts/:id',
      {
        config: write,
        schema: {
          summary: 'Add a version of a page',
          description:
            'The earlier ones stay. A text that binds stays binding. The first version of its translation begins a reading version.',
          params: schemas.pageParams,
          body: schemas.pageChanges.partial().required({ version: true }),
          response: { 200: schemas.staffPageSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const [slug, language] = request.params.id;
        const actor = actorOf(request);
        const newest = await pageOfStaff(content, slug, language, actor);
        if (newest === null) return reply.refuse('record-not-found');
        const { version, validFrom, title, description, html } = request.body;
        const draft = {
          slug,
          language,
          legal: newest.legal,
          title: title ?? newest.title,
          description: description ?? newest.description,
          html: html ?? newest.html,
        };
        const lacking = (['title', 'html'] as const).filter((field) => draft[field] === '');
        if (lacking.length > 0) {
          return reply.refuse(
            'invalid-request',
            lacking.map((field) => ({ field, code: 'missing' })),
          );
        }
        const saved = await content.savePage(draft, actor, version, validFrom);
        if (!saved.ok) return reply.refuse(saved.error.code);
        return (await pageOfStaff(content, slug, language, actor)) ?? reply.refuse('record-not-found');
      },
    );
    done();
  };
}

const idOf = ({ slug, language }: Pick<StaffPage, 'slug' | 'language'>): string => `${slug}.${language}`;

function factsOf({ version, title, description, html, legal, validFrom, createdBy }: StaffPage) {
  return { version, title, description, html, legal, validFrom: validFrom.toISOString(), createdBy };
}

/**
 * A page with its versions. A language in which a binding text cannot be read yet has a reading version to begin.
 * @returns null if there is no such page
 */
async function pageOfStaff(
  { staff }: Pick<TextOffice, 'staff'>,
  slug: string,
  language: Language,
  actor: Actor,
): Promise<z.input<typeof schemas.staffPageSchema> | null> {
  const versions = await staff.pageVersions(slug, language, actor);
  const all = (await staff.pages(actor)).filter((page) => page.slug === slug);
  const original = all.find((page) => page.language === defaultLanguage && page.legal);
  const isReading = original !== undefined && language !== defaultLanguage;
  const facts = { id: idOf({ slug, language }), slug, language, versions: versions.map(factsOf) };
  const german = isReading
    ? { title: original.title, description: original.description, html: original.html }
    : null;
  const [newest] = versions;
  if (newest !== undefined) {
    const isBinding = original !== undefined && language === defaultLanguage;
    const unread = isBinding ? languages.filter((one) => all.every((page) => page.language !== one)) : [];
    return { ...facts, ...factsOf(newest), german, unread };
  }
  if (!isReading) return null;
  const nothing = { version: 0, title: '', description: '', html: '', legal: false, createdBy: '' };
  return { ...facts, ...nothing, validFrom: original.validFrom.toISOString(), german, unread: [] };
}
