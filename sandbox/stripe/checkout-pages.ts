import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../src/platform/html/escape-html.ts';
import { withObjects } from '../object-store.ts';
import type { SandboxContext } from '../context.ts';
import { eurosOf, noSuchPayment, sandboxPage } from '../sandbox-page.ts';
import { cardProblemText, sandboxTexts } from '../sandbox-texts.ts';
import { textAt, treeOf } from './form-body.ts';
import { announceAll } from './stripe-api.ts';
import { paySession } from './stripe-calls.ts';
import { StripeRefusal } from './stripe-intents.ts';
import { findSession } from './stripe-sessions.ts';

/** The card provider's own page: card, or the instalment provider, which agrees or refuses as it is asked to. */
export function checkoutPages(app: FastifyInstance, context: SandboxContext): void {
  const show = async (reply: FastifyReply, id: string, problem: StripeRefusal | null) => {
    const session = await withObjects(context.db, context.now(), (objects) =>
      findSession(objects, id, context.now()),
    );
    const t = sandboxTexts(session?.locale ?? null);
    const title = t.cardTitle;
    if (session?.status !== 'open') return noSuchPayment(reply, t, title);
    const refused = problem === null ? null : cardProblemText(problem.problem, t.language);
    return sandboxPage(reply, t, {
      title,
      body:
        `<p>${escapeHtml(textAt(session.intent.params, 'description') ?? '')}: ${eurosOf(t, session.amount_total)}</p>` +
        (refused === null ? '' : `<p role="alert"><strong>${escapeHtml(refused)}</strong></p>`) +
        (session.payment_method_types.includes('card')
          ? `<form method="post"><label>${t.cardNumber} <input name="number" inputmode="numeric" autocomplete="off"></label>` +
            `<button name="choice" value="card">${t.payByCard}</button></form>`
          : '') +
        `<form method="post">` +
        (session.payment_method_types.includes('klarna')
          ? `<button name="choice" value="klarna">${t.payByKlarna}</button>` +
            `<button class="quiet" name="choice" value="klarna-refused">${t.refusedByKlarna}</button>`
          : '') +
        `<button class="quiet" name="choice" value="cancel">${t.cancel}</button></form>`,
      status: problem === null ? 200 : 402,
    });
  };

  app.get<{ Params: { id: string } }>('/pay/:id', { schema: { hide: true } }, ({ params }, reply) =>
    show(reply, params.id, null),
  );

  app.post<{ Params: { id: string } }>('/pay/:id', { schema: { hide: true } }, async (request, reply) => {
    const now = context.now();
    const { id } = request.params;
    const { choice, number = '' } = (request.body ?? {}) as { choice?: string; number?: string };
    const session = await withObjects(context.db, now, (objects) => findSession(objects, id, now));
    if (session === null) return show(reply, id, null);
    if (choice === 'cancel') return reply.redirect(session.cancel_url ?? context.publicUrl, 303);
    try {
      const params = treeOf(
        choice === 'card' ? { number } : choice === 'klarna-refused' ? { refused: 'true' } : {},
      );
      const paid = await withObjects(context.db, now, (objects) =>
        paySession({ objects, now, shop: context.publicUrl, params, id, answers: context.answers }),
      );
      announceAll(context, paid.events ?? [], now);
      if (paid.refusal !== undefined) return await show(reply, id, paid.refusal);
      return await reply.redirect(session.success_url.replace('{CHECKOUT_SESSION_ID}', id), 303);
    } catch (error) {
      if (error instanceof StripeRefusal) return show(reply, id, error);
      throw error;
    }
  });
}
