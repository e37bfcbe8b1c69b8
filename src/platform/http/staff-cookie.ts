import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearLoginCookie, loginCookieOf, setLoginCookie } from './login-cookie.ts';

/** Sent to the back office's calls only. */
const cookie = { name: 'wmk_staff', path: '/api/admin' } as const;

/** @param livesMs the longest time the browser keeps it, in milliseconds; the server may forget it sooner */
export function setStaffCookie(reply: FastifyReply, token: string, secure: boolean, livesMs: number): void {
  setLoginCookie(reply, cookie, token, secure, livesMs);
}

export function clearStaffCookie(reply: FastifyReply, secure: boolean): void {
  clearLoginCookie(reply, cookie, secure);
}

export function staffCookieOf(request: FastifyRequest, secure: boolean): string | null {
  return loginCookieOf(request, cookie, secure);
}

/** The cookie of a login that is half done, sent only to its second half. */
const step = { name: 'wmk_staff_login', path: '/api/admin/login' } as const;

/** @param livesMs in milliseconds */
export function setLoginStepCookie(
  reply: FastifyReply,
  token: string,
  secure: boolean,
  livesMs: number,
): void {
  setLoginCookie(reply, step, token, secure, livesMs);
}

export function clearLoginStepCookie(reply: FastifyReply, secure: boolean): void {
  clearLoginCookie(reply, step, secure);
}

export function loginStepOf(request: FastifyRequest, secure: boolean): string | null {
  return loginCookieOf(request, step, secure);
}
