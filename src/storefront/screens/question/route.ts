import { contactQuestion, contactSchema } from '../../../modules/enquiries/http/questions.schemas.ts';
import { codeForIssue, issuesOf } from '../../../shared/messages/schema-issues.ts';
import type { PageRoute } from '../../page.ts';
import { emptyQuestion, type QuestionData } from './question-data.ts';

/** The contact form (spec 4.11), with and without script; with `?stueck=`, about a piece. */
export const route: PageRoute<QuestionData> = {
  screen: 'question',
  paths: ['/kontaktformular'],
  query: ['stueck'],
  // As many as by REST: each sends a mail to an address that was typed.
  formsAnHour: 20,
  isRare: ({ stueck }) => stueck !== undefined,
  async load(shop, { query: { stueck } }) {
    const piece = stueck === undefined ? null : await shop.piece(stueck);
    return {
      kind: 'page',
      data: { ...emptyQuestion, piece: piece === null ? null : { id: piece.id, title: piece.title } },
    };
  },
  async submit(shop, { form, language, sayIssue }) {
    const { piece = '', pieceTitle = '' } = form;
    const before = {
      ...emptyQuestion,
      values: form,
      piece: piece === '' ? null : { id: piece, title: pieceTitle },
    };
    const parsed = contactSchema.safeParse(form, { error: codeForIssue });
    if (!parsed.success) {
      return { status: 400, data: { ...before, issues: issuesOf(parsed.error).map(sayIssue) } };
    }
    const asked = await shop.ask(contactQuestion(parsed.data), language);
    if (!asked.ok) return { status: 429, data: { ...before, isRefused: true } };
    return { status: 200, data: { ...before, number: asked.value.number } };
  },
};
