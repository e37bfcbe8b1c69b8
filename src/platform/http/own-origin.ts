import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of this shop. Browsers say where a POST comes from, in `Origin` or at least in
 * `Sec-Fetch-Site`; who says neither is no browser, and carries and keeps nobody's cookies without knowing it.
 */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return origin === new URL(publicUrl).origin || isSameHost(request, origin);
}

/** Where the shop is reached by another name than its own, as by 127.0.0.1 instead of localhost. */
function isSameHost(request: FastifyRequest, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
