import { useRecordContext, type RaRecord } from 'react-admin';

/** The kind of record that a form shows, and its name. */
export function RecordTitle<R extends RaRecord>({
  kind,
  name,
}: {
  readonly kind: string;
  readonly name: (record: R) => string;
}) {
  const record = useRecordContext<R>();
  return <span>{record === undefined ? kind : `${kind}: ${name(record)}`}</span>;
}
