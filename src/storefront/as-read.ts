/** A type after a round trip through JSON: dates are text. */
export type AsRead<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? readonly AsRead<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: AsRead<T[Key]> }
      : T;
