import type { ReactElement } from 'react';
import { DateTimeInput } from 'react-admin';

/** The server expects moments; the browser's field holds local time. */
const asMoment = (local: unknown): string | undefined =>
  typeof local === 'string' && local !== '' ? new Date(local).toISOString() : undefined;

/** From and until: time filters for a list of events. */
export function momentFilters(label: { readonly from: string; readonly to: string }): ReactElement[] {
  return [
    <DateTimeInput key="from" source="from" label={label.from} parse={asMoment} />,
    <DateTimeInput key="to" source="to" label={label.to} parse={asMoment} />,
  ];
}
