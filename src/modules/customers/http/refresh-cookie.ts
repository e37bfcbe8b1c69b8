import type { FastifyReply, FastifyRequest } from 'fastify';
import { refreshTokenMs } from '../domain/session-rules.ts';

const name = 'wmk_refresh';

/** Sent along with one call only, by pages of this shop only, and readable by no script. */
function options(secure: boolean) {
  return { path: '/api/refresh-token', httpOnly: true, secure, sameSite: 'strict' } as const;
}

export function setRefreshCookie(reply: FastifyReply, token: string, secure: boolean): void {
  void reply.setCookie(name, token, { ...options(secure), maxAge: refreshTokenMs / 1000 });
}

export function clearRefreshCookie(reply: FastifyReply, secure: boolean): void {
  void reply.clearCookie(name, options(secure));
}

export function refreshCookieOf(request: FastifyRequest): string | null {
  return request.cookies[name] ?? null;
}
