import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { queries } from '../../src/platform/db/db.ts';
import type { Mail } from '../../src/platform/mail/mail.ts';
import type { StaffRole } from '../../src/shared/staff/staff-roles.ts';
import type { TestShop } from './open-test-shop.ts';

export const ownerEmail = 'inhaberin@example.org';
export const staffPassword = 'Sieben schmale Schränke';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A browser of staff, as tests use it. */
export interface StaffBrowser {
  readonly cookie: string;
  call(
    method: Method,
    path: string,
    payload?: object,
    headers?: Readonly<Record<string, string>>,
  ): ReturnType<typeof callAdmin>;
}

export function callAdmin(
  shop: TestShop,
  method: Method,
  path: string,
  {
    payload,
    cookie,
    origin,
    from,
    headers = {},
  }: {
    payload?: object | undefined;
    cookie?: string;
    origin?: string;
    from?: string;
    headers?: Readonly<Record<string, string>>;
  } = {},
) {
  return shop.app.inject({
    method,
    url: `/api/admin${path}`,
    ...(payload === undefined ? {} : { payload }),
    ...(from === undefined ? {} : { remoteAddress: from }),
    headers: {
      ...headers,
      ...(cookie === undefined ? {} : { cookie }),
      ...(origin === undefined ? {} : { origin }),
    },
  });
}

export function browserWith(shop: TestShop, cookie: string): StaffBrowser {
  return {
    cookie,
    call: (method, path, payload, headers = {}) =>
      callAdmin(shop, method, path, { payload, cookie, headers }),
  };
}

/** The shop's first owner, logged in. Once per shop. */
export async function firstOwner(shop: TestShop): Promise<StaffBrowser> {
  await shop.shop.staff.createFirstOwner({ email: ownerEmail, password: staffPassword });
  return logInStaff(shop, ownerEmail, staffPassword);
}

export async function logInStaff(shop: TestShop, email: string, password: string): Promise<StaffBrowser> {
  const answer = await callAdmin(shop, 'POST', '/login', { payload: { email, password } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return browserWith(shop, cookieOf(answer));
}

/** Somebody with a role, invited by the owner and logged in. */
export async function staffWithRole(
  shop: TestShop,
  owner: StaffBrowser,
  role: StaffRole,
): Promise<StaffBrowser & { readonly email: string; readonly id: string }> {
  const email = `${role}-${Math.random().toString(36).slice(2, 8)}@example.org`;
  const invited = await owner.call('POST', '/staff', { email, name: `Person ${role}`, role });
  if (invited.statusCode !== 201) throw new Error(invited.body);
  const accepted = await callAdmin(shop, 'POST', '/invitation', {
    payload: { token: await mailedToken(shop), name: `Person ${role}`, password: staffPassword },
  });
  if (accepted.statusCode !== 200) throw new Error(accepted.body);
  return { ...browserWith(shop, cookieOf(accepted)), email, id: invited.json<{ id: string }>().id };
}

/** The code shown by an app that knows the secret. */
export const shownCode = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Sets up an app that shows codes, as a public shop requires of owners and office staff. */
export async function setUpSecondFactor(
  browser: StaffBrowser,
  now: Date,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await browser.call('POST', '/second-factor/authenticator', {});
  if (begun.statusCode !== 200) throw new Error(begun.body);
  const { secret } = begun.json<{ secret: string }>();
  const confirmed = await browser.call('POST', '/second-factor/authenticator/confirmation', {
    code: shownCode(secret, now),
  });
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  return { secret, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

/** The secret in the link of the newest mail. */
export async function mailedToken(shop: TestShop): Promise<string> {
  const { rows } = await sql<{ payload: Mail }>`
    select payload from outbox where job = 'send-mail' order by id desc limit 1
  `.execute(queries(shop.shop.db));
  const button = rows[0]?.payload.blocks.find((block) => block.kind === 'button');
  return (button === undefined ? null : /token=([\w-]+)/.exec(button.address)?.[1]) ?? 'no mail with a link';
}

type Cookies = { readonly headers: Record<string, unknown> };

/** The session's cookie. */
export function cookieOf(answer: Cookies): string {
  return cookieNamed(answer, 'wmk_staff');
}

/** A cookie as the browser sends it back, whether the shop is on https or not; empty without one. */
export function cookieNamed(answer: Cookies, name: string): string {
  const set = [answer.headers['set-cookie'] ?? []].flat().map(String);
  return (
    set
      .map((cookie) => cookie.split(';')[0] ?? '')
      .find((cookie) => cookie.replace('__Secure-', '').startsWith(`${name}=`)) ?? ''
  );
}
