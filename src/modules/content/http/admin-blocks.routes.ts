import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { listAnswer, listQuery, pageOf } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import type { Issue } from '../../../shared/messages/message.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import { completeLanguages, type Language } from '../../../shared/text/language.ts';
import type { Result } from '../../../shared/result.ts';
import type { TextChanged } from '../application/change-text.ts';
import type { Versioned } from '../application/staff-texts.ts';
import {
  blockProblems,
  blockShapes,
  blockNames,
  type BlockContent,
  type BlockName,
} from '../domain/page-block.ts';
import * as schemas from './admin-blocks.schemas.ts';

interface BlockEditing {
  readonly staff: {
    block(name: BlockName, language: Language, actor: Actor): Promise<Versioned<BlockContent | null>>;
  };
  saveBlock(
    block: { readonly name: BlockName; readonly language: Language },
    content: BlockContent,
    actor: Actor,
    basedOn: string,
  ): Promise<Result<void, TextChanged>>;
}

const nothing: BlockContent = { heading: null, html: '', items: [] };

/** The problems of a block, for a form. */
export const blockIssues = (name: BlockName, content: BlockContent): Issue[] =>
  blockProblems(name, content).map((problem): Issue => {
    if (problem.code === 'entries-too-many') return problem;
    const { field, code } = problem;
    return { field, code: code === 'title-twice' ? 'entry-title-twice' : code };
  });

/**
 * Parts of pages that staff may change: benefits, info cards, banners, reports on donations.
 * @param isThere whether the shop has something at an address of its own
 */
export function adminBlockRoutes(
  content: BlockEditing,
  isThere: (address: string) => Promise<boolean>,
): FastifyPluginCallbackZod {
  /** New links to addresses where the shop has nothing. Links that were there before are not checked. */
  const deadLinks = async (before: BlockContent, { items }: BlockContent): Promise<Issue[]> => {
    const known = new Set(before.items.map(({ href }) => href));
    const found = await Promise.all(
      items.map(async ({ href }) => href === null || known.has(href) || (await isThere(href))),
    );
    return found.flatMap((leads, index) =>
      leads ? [] : [{ field: `items.${index}.href`, code: 'nothing-at-address' }],
    );
  };

  const block = async (name: BlockName, language: Language, actor: Actor) => {
    const { said, version } = await content.staff.block(name, language, actor);
    const { heading, html, items } = said ?? nothing;
    const shape = blockShapes[name];
    return {
      id: `${name}.${language}`,
      name,
      language,
      heading,
      html,
      items: items.map((item) => ({ ...item })),
      shape: { ...shape },
      version,
    };
  };
  return (app, _options, done) => {
    app.get(
      '/page-blocks',
      {
        config: { access: 'texts:read' },
        schema: {
          summary: 'Blocks of pages, in each language',
          querystring: listQuery(['name', 'language'], {}, 'ASC'),
          response: { 200: listAnswer(schemas.staffBlockSchema), ...adminRefusals },
        },
      },
      async (request) => {
        const actor = actorOf(request);
        const all = blockNames.flatMap((name) =>
          completeLanguages.map((language) => [name, language] as const),
        );
        const blocks = await Promise.all(all.map(([name, language]) => block(name, language, actor)));
        return pageOf(blocks, request.query, ({ id, heading }) => `${id} ${heading ?? ''}`);
      },
    );

    app.get(
      '/page-blocks/:id',
      {
        config: { access: 'texts:read' },
        schema: {
          summary: 'A block of a page in a language',
          params: schemas.blockParams,
          response: { 200: schemas.staffBlockSchema, ...adminRefusals },
        },
      },
      (request) => block(...request.params.id, actorOf(request)),
    );

    app.patch(
      '/page-blocks/:id',
      {
        config: { access: 'texts:write' },
        schema: {
          summary: 'Change a block, its entries in their order',
          params: schemas.blockParams,
          body: schemas.blockChanges,
          response: { 200: schemas.staffBlockSchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const [name, language] = request.params.id;
        const actor = actorOf(request);
        const before = await block(name, language, actor);
        const { heading = before.heading, html = before.html, items, version } = request.body;
        const changed = { heading, html, items: (items ?? before.items) as BlockContent['items'] };
        const issues = blockIssues(name, changed);
        if (issues.length > 0) return reply.refuse('invalid-request', issues);
        const dead = await deadLinks(before, changed);
        if (dead.length > 0) return reply.refuse('invalid-request', dead);
        const saved = await content.saveBlock({ name, language }, changed, actor, version);
        return saved.ok ? block(name, language, actor) : reply.refuse(saved.error.code);
      },
    );
    done();
  };
}
