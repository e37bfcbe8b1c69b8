import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../src/platform/html/escape-html.ts';
import { withObjects } from '../object-store.ts';
import type { SandboxContext } from '../context.ts';
import { eurosOf, noSuchPayment, sandboxPage } from '../sandbox-page.ts';
import { sandboxTexts } from '../sandbox-texts.ts';
import { orderOf, pagesOf } from './paypal-api.ts';
import { orderObject } from './paypal-objects.ts';
import { approvedOrder } from './paypal-orders.ts';
import { PaypalRefusal } from './paypal-refusal.ts';
import { announceWallet } from './paypal-webhooks.ts';

/** The wallet's own page, on which the shopper agrees or declines. */
export function walletPages(app: FastifyInstance, context: SandboxContext): void {
  const gone = (reply: FastifyReply) => {
    const t = sandboxTexts(null);
    return noSuchPayment(reply, t, t.walletTitle);
  };

  app.get<{ Querystring: { token?: string } }>(
    '/checkoutnow',
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const now = context.now();
      const order = await withObjects(context.db, now, (objects) =>
        orderOf(objects, query.token ?? '', now).catch(refusalAsNull),
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
      const now = context.now();
      const { choice } = (body ?? {}) as { choice?: string };
      const address = await withObjects(context.db, now, async (objects) => {
        const order = await orderOf(objects, query.token ?? '', now).catch(refusalAsNull);
        if (order === null || order.status === 'COMPLETED') return null;
        if (choice === 'cancel') return withQuery(order.cancelUrl, { token: order.id });
        const approved = approvedOrder(order, choice === 'declined', now);
        await objects.keep(approved);
        const resource = orderObject(approved, pagesOf(context));
        announceWallet(context, [{ type: 'CHECKOUT.ORDER.APPROVED', resource }], now);
        return withQuery(order.returnUrl, { token: order.id, PayerID: order.payerId });
      });
      return address === null ? gone(reply) : reply.redirect(address, 303);
    },
  );
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
