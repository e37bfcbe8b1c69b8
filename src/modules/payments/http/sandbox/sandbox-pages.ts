import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../../../platform/html/escape-html.ts';
import { withBooks } from './books.ts';
import { treeOf } from './form-body.ts';
import { announceWallet, orderOf, shownOrder } from './paypal-api.ts';
import { approvedOrder, PaypalRefusal } from './paypal-orders.ts';
import { newName } from './sandbox-keys.ts';
import { eurosOf, sandboxPage } from './sandbox-page.ts';
import { cardProblemText, sandboxTexts } from './sandbox-texts.ts';
import { announce, type SandboxGround } from './stripe-api.ts';
import { paySession } from './stripe-calls.ts';
import { StripeRefusal } from './stripe-intents.ts';
import { findSession } from './stripe-sessions.ts';

/** The wallet's own page, on which the shopper agrees or declines. */
export function walletPages(app: FastifyInstance, ground: SandboxGround): void {
  const gone = (reply: FastifyReply) => {
    const t = sandboxTexts(null);
    return sandboxPage(reply, t, { title: t.walletTitle, body: `<p>${t.over}</p>`, status: 404 });
  };

  app.get<{ Querystring: { token?: string } }>(
    '/checkoutnow',
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const order = await withBooks(ground.db, ground.now(), (books) =>
        orderOf(books, query.token ?? '').catch(refusalAsNull),
      );
      if (order === null || order.status === 'COMPLETED') return gone(reply);
      const [{ amount, description }] = order.purchase_units;
      const t = sandboxTexts(order.locale ?? null);
      return sandboxPage(reply, t, {
        title: t.walletTitle,
        body:
          `<p>${escapeHtml(description ?? '')}: ${eurosOf(t, Math.round(Number(amount.value) * 100))}</p>` +
          `<form method="post" action="checkoutnow?token=${escapeHtml(order.id)}">` +
          `<button name="choice" value="pay">${t.pay}</button>` +
          `<button class="quiet" name="choice" value="declined">${t.payWithoutFunds}</button>` +
          `<button class="quiet" name="choice" value="cancel">${t.cancel}</button></form>`,
      });
    },
  );

  app.post<{ Querystring: { token?: string } }>(
    '/checkoutnow',
    { schema: { hide: true } },
    async ({ query, body }, reply) => {
      const now = ground.now();
      const { choice } = (body ?? {}) as { choice?: string };
      const address = await withBooks(ground.db, now, async (books) => {
        const order = await orderOf(books, query.token ?? '').catch(refusalAsNull);
        if (order === null || order.status === 'COMPLETED') return null;
        if (choice === 'cancel') return withQuery(order.cancelUrl, { token: order.id });
        const approved = approvedOrder(order, choice === 'declined');
        await books.keep(approved);
        announceWallet(ground, { type: 'CHECKOUT.ORDER.APPROVED', resource: shownOrder(approved) }, now);
        const payer = newName('').slice(0, 13).toUpperCase();
        return withQuery(order.returnUrl, { token: order.id, PayerID: payer });
      });
      return address === null ? gone(reply) : reply.redirect(address, 303);
    },
  );
}

/** The card provider's own page: card, or the instalment provider, which always agrees here. */
export function checkoutPages(app: FastifyInstance, ground: SandboxGround): void {
  const show = async (reply: FastifyReply, id: string, problem: StripeRefusal | null) => {
    const session = await withBooks(ground.db, ground.now(), (books) => findSession(books, id, ground.now()));
    const t = sandboxTexts(session?.locale ?? null);
    const title = t.cardTitle;
    if (session?.status !== 'open') {
      return sandboxPage(reply, t, { title, body: `<p>${t.over}</p>`, status: 404 });
    }
    const refused = problem === null ? null : cardProblemText(problem.problem, t.language);
    return sandboxPage(reply, t, {
      title,
      body:
        `<p>${escapeHtml(session.intent.description ?? '')}: ${eurosOf(t, session.amount_total)}</p>` +
        (refused === null ? '' : `<p role="alert"><strong>${escapeHtml(refused)}</strong></p>`) +
        `<form method="post"><label>${t.cardNumber} <input name="number" inputmode="numeric" autocomplete="off"></label>` +
        `<button name="choice" value="card">${t.payByCard}</button></form>` +
        `<form method="post"><button class="quiet" name="choice" value="klarna">${t.payByKlarna}</button>` +
        `<button class="quiet" name="choice" value="cancel">${t.cancel}</button></form>`,
      status: problem === null ? 200 : 402,
    });
  };

  app.get<{ Params: { id: string } }>('/pay/:id', { schema: { hide: true } }, ({ params }, reply) =>
    show(reply, params.id, null),
  );

  app.post<{ Params: { id: string } }>('/pay/:id', { schema: { hide: true } }, async (request, reply) => {
    const now = ground.now();
    const { id } = request.params;
    const { choice, number = '' } = (request.body ?? {}) as { choice?: string; number?: string };
    const session = await withBooks(ground.db, now, (books) => findSession(books, id, now));
    if (session === null) return show(reply, id, null);
    if (choice === 'cancel') return reply.redirect(session.cancel_url ?? ground.publicUrl, 303);
    try {
      const params = treeOf(choice === 'card' ? { number } : {});
      const paid = await withBooks(ground.db, now, (books) =>
        paySession({ books, now, shop: ground.publicUrl, params, id }),
      );
      if (paid.event !== undefined) announce(ground, paid.event, now);
      if (paid.refusal !== undefined) return await show(reply, id, paid.refusal);
      return await reply.redirect(session.success_url.replace('{CHECKOUT_SESSION_ID}', id), 303);
    } catch (error) {
      if (error instanceof StripeRefusal) return show(reply, id, error);
      throw error;
    }
  });
}

function refusalAsNull(error: unknown): null {
  if (error instanceof PaypalRefusal) return null;
  throw error;
}

function withQuery(address: string, more: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return url.href;
}
