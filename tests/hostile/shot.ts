/** As whom a request is made; `forged` shows logins that somebody made up. */
export type Who = 'nobody' | 'forged' | 'shopper' | 'owner' | 'content' | 'read-only';

/** One request, as it goes over the wire. */
export interface Shot {
  /** What it is about, for whoever reads of it. */
  readonly kind: string;
  readonly as: Who;
  readonly method: string;
  /** Path and query as they are sent, right or wrong. */
  readonly target: string;
  /** A name may stand twice. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | null;
}

/** What came back. Status 0: nothing did. */
export interface Answer {
  readonly status: number;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly ms: number;
  /** Why nothing came; null where something did. */
  readonly failure: 'late' | 'closed' | null;
}

/** A shot so that it can be fired again by hand. */
export function inWords({ kind, as, method, target, headers, body }: Shot): string {
  const shown =
    body === null ? '' : ` ${JSON.stringify(body.toString('latin1').slice(0, 2_000))} (${body.length} bytes)`;
  return `${kind}, as ${as}: ${method} ${JSON.stringify(target.slice(0, 1_000))} ${JSON.stringify(headers).slice(0, 1_000)}${shown}`;
}
