/** The sender of a request; `forged` sends invented logins. */
export type Who = 'nobody' | 'forged' | 'shopper' | 'owner' | 'content' | 'read-only';

/** One request, as it goes over the wire. */
export interface Shot {
  /** Its subject, for the reader of a report. */
  readonly kind: string;
  readonly as: Who;
  readonly method: string;
  /** Path and query as they are sent, valid or not. */
  readonly target: string;
  /** A name may occur twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | null;
}

/** The answer. Status 0: there was none. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly ms: number;
  /** Why there was no answer; null if there was one. */
  readonly failure: 'late' | 'closed' | null;
}

/** Describes a shot so that it can be repeated by hand. */
export function inWords({ kind, as, method, target, headers, body }: Shot): string {
  const shown =
    body === null ? '' : ` ${JSON.stringify(body.toString('latin1').slice(0, 2_000))} (${body.length} bytes)`;
  return `${kind}, as ${as}: ${method} ${JSON.stringify(target.slice(0, 1_000))} ${JSON.stringify(headers).slice(0, 1_000)}${shown}`;
}
