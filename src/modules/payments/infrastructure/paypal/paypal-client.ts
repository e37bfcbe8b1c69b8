import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { fail, ok, type Result } from '../../../../shared/result.ts';
import type { ProviderBehaviour, RefusedOperation } from '../../domain/payment-provider.ts';
import { firstPauseMs } from '../first-pause.ts';
import { createPacing } from '../pacing.ts';
import { meaningOfIssue, problemOfIssue } from './paypal-refusals.ts';

export interface PaypalOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** PayPal's id of the shop's own account: every payment must be for it. Null: not compared. */
  readonly merchantId: string | null;
  /** Whether real money moves; answers and webhooks of the other one are refused. */
  readonly environment: 'sandbox' | 'live';
  /** The address of the provider's HTTP API; read for each request. */
  readonly address: () => string;
  /** How long one attempt may take, in milliseconds. Default 8 s. */
  readonly timeoutMs?: number;
  /** Called for errors that only we can fix: a wrong key, a refused parameter. */
  readonly onError: (error: unknown) => void;
}

export interface PaypalRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** JSON text. */
  readonly body?: string;
  /** PayPal's idempotency key; at most 38 characters. */
  readonly requestId?: string;
  /** Not repeated here, since it has no key: the caller looks first what has become of it. */
  readonly isAskedOnce?: boolean;
  /** What PayPal may refuse; left out where a refusal can only be a mistake of ours. */
  readonly operation?: RefusedOperation;
}

/** An error response, in PayPal's own words. */
class PaypalProblem extends Error {
  readonly status: number;
  readonly issue: string | null;
  constructor(status: number, issue: string | null) {
    super(`PayPal answered ${status} ${issue ?? ''}`);
    this.status = status;
    this.issue = issue;
  }
}

const problemSchema = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });

const retries = 2;
/** Renewed a minute before it ends. */
const earlySeconds = 60;
/** Say nothing about what was asked: a login that has ended, a slow line, a request before it, too many of them. */
const passing = new Set([401, 408, 409, 429]);

export type PaypalClient = <T>(
  request: PaypalRequest,
  schema: z.ZodType<T>,
) => Promise<Result<T, ProviderBehaviour>>;

/** PayPal's REST API: with its login, a time limit for each attempt, and two retries under the same key. */
export function paypalClient(options: PaypalOptions): PaypalClient {
  const { clientId, clientSecret, address, onError, timeoutMs = 8_000 } = options;
  const pacing = createPacing();
  let login: { readonly token: Promise<string>; readonly until: number } | null = null;

  async function send(path: string, init: RequestInit): Promise<unknown> {
    const wait = pacing.wait();
    // It has said when to come again, and would refuse until then.
    if (wait === null) throw new PaypalProblem(429, 'RATE_LIMIT_REACHED');
    if (wait > 0) await pause(wait);
    const answer = await fetch(`${address()}${path}`, {
      ...init,
      // Neither keys nor orders may be sent anywhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    pacing.note(answer);
    const text = await answer.text();
    const body: unknown = text === '' ? {} : JSON.parse(text);
    if (answer.ok) return body;
    const problem = problemSchema.safeParse(body);
    throw new PaypalProblem(answer.status, problem.data?.details?.[0]?.issue ?? problem.data?.name ?? null);
  }

  function token(): Promise<string> {
    // The machine's own clock, not the shop's: it is compared only with itself.
    const now = performance.now();
    if (login !== null && login.until > now) return login.token;
    const asked = send('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
      .catch((error: unknown) => {
        // Whatever is wrong with our login, it is not an answer to what was to be asked.
        throw error instanceof PaypalProblem && error.status < 500
          ? new PaypalProblem(401, error.issue)
          : error;
      })
      .then((body) => {
        const { access_token, expires_in } = tokenSchema.parse(body);
        login = { token: asked, until: now + (expires_in - earlySeconds) * 1000 };
        return access_token;
      });
    login = { token: asked, until: now + timeoutMs };
    asked.catch(() => {
      if (login?.token === asked) login = null;
    });
    return asked;
  }

  async function attempt({ method, path, body, requestId }: PaypalRequest): Promise<unknown> {
    return send(path, {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      },
      ...(body === undefined ? {} : { body }),
    });
  }

  return async (request, schema) => {
    for (let tries = 0; ; tries += 1) {
      try {
        return ok(schema.parse(await attempt(request)));
      } catch (error) {
        if (error instanceof PaypalProblem && error.status < 500 && error.status !== 429) {
          // A revoked token is requested again, once.
          if (error.status === 401) login = null;
          if (error.status !== 401 || tries > 0) return refusedBy(error, request.operation, onError);
        } else if (tries >= retries || request.isAskedOnce === true || error instanceof z.ZodError) {
          onError(error);
          const isAnswered = error instanceof PaypalProblem && error.status >= 500;
          return fail({ code: 'provider-unavailable', isAnswered });
        }
        const wait = pacing.wait(firstPauseMs * 2 ** tries);
        if (wait === null) {
          onError(error);
          return fail({ code: 'provider-unavailable' });
        }
        await pause(wait);
      }
    }
  };
}

function refusedBy(
  problem: PaypalProblem,
  operation: RefusedOperation | undefined,
  onError: (error: unknown) => void,
): { readonly ok: false; readonly error: ProviderBehaviour } {
  const { status, issue } = problem;
  if (status === 404) return fail({ code: 'payment-unknown' });
  if (operation === undefined || passing.has(status)) {
    onError(problem);
    return fail({ code: 'provider-unavailable' });
  }
  const meaning = meaningOfIssue(operation, issue);
  if (meaning === 'for-staff') onError(problem);
  return fail({ code: 'payment-declined', reason: null, meaning, issue, problem: problemOfIssue(issue) });
}
