import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPublicAddress } from '../config/settings.ts';
import { deviceOf } from '../../shared/staff/device-of.ts';
import { deviceMs, isDeviceCookie, type Browser } from '../logins/known-devices.ts';

/** Sent with logins only. */
const cookies = {
  staff: { name: 'wmk_staff_device', path: '/api/admin/login' },
  customer: { name: 'wmk_device', path: '/api/login' },
} as const;

/** The browser that a login comes from. */
export function browserOf(request: FastifyRequest, whose: keyof typeof cookies, secure: boolean): Browser {
  const said = loginCookieOf(request, cookies[whose], secure) ?? '';
  return {
    client: request.ip,
    device: isDeviceCookie(said) ? said : null,
    name: deviceOf(request.headers['user-agent'] ?? ''),
  };
}

/** Lets the browser be recognised for a year. */
export function setDeviceCookie(
  reply: FastifyReply,
  whose: keyof typeof cookies,
  value: string,
  secure: boolean,
): void {
  setLoginCookie(reply, cookies[whose], value, secure, deviceMs);
}

/** A cookie that identifies a person or a browser. */
interface LoginCookie {
  readonly name: string;
  /** Sent to these addresses only, which is why it cannot be a `__Host-` cookie. */
  readonly path: string;
}

/**
 * On https the prefix makes browsers refuse the cookie from a page without TLS. An attacker who can answer in the
 * shop's name there must not be able to plant a login of their own. The unprefixed name is never read on https.
 */
const nameOf = ({ name }: LoginCookie, secure: boolean): string => (secure ? `__Secure-${name}` : name);

/** Sent by pages of this shop only, and not readable by scripts. */
const optionsOf = ({ path }: LoginCookie, secure: boolean) =>
  ({ path, httpOnly: true, secure, sameSite: 'strict' }) as const;

/** @param livesMs the longest time the browser keeps it, in milliseconds; the server may forget it sooner */
export function setLoginCookie(
  reply: FastifyReply,
  cookie: LoginCookie,
  token: string,
  secure: boolean,
  livesMs: number,
): void {
  void reply.setCookie(nameOf(cookie, secure), token, {
    ...optionsOf(cookie, secure),
    maxAge: livesMs / 1000,
  });
}

/** Removes the cookie, including the unprefixed one that https used before. */
export function clearLoginCookie(reply: FastifyReply, cookie: LoginCookie, secure: boolean): void {
  const options = optionsOf(cookie, secure);
  void reply.clearCookie(nameOf(cookie, secure), options);
  if (secure) void reply.clearCookie(cookie.name, options);
}

export function loginCookieOf(request: FastifyRequest, cookie: LoginCookie, secure: boolean): string | null {
  return request.cookies[nameOf(cookie, secure)] ?? null;
}

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

/**
 * Whether a request comes from a page of this shop. Browsers send the origin of a POST in `Origin` or at least in
 * `Sec-Fetch-Site`. A client that sends neither is not a browser, so it cannot be made to send somebody's cookies
 * unknowingly.
 */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return origin === new URL(publicUrl).origin || (!isPublicAddress(publicUrl) && isSameHost(request, origin));
}

/**
 * A shop on one's own machine is reached by a different name than its own, such as 127.0.0.1 instead of localhost. A
 * public one is not: there anybody may send any `Host`.
 */
function isSameHost(request: FastifyRequest, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
