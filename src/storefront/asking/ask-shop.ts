import { language } from '#texts/shell.ts';
import { jsonOfForm } from '../../shared/text/as-sent.ts';

/** An error on the way or at the shop; `status` 0: the shop was not reached, or its answer cannot be read. */
export interface Refused {
  readonly ok: false;
  readonly status: number;
  /** The shop's own message (spec 8); null if it had none. */
  readonly message: string | null;
  readonly code: string | null;
  /** The whole answer, for callers that know its other fields. */
  readonly body: unknown;
}

export type ShopAnswer<T> = { readonly ok: true; readonly value: T } | Refused;

/** A value of the right type for each required field; what is in lists and objects is not looked at. */
export type Like<T> = {
  readonly [Name in keyof T]?: T[Name] extends readonly unknown[]
    ? readonly unknown[]
    : T[Name] extends object
      ? object
      : T[Name];
};

export interface AskOptions<T = unknown> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, by POST unless a method is given; without it the call is a GET. */
  readonly send?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The fields that the caller requires: an answer whose fields have other types did not come from the shop. */
  readonly like?: Like<T>;
  /** How to read a file, if the answer is one. */
  readonly read?: (response: Response) => Promise<unknown>;
}

/**
 * Calls the shop's REST interface. Never throws, unless the caller itself has aborted the call. A Wi-Fi portal or a
 * proxy may answer 200 too, with a page of its own: anything but the shop's JSON is not a success.
 */
export async function askShop<T>(path: string, options: AskOptions<T> = {}): Promise<ShopAnswer<T>> {
  const { send, headers, signal, like, read } = options;
  try {
    const response = await fetch(`/api${path}`, {
      method: options.method ?? (send === undefined ? 'GET' : 'POST'),
      headers: {
        // The shop's own messages come in the language of this page.
        'content-language': language,
        ...(send === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(send === undefined ? {} : { body: jsonOfForm(send) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && read !== undefined && !type.includes('html')) {
      return { ok: true, value: (await read(response)) as T };
    }
    const body: unknown = await response.json().catch(() => null);
    signal?.throwIfAborted();
    if (!response.ok) {
      const { message, code } = (body ?? {}) as { message?: unknown; code?: unknown };
      return { ok: false, status: response.status, message: textOf(message), code: textOf(code), body };
    }
    if (isLike(body, like ?? {})) return { ok: true, value: body as T };
  } catch (error) {
    if (signal?.aborted === true) throw error;
  }
  return { ok: false, status: 0, message: null, code: null, body: null };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function isLike(body: unknown, like: object): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    Object.entries(like).every(([name, one]) => {
      const value = (body as Record<string, unknown>)[name];
      return typeof value === typeof one && Array.isArray(value) === Array.isArray(one);
    })
  );
}
