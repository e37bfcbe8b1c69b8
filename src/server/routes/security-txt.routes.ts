import type { FastifyPluginCallback } from 'fastify';
import type { Content } from '../../modules/content/index.ts';
import { completeLanguages } from '../../shared/text/language.ts';
import { dayMs } from '../../shared/time/durations.ts';

/** RFC 9116 (2.5.5) recommends less than a year. Each answer counts from its own day, so that it never expires. */
const validDays = 180;
const path = '/.well-known/security.txt';

/** The contact for reports of security holes (RFC 9116): the company's own address, which staff edit under 'Firma'. */
export function securityTxtRoutes(
  content: Pick<Content, 'companyData'>,
  publicUrl: string,
  clock: () => Date,
): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const { email } = await content.companyData();
      const today = Math.floor(clock().getTime() / dayMs) * dayMs;
      const lines = [
        `Contact: mailto:${encodeURI(email)}`,
        `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
        `Preferred-Languages: ${completeLanguages.join(', ')}`,
        `Canonical: ${publicUrl}${path}`,
      ];
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(lines.map((line) => `${line}\n`).join(''));
    });
    done();
  };
}
