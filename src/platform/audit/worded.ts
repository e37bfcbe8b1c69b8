import type { AuditField } from '../../shared/audit-vocabulary.ts';

type Leaf = string | number | boolean | bigint | null | undefined | Date;

/** The names of all fields, nested ones included. */
type FieldsOf<T> = T extends Leaf
  ? never
  : T extends readonly (infer Item)[]
    ? FieldsOf<Item>
    : { [Name in keyof T & string]-?: Name | FieldsOf<T[Name]> }[keyof T & string];

/**
 * Facts that the back office can display because it has words for each of their fields. Other facts are not a `T`, and
 * the compiler names the field without words. A bare `object` reveals no fields and is refused.
 */
export type Worded<T> = T extends null
  ? T
  : [keyof T] extends [never]
    ? { readonly namesNoFields: never }
    : [FieldsOf<T>] extends [AuditField]
      ? T
      : { readonly fieldsWithoutWords: Exclude<FieldsOf<T>, AuditField> };
