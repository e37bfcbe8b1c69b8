import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'wmk_staff';

/** Sent to the back office's calls only, by pages of this shop only, and readable by no script. */
function options(secure: boolean) {
  return { path: '/api/admin', httpOnly: true, secure, sameSite: 'strict' } as const;
}

/** @param livesMs for how long the browser keeps it at most, in milliseconds; the server may forget it sooner */
export function setStaffCookie(reply: FastifyReply, token: string, secure: boolean, livesMs: number): void {
  void reply.setCookie(name, token, { ...options(secure), maxAge: livesMs / 1000 });
}

export function clearStaffCookie(reply: FastifyReply, secure: boolean): void {
  void reply.clearCookie(name, options(secure));
}

export function staffCookieOf(request: FastifyRequest): string | null {
  return request.cookies[name] ?? null;
}
