import type { ReactElement } from 'react';
import { DateTimeInput } from 'react-admin';

/** The server is asked for moments; the browser's field holds what clocks here show. */
const asMoment = (local: unknown): string | undefined =>
  typeof local === 'string' && local !== '' ? new Date(local).toISOString() : undefined;

/** From when and until when: filters of a list of what happened. */
export function momentFilters(label: { readonly from: string; readonly to: string }): ReactElement[] {
  return [
    <DateTimeInput key="from" source="from" label={label.from} parse={asMoment} />,
    <DateTimeInput key="to" source="to" label={label.to} parse={asMoment} />,
  ];
}
