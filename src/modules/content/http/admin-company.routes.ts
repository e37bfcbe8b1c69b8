import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { given } from '../../../platform/http/list-query.ts';
import { adminRefusals } from '../../../platform/http/refusal.ts';
import type { Issue } from '../../../shared/messages/message.ts';
import { codeForIssue, issuesOf } from '../../../shared/messages/schema-issues.ts';
import { actorOf } from '../../../platform/http/staff-guard.ts';
import type { Actor } from '../../../shared/staff/actor.ts';
import type { Result } from '../../../shared/result.ts';
import type { CompanyRefusal } from '../application/save-company.ts';
import type { Versioned } from '../application/staff-texts.ts';
import { companyProblems, type CompanyData, type CompanyProblem } from '../domain/company-data.ts';
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
    return { id: 'company' as const, closedDays: [], openHolidays: [], ...said, version };
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
        attachValidation: true,
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
        const { said: before } = await content.staff.company(actor);
        const known = await categories(actor);
        // All that is wrong at once: people want to put it right in one go.
        const problems = problemsOf(before, request.body, known);
        if (problems.length > 0) return reply.refuse('invalid-request', problems);
        const { version, ...body } = request.body;
        const saved = await content.saveCompanyData({ ...before, ...given(body) }, actor, version);
        if (saved.ok) return company(actor);
        return saved.error.code === 'company-wrong'
          ? reply.refuse('invalid-request', saved.error.problems.map(issueOf))
          : reply.refuse(saved.error.code);
      },
    );
    done();
  };
}

const unknownCategory: Issue = { field: 'donationCategoryId', code: 'category-gone' };

const issueOf = ({ field, code }: CompanyProblem): Issue => ({
  field,
  code: code === 'name-twice' ? 'link-name-twice' : code,
});

/**
 * Everything that is wrong with the changes, whether by form or by meaning: what has the right form is judged beside what
 * has not.
 */
function problemsOf(
  before: CompanyData,
  body: unknown,
  categories: readonly { readonly id: string }[],
): readonly Issue[] {
  const typed = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const right: Record<string, unknown> = {};
  const wrong = new Map<string, readonly Issue[]>();
  for (const [name, field] of Object.entries(schemas.companyChanges.shape)) {
    const parsed = field.safeParse(typed[name], { error: codeForIssue });
    if (!parsed.success) wrong.set(name, issuesOf(parsed.error));
    else if (parsed.data !== undefined) right[name] = parsed.data;
  }
  const { donationCategoryId } = right;
  const isGone =
    typeof donationCategoryId === 'string' && !categories.some(({ id }) => id === donationCategoryId);
  return [
    ...[...wrong].flatMap(([name, issues]) =>
      issues.map((issue): Issue => ({ ...issue, field: [name, issue.field].filter(Boolean).join('.') })),
    ),
    ...companyProblems({ ...before, ...right })
      .filter(({ field }) => !wrong.has(field.split('.')[0] ?? field))
      .map(issueOf),
    ...(isGone ? [unknownCategory] : []),
  ];
}
