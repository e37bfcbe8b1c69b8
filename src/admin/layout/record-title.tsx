import { useRecordContext, type RaRecord } from 'react-admin';

/** What kind of thing a form is about, and which one. */
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
