import type { FastifyPluginCallback } from 'fastify';
import type { CapturedMail, CapturedMails } from '../../platform/mail/captured-mails.ts';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import { isDirectlyFromThisMachine } from '../admission/this-machine.ts';

const shown = 100;

/**
 * `/mails`: the mails the shop would have sent, if no mail server is set. For trying and developing the shop. Mails
 * hold links that open accounts and orders, so it answers this machine only, and exists only in a shop that no other
 * machine can reach.
 */
export function keptMailsRoutes(mails: CapturedMails): FastifyPluginCallback {
  return (app, _options, done) => {
    app.addHook('onRequest', (request, reply, next) => {
      if (isDirectlyFromThisMachine(request)) next();
      else reply.callNotFound();
    });

    app.get('/mails', { schema: { hide: true } }, async (_request, reply) => {
      const list = await mails.list(shown);
      return reply
        .headers(headers)
        .send(
          page(
            'Mails',
            list.length === 0
              ? '<p>Noch keine Mails.</p>'
              : `<ul>${list.map((mail) => `<li><a href="/mails/${mail.name}">${summaryOf(mail)}</a></li>`).join('')}</ul>`,
          ),
        );
    });

    app.get<{ Params: { name: string } }>(
      '/mails/:name',
      { schema: { hide: true } },
      async (request, reply) => {
        const found = await mails.read(request.params.name);
        if (found === null) return reply.callNotFound();
        const text = escapeHtml(found.mail.text).replace(
          /https?:\/\/[^\s<]+/g,
          (address) => `<a href="${address}">${address}</a>`,
        );
        return reply
          .headers(headers)
          .send(
            page(
              found.mail.subject,
              `<p><a href="/mails">Alle Mails</a> · <a href="/mails/${found.name}/html">wie im Mailprogramm</a></p>` +
                `<p>${summaryOf(found)}</p><pre>${text}</pre>`,
            ),
          );
      },
    );

    app.get<{ Params: { name: string } }>(
      '/mails/:name/html',
      { schema: { hide: true } },
      async (request, reply) => {
        const found = await mails.read(request.params.name);
        if (found === null) return reply.callNotFound();
        return reply.headers(headers).send(found.mail.html);
      },
    );
    done();
  };
}

/** Mails carry their styles on each element. */
const policy = "default-src 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'";
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

function summaryOf({ keptAt, mail }: CapturedMail): string {
  return `${escapeHtml(moment.format(keptAt))} – an ${escapeHtml(mail.to)}: ${escapeHtml(mail.subject)}`;
}

function page(title: string, body: string): string {
  return (
    '<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>` +
    // Long addresses and lines of text break: most read this on a phone beside the shop.
    '<style>body{overflow-wrap:anywhere}pre{white-space:pre-wrap}</style></head>' +
    `<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
  );
}
