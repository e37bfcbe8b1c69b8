import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../../src/platform/html/escape-html.ts';
import { withBooks } from '../books.ts';
import { newName, type SandboxGround } from '../ground.ts';
import { eurosOf, noSuchPayment, sandboxPage } from '../sandbox-page.ts';
import { announceWallet, orderOf, shownOrder } from './paypal-api.ts';
import { approvedOrder, PaypalRefusal } from './paypal-orders.ts';

/** The wallet's own page, on which the shopper agrees or declines. */
export function walletPages(app: FastifyInstance, ground: SandboxGround): void {
  const title = 'PayPal (Testseite)';
  const gone = (reply: FastifyReply) => noSuchPayment(reply, title);

  app.get<{ Querystring: { token?: string } }>(
    '/checkoutnow',
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const order = await withBooks(ground.db, ground.now(), (books) =>
        orderOf(books, query.token ?? '').catch(refusalAsNull),
      );
      if (order === null || order.status === 'COMPLETED') return gone(reply);
      const [{ amount, description }] = order.purchase_units;
      return sandboxPage(
        reply,
        title,
        `<p>${escapeHtml(description ?? '')}: ${eurosOf(Math.round(Number(amount.value) * 100))}</p>` +
          `<form method="post" action="checkoutnow?token=${escapeHtml(order.id)}">` +
          '<button name="choice" value="pay">Jetzt bezahlen</button>' +
          '<button class="quiet" name="choice" value="declined">Mit einem Konto bezahlen, das nicht gedeckt ist</button>' +
          '<button class="quiet" name="choice" value="cancel">Abbrechen und zurück zum Shop</button></form>',
      );
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

function refusalAsNull(error: unknown): null {
  if (error instanceof PaypalRefusal) return null;
  throw error;
}

function withQuery(address: string, more: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return url.href;
}
