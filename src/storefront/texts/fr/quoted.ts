/** English as prescribed (`docs/specification.md` 2.1-53). */
export * from '../en/quoted.ts';
