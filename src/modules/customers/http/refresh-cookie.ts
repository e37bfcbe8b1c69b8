import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearLoginCookie, loginCookieOf, setLoginCookie } from '../../../platform/http/cookies.ts';
import { refreshTokenMs } from '../domain/session-rules.ts';

/** Sent along with one call only. */
const cookie = { name: 'wmk_refresh', path: '/api/refresh-token' } as const;

export function setRefreshCookie(reply: FastifyReply, token: string, secure: boolean): void {
  setLoginCookie(reply, cookie, token, secure, refreshTokenMs);
}

export function clearRefreshCookie(reply: FastifyReply, secure: boolean): void {
  clearLoginCookie(reply, cookie, secure);
}

export function refreshCookieOf(request: FastifyRequest, secure: boolean): string | null {
  return loginCookieOf(request, cookie, secure);
}
