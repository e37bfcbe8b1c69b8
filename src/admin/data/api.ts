import { HttpError } from 'react-admin';
import { staffPersonHeader } from '../../shared/staff/actor.ts';
import { jsonOfForm } from '../../shared/text/as-sent.ts';
import { office } from '../texts/office.ts';
import { proof, relogin } from './shared-question.ts';

interface Issue {
  /** Its path in the sent body: 'pictures.0.alt'. */
  readonly field: string;
  readonly message: string;
}

interface Refusal {
  readonly message: string;
  readonly code: string;
  readonly issues?: readonly Issue[];
}

/** The base address of the back office's calls. */
export const apiBase = '/api/admin';

/** The id of the person whom the screen shows as logged in; null: nobody. */
let person: string | null = null;

/** From now on, changes are sent in this person's name: the server refuses them if another tab has logged in as another. */
export function actAs(id: string | null): void {
  person = id;
}

const inMyName = (): Record<string, string> => (person === null ? {} : { [staffPersonHeader]: person });

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** false: fails when nobody is logged in, without asking for a login. */
  readonly asks?: boolean;
}

/**
 * Calls the back office's REST interface and returns the JSON answer. After the end of a session it asks for a login,
 * for dangerous actions for the password, and the call is sent again.
 * @throws HttpError with the server's message, by field if it names fields
 */
export async function callApi<T>(path: string, { asks = true, ...call }: Call = {}): Promise<T> {
  const isChange = (call.method ?? 'GET') !== 'GET';
  const send = () => callOnce<T>(path, call, asks && isChange ? inMyName() : {});
  return withProof(() => (asks ? withLogin(send, isChange) : send()));
}

async function withProof<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (codeOf(error) !== 'fresh-login-needed' || !(await proof.ask())) throw error;
    return send();
  }
}

/** Nobody is logged in any more, or somebody else is. */
const wantsLogin = new Set(['session-over', 'other-person']);

async function withLogin<T>(send: () => Promise<T>, isChange: boolean): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!wantsLogin.has(codeOf(error) ?? '')) throw error;
    if (await relogin.ask()) return withLogin(send, isChange);
    if (!isChange) throw error;
    throw new HttpError(office.notLoggedIn, 401, { message: office.notLoggedIn, code: 'not-saved' });
  }
}

async function callOnce<T>(
  path: string,
  { body, headers, ...options }: Omit<Call, 'asks'>,
  name: Readonly<Record<string, string>>,
): Promise<T> {
  const response = await reach(`${apiBase}${path}`, {
    ...options,
    headers: {
      ...headers,
      ...name,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: jsonOfForm(body) }),
  });
  return answerOf<T>(response);
}

/**
 * Sends one file as a form.
 * @throws HttpError as above
 */
export function sendFile<T>(path: string, file: File): Promise<T> {
  const form = new FormData();
  form.append('file', file);
  return sendForm<T>(path, form);
}

/**
 * Sends a form, after the end of a session as above.
 * @throws HttpError as above
 */
export function sendForm<T>(
  path: string,
  form: FormData,
  { method = 'POST', headers = {} }: Pick<Call, 'method' | 'headers'> = {},
): Promise<T> {
  const send = async () =>
    answerOf<T>(
      await reach(`${apiBase}${path}`, { method, body: form, headers: { ...headers, ...inMyName() } }),
    );
  return withLogin(send, true);
}

async function reach(address: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { credentials: 'same-origin', ...options });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    const isRead = (options.method ?? 'GET') === 'GET';
    throw new HttpError(isRead || navigator.onLine ? office.offline : office.unsaved, 0);
  }
}

async function answerOf<T>(response: Response): Promise<T> {
  const text = await response.text();
  const json = readJson(text);
  if (response.ok && json !== undefined) return json as T;
  const refusal = isRefusal(json) ? json : { message: office.unreadable, code: 'internal' };
  const { message, code, issues = [] } = refusal;
  throw new HttpError(message, response.status, {
    ...refusal,
    code,
    ...(issues.length === 0 ? {} : { errors: errorsByField(refusal) }),
  });
}

function readJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRefusal(json: unknown): json is Refusal {
  return typeof json === 'object' && json !== null && 'message' in json && 'code' in json;
}

/** In the format of forms: one message per field, 'pictures.0.alt' nested, and one for the whole. */
function errorsByField({ issues = [], message, code }: Refusal): Record<string, unknown> {
  // Messages for programs that use the interface do not help at a form, whose fields show what is wrong.
  const whole = code === 'invalid-request' ? 'ra.message.invalid_form' : message;
  const errors: Record<string, unknown> = { root: { serverError: whole } };
  for (const { field, message: problem } of issues) {
    const path = field.split('.').filter(Boolean);
    let at = errors;
    path.slice(0, -1).forEach((key) => {
      const inner = typeof at[key] === 'object' ? (at[key] as Record<string, unknown>) : {};
      at[key] = inner;
      at = inner;
    });
    const last = path.at(-1);
    if (last !== undefined && at[last] === undefined) at[last] = problem;
  }
  return errors;
}

/** The errors by field of a failed call, for a form that is not react-admin's own; or null. */
export function fieldErrorsOf(error: unknown): Record<string, unknown> | null {
  if (!(error instanceof HttpError)) return null;
  const body = error.body as { errors?: Record<string, unknown> } | undefined;
  return body?.errors ?? null;
}

/** Whether somebody else has changed the record since it was read. */
export function isOvertaken(error: unknown): boolean {
  return codeOf(error) === 'record-changed';
}

/** Why a call failed, as the server names it. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof HttpError ? (error.body as { code?: string } | undefined)?.code : undefined;
}

/** The message to show for a failed call. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : office.unreadable;
}

/** What is wrong with the fields of a refused call; empty if it named none. */
export function issuesOf(error: unknown): readonly Issue[] {
  return error instanceof HttpError ? ((error.body as Partial<Refusal> | undefined)?.issues ?? []) : [];
}

/** The message of a failed call where no field shows one: that of the first wrong field says more than the general one. */
export function reasonOf(error: unknown): string {
  return issuesOf(error)[0]?.message ?? messageOf(error);
}

/** Has the browser keep a file that was made here, as a download does. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
