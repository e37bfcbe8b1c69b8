import type { FastifyRequest } from 'fastify';

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** What proxies say of whom they speak for. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** The Host is checked too: a page elsewhere may have its name point to this machine. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  return loopbackAddress.test(request.ip) && loopbackHost.test(request.host);
}

/** Whether the connection itself comes from this machine, and no proxy on it seems to speak for somebody else. */
export function isDirectlyFromThisMachine(request: FastifyRequest): boolean {
  return (
    isFromThisMachine(request) &&
    loopbackAddress.test(request.socket.remoteAddress ?? '') &&
    proxyHeaders.every((name) => request.headers[name] === undefined)
  );
}

/** Whether the shop is for this machine's own visitors: nobody has given it another address. */
export function isForThisMachine(publicUrl: string): boolean {
  return loopbackHost.test(new URL(publicUrl).host);
}
