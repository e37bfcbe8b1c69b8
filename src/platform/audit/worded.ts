import type { AuditField } from '../../shared/audit-vocabulary.ts';

type Leaf = string | number | boolean | bigint | null | undefined | Date;

/** The names of all fields, those inside of others too. */
type FieldsOf<T> = T extends Leaf
  ? never
  : T extends readonly (infer Item)[]
    ? FieldsOf<Item>
    : { [Name in keyof T & string]-?: Name | FieldsOf<T[Name]> }[keyof T & string];

/**
 * Facts of which the back office can speak: it has words for each of their fields. Others are no `T`, and the compiler
 * names what lacks words. An `object` says nothing of its fields, and is refused.
 */
export type Worded<T> = T extends null
  ? T
  : [keyof T] extends [never]
    ? { readonly namesNoFields: never }
    : [FieldsOf<T>] extends [AuditField]
      ? T
      : { readonly fieldsWithoutWords: Exclude<FieldsOf<T>, AuditField> };
