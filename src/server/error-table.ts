import type { FailureCode } from '../shared/failure-code.ts';

/** What the outside is told for every failure: status and message, in the words of the specification's section 8. */
export const errorTable = {
  'invalid-request': { status: 400, message: 'Die Anfrage ist unvollständig oder fehlerhaft.' },
  'not-found': { status: 404, message: 'Diese Adresse gibt es nicht.' },
  'product-not-found': { status: 404, message: 'Product not found' },
  'products-not-found': { status: 404, message: 'Failed to fetch products' },
  'category-not-found': { status: 404, message: 'Failed to fetch data' },
  'no-shipping-rate': { status: 404, message: 'No shipping rates found.' },
  'too-large': { status: 413, message: 'Die Anfrage ist zu groß.' },
  'unsupported-media-type': { status: 415, message: 'Dieses Format wird nicht angenommen.' },
  'too-many-requests': { status: 429, message: 'Zu viele Anfragen. Bitte versuchen Sie es später erneut.' },
  'origin-refused': { status: 403, message: 'Die Anfrage kommt von einer fremden Seite.' },
  internal: { status: 500, message: 'Something went wrong!' },
} as const satisfies Record<FailureCode, { readonly status: number; readonly message: string }>;
