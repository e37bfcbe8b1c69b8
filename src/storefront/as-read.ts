/** A type as it is after the way through JSON: dates are text. */
export type AsRead<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? readonly AsRead<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: AsRead<T[Key]> }
      : T;
