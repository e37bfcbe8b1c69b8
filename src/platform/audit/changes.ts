export type AuditFacts = Readonly<Record<string, unknown>>;

/** Fields whose values must never be readable again, wherever they appear. */
const secretField = /password|secret|token|hash/i;
const leftOut = '[redacted]';

/**
 * The changed fields of a record, without secrets.
 * @param before null if the record is new
 * @param after null if the record is deleted
 */
export function changesBetween(
  before: AuditFacts | null,
  after: AuditFacts | null,
): { readonly before: AuditFacts | null; readonly after: AuditFacts | null } {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changed = [...names].filter(
    (name) => before === null || after === null || !isSame(before[name], after[name]),
  );
  const only = (facts: AuditFacts | null) =>
    facts === null
      ? null
      : Object.fromEntries(
          changed.filter((name) => name in facts).map((name) => [name, withoutSecrets(name, facts[name])]),
        );
  return { before: only(before), after: only(after) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function withoutSecrets(name: string, value: unknown): unknown {
  if (secretField.test(name)) return value === null || value === undefined ? value : leftOut;
  if (Array.isArray(value)) return value.map((inner: unknown) => withoutSecrets('', inner));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, held]) => [inner, withoutSecrets(inner, held)]),
  );
}
