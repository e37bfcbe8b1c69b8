/** What becomes of a question. */
export type ViesCase =
  | { readonly kind: 'valid' }
  | { readonly kind: 'invalid' }
  /** In VIES' own words. */
  | { readonly kind: 'error'; readonly error: string }
  | { readonly kind: 'slow'; readonly ms: number }
  /** HTML in place of an answer. */
  | { readonly kind: 'page' }
  /** A redirect to one. */
  | { readonly kind: 'moved' };

const error = (said: string): ViesCase => ({ kind: 'error', error: said });

/**
 * By the last three digits of the number. Those from 100 to 601 are the numbers of VIES' own test service
 * (`check-vat-test-service`), the others are the stand-in's.
 */
export const viesCases: Readonly<Record<string, ViesCase>> = {
  '100': { kind: 'valid' },
  '200': { kind: 'invalid' },
  '201': error('INVALID_INPUT'),
  '202': error('INVALID_REQUESTER_INFO'),
  '300': error('SERVICE_UNAVAILABLE'),
  '301': error('MS_UNAVAILABLE'),
  '302': error('TIMEOUT'),
  '400': error('VAT_BLOCKED'),
  '401': error('IP_BLOCKED'),
  '500': error('GLOBAL_MAX_CONCURRENT_REQ'),
  '501': error('GLOBAL_MAX_CONCURRENT_REQ_TIME'),
  '600': error('MS_MAX_CONCURRENT_REQ'),
  '601': error('MS_MAX_CONCURRENT_REQ_TIME'),
  '900': { kind: 'slow', ms: 2_500 },
  '901': { kind: 'slow', ms: 60_000 },
  '902': { kind: 'page' },
  '903': { kind: 'moved' },
};
