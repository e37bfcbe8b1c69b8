import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { given } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import type { Issue } from '../../../shared/messages/message.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { Result } from '../../../shared/result.ts';
import type { CompanyRefusal } from '../application/save-company.ts';
import type { Versioned } from '../application/staff-texts.ts';
import type { CompanyData, CompanyProblem } from '../domain/company-data.ts';
import * as schemas from './admin-company.schemas.ts';

interface CompanyOffice {
  readonly staff: { company(actor: Actor): Promise<Versioned<CompanyData>> };
  saveCompanyData(data: CompanyData, actor: Actor, basedOn: string): Promise<Result<void, CompanyRefusal>>;
}

/**
 * The company's data for imprint, footer, mails and texts.
 * @param categories ids of the existing categories
 */
export function adminCompanyRoutes(
  content: CompanyOffice,
  categories: (actor: Actor) => Promise<readonly { readonly id: string }[]>,
): FastifyPluginCallbackZod {
  const company = async (actor: Actor) => {
    const { said, version } = await content.staff.company(actor);
    return { id: 'company' as const, ...said, version };
  };
  return (app, _options, done) => {
    app.get(
      '/company/:id',
      {
        config: { access: 'settings:read' },
        schema: {
          summary: 'The company as imprint, footer, mails and texts name it',
          params: schemas.companyParams,
          response: { 200: schemas.staffCompanySchema, ...adminRefusals },
        },
      },
      (request) => company(actorOf(request)),
    );

    app.patch(
      '/company/:id',
      {
        config: { access: 'settings:write' },
        schema: {
          summary: 'Change the company’s data',
          description: 'Texts that bind and name any of it get a new version.',
          params: schemas.companyParams,
          body: schemas.companyChanges,
          response: { 200: schemas.staffCompanySchema, ...adminRefusals },
        },
      },
      async (request, reply) => {
        const actor = actorOf(request);
        const { version, ...body } = request.body;
        // Customers pay to this account.
        if (body.bankAccount !== undefined && !actor.isFresh) return reply.refuse('fresh-login-needed');
        const { said: before } = await content.staff.company(actor);
        const { donationCategoryId } = body;
        if (typeof donationCategoryId === 'string') {
          const known = await categories(actor);
          if (!known.some(({ id }) => id === donationCategoryId))
            return reply.refuse('invalid-request', [unknownCategory]);
        }
        const saved = await content.saveCompanyData({ ...before, ...given(body) }, actor, version);
        if (saved.ok) return company(actor);
        return saved.error.code === 'company-wrong'
          ? reply.refuse('invalid-request', issuesOf(saved.error.problems))
          : reply.refuse(saved.error.code);
      },
    );
    done();
  };
}

const unknownCategory: Issue = { field: 'donationCategoryId', code: 'category-gone' };

const issuesOf = (problems: readonly CompanyProblem[]): Issue[] =>
  problems.map(({ field, code }) => ({ field, code: code === 'name-twice' ? 'link-name-twice' : code }));
