import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '../../shared/device-of.ts';
import { deviceMs, type Browser } from '../logins/known-devices.ts';
import { loginCookieOf, setLoginCookie } from './login-cookie.ts';

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
    device: /^[\w-]{43}$/.test(said) ? said : null,
    name: deviceOf(request.headers['user-agent'] ?? ''),
  };
}

/** Lets the browser be recognised for a year. */
export function setDeviceCookie(
  reply: FastifyReply,
  whose: keyof typeof cookies,
  token: string,
  secure: boolean,
): void {
  setLoginCookie(reply, cookies[whose], token, secure, deviceMs);
}
