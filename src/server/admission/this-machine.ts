import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../platform/config/settings.ts';

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** Headers with which proxies name the client they forward for. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether the connection itself comes from this machine, without a sign of a proxy on it that forwards for somebody
 * else. The Host is checked too: a page on another site may have its name point to this machine. Addresses reported by
 * proxies are not trusted, since most pass on whatever the visitor sent.
 */
export function isDirectlyFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return (
    loopbackAddress.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(headers.host ?? '') &&
    proxyHeaders.every((name) => headers[name] === undefined)
  );
}

/**
 * Whether everybody who can reach the shop sits at this machine. A proxy need not identify itself: if there may be one,
 * the address of a connection does not reveal who is behind it.
 */
export function isForThisMachine({
  isPublic,
  trustedProxies,
}: Pick<Settings, 'isPublic' | 'trustedProxies'>): boolean {
  return !isPublic && trustedProxies.length === 0;
}
