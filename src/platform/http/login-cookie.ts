import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that tells who somebody is, or which browser it is. */
export interface LoginCookie {
  readonly name: string;
  /** Sent along with these addresses only, which is why it cannot be a `__Host-` one. */
  readonly path: string;
}

/**
 * On https the prefix makes browsers refuse the cookie from a page without TLS: an attacker who can answer in the shop's
 * name there must not be able to plant a login of their own. The unprefixed name is never read on https.
 */
const nameOf = ({ name }: LoginCookie, secure: boolean): string => (secure ? `__Secure-${name}` : name);

/** By pages of this shop only, and readable by no script. */
const optionsOf = ({ path }: LoginCookie, secure: boolean) =>
  ({ path, httpOnly: true, secure, sameSite: 'strict' }) as const;

/** @param livesMs for how long the browser keeps it at most, in milliseconds; the server may forget it sooner */
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

/** Takes it away, also as it was called on https before it had a prefix. */
export function clearLoginCookie(reply: FastifyReply, cookie: LoginCookie, secure: boolean): void {
  const options = optionsOf(cookie, secure);
  void reply.clearCookie(nameOf(cookie, secure), options);
  if (secure) void reply.clearCookie(cookie.name, options);
}

export function loginCookieOf(request: FastifyRequest, cookie: LoginCookie, secure: boolean): string | null {
  return request.cookies[nameOf(cookie, secure)] ?? null;
}
