import { scriptMark } from './hostile-values.ts';
import { parsed } from './known.ts';
import type { Answer, Shot, Who } from './shot.ts';

/** Data that only staff may learn. */
export interface Secrets {
  /** For nobody: passwords, keys, tokens of others. */
  readonly always: readonly string[];
  /** Personal data of a customer, which staff may see. */
  readonly ofVictim: readonly string[];
}

/**
 * Words that reveal the inside of the shop: stacks, SQL, files, libraries. `file:///etc/passwd` is not among them: it is
 * what hostile texts name (`hostile-values.ts`), and the page of kept mails shows what was written in the contact form.
 */
const inside =
  /\bat (?:async )?[\w.<>]+ \([^)]*:\d+:\d+\)|node:internal|node_modules|file:\/\/\/(?!etc\/passwd)\w|\/src\/(?:server|modules|platform)\/|\bkysely\b|violates (?:\w+ )*constraint|syntax error at|relation "\w+"|column "\w+"|invalid (?:input syntax|byte sequence)|\bselect .{1,80} from |scrypt\$|password_hash|FST_ERR|ENOENT|ECONNREFUSED|TypeError|RangeError|Cannot read propert|is not a function|\[object Object\]/i;

const strangers: readonly Who[] = ['nobody', 'forged', 'shopper'];
const ownCookies =
  /^(?:__Secure-)?(?:wmk_staff|wmk_staff_login|wmk_staff_device|wmk_refresh|wmk_device|language)=/;

/** The faults of an answer; empty if there are none. */
export function faultsOf(shot: Shot, answer: Answer, secrets: Secrets): string[] {
  if (answer.failure === 'late') return ['no answer'];
  if (answer.failure === 'closed')
    return mayBeClosed(shot) ? [] : ['the connection was closed without an answer'];
  const { status, headers, body } = answer;
  const text = shot.body?.toString() ?? '';
  const sent = [shot.target, decoded(shot.target), JSON.stringify(shot.headers), text, decoded(text)].join(
    '\n',
  );
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  const shown = inside.exec(body)?.[0];
  if (shown !== undefined && !isOwnText(shot, answer) && !sent.toLowerCase().includes(shown.toLowerCase())) {
    faults.push(`shows its inside: ${shown}`);
  }
  const told = [...secrets.always, ...(strangers.includes(shot.as) ? secrets.ofVictim : [])].filter(
    (secret) => body.includes(secret) && !sent.includes(secret),
  );
  if (told.length > 0) faults.push(`tells ${told.join(', ')}`);
  faults.push(...faultsOfHeaders(shot, headers, status));
  const isHtml = headers['content-type']?.startsWith('text/html') === true;
  if (isHtml && runnable(body)) faults.push('shows somebody’s markup as its own');
  if (isForeign(shot) && status < 300) faults.push(`a page elsewhere may have it done: ${status}`);
  const mustBeRefusal =
    shot.target.startsWith('/api/') && status >= 400 && shot.method !== 'HEAD' && body !== '';
  if (mustBeRefusal && !shot.target.startsWith('/api/docs') && !isRefusal(body))
    faults.push(`${status} says ${body.slice(0, 200)}`);
  if (status >= 500) faults.push(body.slice(0, 200));
  return faults;
}

function faultsOfHeaders({ target }: Shot, headers: Answer['headers'], status: number): string[] {
  const faults: string[] = [];
  if (headers['x-content-type-options'] !== 'nosniff')
    faults.push(`${status} without x-content-type-options`);
  if (headers['content-type']?.startsWith('text/html') && headers['content-security-policy'] === undefined) {
    faults.push('a page without a content security policy');
  }
  if (
    target.startsWith('/api/') &&
    !target.startsWith('/api/docs') &&
    headers['content-security-policy'] === undefined
  ) {
    faults.push(`${status} of the API without a content security policy`);
  }
  for (const name of ['x-powered-by', 'server', 'x-injected', 'access-control-allow-origin']) {
    if (headers[name] !== undefined) faults.push(`header ${name}: ${headers[name]}`);
  }
  for (const cookie of headers['set-cookie']?.split('\n') ?? []) {
    if (!ownCookies.test(cookie)) faults.push(`sets ${cookie}`);
    if (!/; HttpOnly.*SameSite=Strict/.test(cookie)) faults.push(`sets ${cookie.replace(/=[^;]+/, '=…')}`);
  }
  const { location } = headers;
  if (location !== undefined && !/^\/(?![/\\])[^\s\\]*$/.test(location)) faults.push(`leads to ${location}`);
  return faults;
}

/** Requests that carry staff's cookie, or set a cookie, must come from the shop's own pages. */
function isForeign({ method, target, headers }: Shot): boolean {
  const fromElsewhere = headers.some(
    ([name, value]) => name === 'sec-fetch-site' && ['cross-site', 'same-site'].includes(value),
  );
  return (
    fromElsewhere &&
    !['GET', 'HEAD', 'OPTIONS'].includes(method) &&
    /^\/api\/(?:admin\/|login$|signup$|refresh-token$)/.test(target)
  );
}

/** A tag with our mark outside of quotes, or a script that begins with it. */
function runnable(html: string): boolean {
  return new RegExp(
    `<script>${scriptMark}|<(?:img|svg|a|math|iframe)\\b[^>]*(?:on\\w+=|href="?java[^>]*)${scriptMark}`,
    'i',
  ).test(html);
}

function isRefusal(body: string): boolean {
  const value = parsed(body);
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    'message' in value &&
    typeof value.message === 'string' &&
    'code' in value &&
    typeof value.code === 'string'
  );
}

/** The description and staff's lists quote schemas and texts of others. */
function isOwnText({ as, target }: Shot, { headers }: Answer): boolean {
  return (
    /^\/api\/(?:admin\/)?openapi\.json/.test(target) ||
    target.startsWith('/api/docs') ||
    target.startsWith('/assets/') ||
    (!strangers.includes(as) && headers['content-type'] !== undefined) ||
    target.startsWith('/admin')
  );
}

/** Node itself refuses these silently, or ends the connection while a body is still arriving. */
function mayBeClosed({ method, body }: Shot): boolean {
  return method === 'CONNECT' || (body !== null && body.length > 60_000);
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return '';
  }
}
