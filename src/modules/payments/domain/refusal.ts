/** What an operation that was refused was to do. */
export type RefusedOperation = 'create' | 'capture' | 'refund' | 'track' | 'cases' | 'settings';
