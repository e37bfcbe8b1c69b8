/** The fields that differ from the version that was read, and always its `version`. */
export function changedFields(
  data: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  if (before === undefined) return { ...data };
  const changed = Object.entries(data).filter(
    ([name, value]) => name !== 'version' && JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  const { version } = before;
  return { ...Object.fromEntries(changed), ...(version === undefined ? {} : { version }) };
}
