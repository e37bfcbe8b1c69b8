import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../src/platform/html/escape-html.ts';
import type { SandboxTexts } from './sandbox-texts.ts';

const style =
  // As on the shop's own pages. Otherwise the browser complains about a skipped transition.
  '@view-transition{navigation:auto}body{font:18px/1.5 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem;color:#211c16;background:#fff}' +
  'p.note{border-left:4px solid #9c3512;padding:.5rem 1rem;background:#f7f3ec;font-weight:600}' +
  'button,input{font:inherit;display:block;width:100%;box-sizing:border-box;min-height:3rem;margin:.5rem 0 1rem;padding:.5rem}' +
  'button{background:#0f5257;color:#fff;border:0;font-weight:600}button.quiet{background:#fff;color:#211c16;border:1px solid #8a7f6d}';
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** A page of the stand-in that clearly says what it is. `body` is HTML. */
export function sandboxPage(
  reply: FastifyReply,
  t: SandboxTexts,
  { title, body, status = 200 }: { readonly title: string; readonly body: string; readonly status?: number },
): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    })
    .send(
      `<!doctype html><html lang="${t.language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
        `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>` +
        `<style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>` +
        `<p class="note">${t.note}</p>` +
        `${body}</main></body></html>`,
    );
}

export function noSuchPayment(reply: FastifyReply, t: SandboxTexts, title: string): FastifyReply {
  return sandboxPage(reply, t, { title, body: `<p>${t.over}</p>`, status: 404 });
}

/** '915,00 €' from cents, or '€915.00'. */
export function eurosOf(t: SandboxTexts, cents: number): string {
  return escapeHtml(
    new Intl.NumberFormat(t.locale, {
      style: 'currency',
      currency: 'EUR',
    }).format(cents / 100),
  );
}
