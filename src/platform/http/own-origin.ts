import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of this shop. Browsers always say where a POST comes from; who says nothing is no
 * browser, and carries nobody's cookies without knowing it.
 */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers;
  return origin === undefined || origin === new URL(publicUrl).origin || isSameHost(request, origin);
}

/** Where the shop is reached by another name than its own, as by 127.0.0.1 instead of localhost. */
function isSameHost(request: FastifyRequest, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
