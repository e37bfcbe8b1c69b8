import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of this shop. Browsers send the origin of a POST in `Origin` or at least in
 * `Sec-Fetch-Site`. A client that sends neither is no browser, so it cannot be made to send somebody's cookies
 * unknowingly.
 */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return origin === new URL(publicUrl).origin || isSameHost(request, origin);
}

/** The shop is reached by a different name than its own, such as 127.0.0.1 instead of localhost. */
function isSameHost(request: FastifyRequest, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
