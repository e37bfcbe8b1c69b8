import type { FastifyRequest } from 'fastify';
import type { Settings } from '../platform/config/settings.ts';

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** What proxies say of whom they speak for. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Whether the connection itself comes from this machine, and no proxy on it seems to speak for somebody else. The Host is
 * checked too: a page elsewhere may have its name point to this machine. What a proxy says of an address is not believed,
 * since most hand on what the visitor has said.
 */
export function isDirectlyFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return (
    loopbackAddress.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(headers.host ?? '') &&
    proxyHeaders.every((name) => headers[name] === undefined)
  );
}

/**
 * Whether everybody who reaches the shop sits at this machine. A proxy need not say that it is one: where there may be
 * one, no address of a connection tells who is behind it.
 */
export function isForThisMachine({
  isPublic,
  trustedProxies,
}: Pick<Settings, 'isPublic' | 'trustedProxies'>): boolean {
  return !isPublic && trustedProxies.length === 0;
}
