import { useEffect, type ReactElement } from 'react';
import { DateInput, DateTimeInput, type DateInputProps } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { fields as messages } from '../../shared/messages/de/fields.ts';
import { endsBeforeItBegins, type Range } from '../../shared/time/range.ts';

interface Labels {
  readonly from: string;
  readonly to: string;
}

/** The first and the last day of what a list shows. */
export function dayFilters({ from, to }: Labels, alwaysOn = false): ReactElement[] {
  return [
    <DateInput key="from" source="from" label={from} alwaysOn={alwaysOn} />,
    <EndOfRange key="to" input={DateInput} source="to" label={to} alwaysOn={alwaysOn} />,
  ];
}

/** The server expects UTC timestamps; the browser's field holds local time. */
const asMoment = (local: unknown): string | undefined =>
  typeof local === 'string' && local !== '' ? new Date(local).toISOString() : undefined;

/** From and until: time filters for a list of events. */
export function momentFilters({ from, to }: Labels): ReactElement[] {
  return [
    <DateTimeInput key="from" source="from" label={from} parse={asMoment} />,
    <EndOfRange key="to" input={DateTimeInput} source="to" label={to} parse={asMoment} />,
  ];
}

const inOrder = (to: Range['to'], { from }: Range): string | undefined =>
  endsBeforeItBegins({ from, to }) ? messages['range-ends-before'] : undefined;

/** It says when it lies before the beginning, whichever of the two was typed last; the list then stays as it is. */
function EndOfRange({
  input: Input,
  ...props
}: DateInputProps & {
  readonly input: typeof DateInput | typeof DateTimeInput;
  readonly alwaysOn?: boolean;
}) {
  const { trigger } = useFormContext();
  const from: unknown = useWatch({ name: 'from' });
  const to: unknown = useWatch({ name: 'to' });
  useEffect(() => void trigger('to'), [from, to, trigger]);
  return <Input {...props} validate={inOrder} />;
}
