/**
 * The outcome of an operation that is expected to fail now and then. Expected failures are values with a `code` and the
 * facts; bugs are thrown.
 */
export type Result<T, E extends Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export interface Failure {
  readonly code: string;
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<E extends Failure>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
