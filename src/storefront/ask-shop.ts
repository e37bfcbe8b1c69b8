import { language } from '#texts/language.ts';

/** What went wrong on the way or at the shop; `status` 0: the shop was not reached at all. */
export interface Refused {
  readonly ok: false;
  readonly status: number;
  /** The shop's own words (spec 8); null where it had none. */
  readonly message: string | null;
  readonly code: string | null;
  /** The whole answer, for those who know what else is in it. */
  readonly body: unknown;
}

export type ShopAnswer<T> = { readonly ok: true; readonly value: T } | Refused;

export interface AskOptions {
  /** Sent as JSON, by POST; without it the call is a GET. */
  readonly send?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Calls the shop's REST interface. Never throws, but where the caller itself has aborted the call. */
export async function askShop<T>(path: string, options: AskOptions = {}): Promise<ShopAnswer<T>> {
  const { send, headers, signal } = options;
  try {
    const response = await fetch(`/api${path}`, {
      method: send === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        // The shop's own words come in the language of this page.
        'content-language': language,
        ...headers,
      },
      ...(send === undefined ? {} : { body: JSON.stringify(send) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, value: body as T };
    const { message = null, code = null } = (body ?? {}) as { message?: string; code?: string };
    return { ok: false, status: response.status, message, code, body };
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return { ok: false, status: 0, message: null, code: null, body: null };
  }
}
