import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf } from '../../platform/http/staff-guard.ts';
import type { ReadModels } from '../../read-models/index.ts';
import type { ShopPages } from '../pages/shop-pages.ts';
import { blockIssues } from '../../modules/content/http/admin-blocks.routes.ts';
import { blockDraft, blockParams } from '../../modules/content/http/admin-blocks.schemas.ts';
import { reviewPreviewSchema } from '../../modules/content/http/admin-reviews.schemas.ts';
import {
  dashboardTextsDraft,
  faqDraft,
  languageParams,
  pageChanges,
  pageParams,
} from '../../modules/content/http/admin-texts.schemas.ts';
import type { BlockContent, BlockName, Content } from '../../modules/content/index.ts';
import { adminRefusals } from '../../platform/http/refusal.ts';
import type { PageRoute, ShopReads } from '../../storefront/page.ts';
import type { Drafts } from '../pages/drafts.ts';

/** Previews: pages as the shop would show them, with content that visitors do not see yet. */
export function previewRoutes(
  pages: ShopPages,
  reads: Pick<ReadModels, 'pieceOrDraft'>,
): FastifyPluginCallbackZod {
  return (app, _options, done) => {
    app.get(
      '/pieces/:id/preview',
      {
        config: { access: 'catalogue:read' },
        schema: {
          summary: 'The page of a piece, also of a draft',
          params: z.object({ id: z.string().max(120) }),
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const actor = actorOf(request);
        const page = await pages.preview(({ screen }) => screen === 'product', {
          params: { id },
          reads: { piece: (of) => reads.pieceOrDraft(of, actor) },
        });
        if (page === null) return reply.refuse('record-not-found');
        reply.hijack();
        page.send(request.raw, reply.raw);
      },
    );
    done();
  };
}

const config = { access: 'texts:write' } as const;
const response = { 200: z.object({ html: z.string() }).meta({ id: 'StaffPreview' }), ...adminRefusals };

/** The page that shows a block; `null`: it is shown below every page. */
const pageOfBlock: Record<BlockName, string | null> = {
  benefits: null,
  'info-cards': '/',
  'filler-banner-1': '/',
  'filler-banner-2': '/',
  'location-banner': '/',
  'donation-proofs': '/wmk-for-ukraine',
  'donation-notes': '/wmk-for-ukraine',
};

/** Pages as they would look with texts that have not been saved yet. Nothing in them runs, and nothing is stored. */
export function textPreviewRoutes(pages: ShopPages, content: Content): FastifyPluginCallbackZod {
  const preview = async (shows: (route: PageRoute<unknown>) => boolean, drafts: Drafts) => {
    const page = await pages.preview(shows, drafts);
    return page === null ? null : { html: stillPage(page.html) };
  };
  const at = (path: string) => (route: PageRoute<unknown>) => route.paths.includes(path);
  const saying = (drafts: Partial<ShopReads['content']>) => ({ content: { ...content, ...drafts } });

  return (app, _options, done) => {
    app.post(
      '/page-texts/:id/preview',
      {
        config,
        schema: {
          summary: 'A page as it would be with another text',
          params: pageParams,
          body: pageChanges.pick({ title: true, description: true, html: true }),
          response,
        },
      },
      async (request, reply) => {
        const [slug, language] = request.params.id;
        const [newest] = await content.staff.pageVersions(slug, language, actorOf(request));
        if (newest === undefined) return reply.refuse('record-not-found');
        const { legal, version } = newest;
        const draft = await content.preview.page({ ...request.body, slug, language, legal }, version + 1);
        const page: Content['page'] = (wanted, of) =>
          wanted === slug ? Promise.resolve(draft) : content.page(wanted, of);
        // 'think-green' is at '/thinkGreen'; all others are at their own names.
        const bare = (name: string): string => name.replace(/[/-]/g, '').toLowerCase();
        const shown = await preview(({ paths }) => paths.some((path) => bare(path) === bare(slug)), {
          language,
          reads: saying({ page }),
        });
        return shown ?? reply.refuse('record-not-found');
      },
    );

    app.post(
      '/page-blocks/:id/preview',
      {
        config,
        schema: {
          summary: 'A page as it would be with another block',
          params: blockParams,
          body: blockDraft,
          response,
        },
      },
      async (request, reply) => {
        const [name, language] = request.params.id;
        const draft = request.body as BlockContent;
        const issues = blockIssues(name, draft);
        if (issues.length > 0) return reply.refuse('invalid-request', issues);
        const shown = await content.preview.block(name, language, draft);
        const path = pageOfBlock[name];
        const block: Content['block'] = (wanted, of) =>
          wanted === name ? Promise.resolve(shown) : content.block(wanted, of);
        const answer = await preview(at(path ?? '/versand'), {
          language,
          ...(path === null ? { frame: { benefits: shown } } : { reads: saying({ block }) }),
        });
        return answer ?? reply.refuse('record-not-found');
      },
    );

    app.post(
      '/reviews/preview',
      {
        config,
        schema: { summary: 'The home page with this review alone', body: reviewPreviewSchema, response },
      },
      async (request, reply) => {
        const { isHidden: _, ...review } = request.body;
        const draft = { ...review, id: 'preview' };
        const shown = await preview(at('/'), {
          reads: saying({ reviews: () => Promise.resolve([draft]) }),
        });
        return shown ?? reply.refuse('record-not-found');
      },
    );

    app.post(
      '/dashboard-texts/:id/preview',
      {
        config,
        schema: {
          summary: 'A page as it would be with other announcements',
          params: languageParams,
          body: dashboardTextsDraft,
          response,
        },
      },
      async (request, reply) => {
        const { id: language } = request.params;
        const texts = await content.preview.dashboardTexts(request.body, language);
        const shown = await preview(at('/versand'), { language, frame: { texts } });
        return shown ?? reply.refuse('record-not-found');
      },
    );

    app.post(
      '/faq/:id/preview',
      {
        config,
        schema: {
          summary: 'The questions as they would be',
          params: languageParams,
          body: faqDraft,
          response,
        },
      },
      async (request, reply) => {
        const { id: language } = request.params;
        const items = await content.preview.faq(request.body.items, language);
        const shown = await preview(at('/faq'), {
          language,
          reads: saying({ faq: () => Promise.resolve({ language, items }) }),
        });
        return shown ?? reply.refuse('record-not-found');
      },
    );
    done();
  };
}

/**
 * Prepares a page for a frame in which no script runs and no link works. Its scripts are removed, since a browser would
 * refuse them one by one, and its links open in a new window, which such a frame may not do.
 */
export function stillPage(html: string): string {
  return html
    .replace(/<script\b[^<>]*>(?:(?!<script\b)[\s\S])*?<\/script>/g, '')
    .replace('<head>', '<head><base target="_blank">');
}
