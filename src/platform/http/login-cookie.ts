import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that identifies a person or a browser. */
export interface LoginCookie {
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
