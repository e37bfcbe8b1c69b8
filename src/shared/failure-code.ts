/** Everything that a request can be refused for. The edge has one answer for each, in `server/error-table.ts`. */
export type FailureCode =
  | 'invalid-request'
  | 'not-found'
  | 'product-not-found'
  | 'products-not-found'
  | 'category-not-found'
  | 'no-shipping-rate'
  | 'too-large'
  | 'unsupported-media-type'
  | 'too-many-requests'
  | 'origin-refused'
  | 'internal';
