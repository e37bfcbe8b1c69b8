import { createHash } from 'node:crypto';
import type { SandboxAnswer } from '../answers.ts';

/** What PayPal says beside each name of an error. */
const messages: Readonly<Record<string, string>> = {
  AUTHENTICATION_FAILURE:
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  NOT_AUTHORIZED: 'Authorization failed due to insufficient permissions.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  RESOURCE_CONFLICT: 'The server has detected a conflict while processing this request.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  RATE_LIMIT_REACHED: 'Too many requests. Blocked due to rate limiting.',
  INTERNAL_SERVER_ERROR: 'An internal server error occurred.',
};

export interface PaypalError {
  readonly name: string;
  readonly message: string;
  readonly debug_id: string;
  readonly details?: readonly { readonly issue: string; readonly description: string }[];
  readonly links: readonly { readonly href: string; readonly rel: string; readonly method: string }[];
}

/** An error in PayPal's words. @param issue what exactly is wrong; null: PayPal does not say */
export function paypalError(name: string, issue: string | null = null): PaypalError {
  return {
    name,
    message: messages[name] ?? name,
    debug_id: createHash('sha256')
      .update(`${name} ${issue ?? ''}`)
      .digest('hex')
      .slice(0, 13),
    ...(issue === null ? {} : { details: [{ issue, description: `The request was refused: ${issue}.` }] }),
    links: [
      {
        href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${issue ?? name}`,
        rel: 'information_link',
        method: 'GET',
      },
    ],
  };
}

/** A refusal in PayPal's words, with its status. */
export class PaypalRefusal extends Error {
  readonly status: number;
  readonly body: PaypalError;
  constructor(status: number, name: string, issue: string | null = null) {
    super(issue ?? name);
    this.status = status;
    this.body = paypalError(name, issue);
  }
}

const names: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  403: 'NOT_AUTHORIZED',
  404: 'RESOURCE_NOT_FOUND',
  409: 'RESOURCE_CONFLICT',
  429: 'RATE_LIMIT_REACHED',
};

export const refusal = ({
  issue,
  status = 422,
}: Extract<SandboxAnswer, { kind: 'refused' }>): PaypalRefusal =>
  new PaypalRefusal(status, names[status] ?? 'UNPROCESSABLE_ENTITY', issue);

export const unprocessable = (issue: string): PaypalRefusal =>
  new PaypalRefusal(422, 'UNPROCESSABLE_ENTITY', issue);
