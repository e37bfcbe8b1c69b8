/** English as prescribed (`docs/specification.md` 2.1-53); `WORDING=german` builds pages with `quoted-in-german.ts`. */
export * from '../en/quoted.ts';
