import { DateInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { rentalConditions } from '../../shared/line-fulfilment.ts';
import { dayForInput } from '../data/formats.ts';
import { orders } from '../texts/orders.ts';

/** The steps that may be entered later than they happened. */
type DatedStep = keyof typeof orders.fields.happenedOn;

/** Saturday's deliveries are entered on Monday. */
export const dayDefaults = (): Readonly<Record<string, unknown>> => ({ happenedOn: dayForInput(new Date()) });

/** The day on which a step happened. */
export function DayOfStep({ step }: { readonly step: DatedStep }) {
  return (
    <DateInput
      source="happenedOn"
      label={orders.fields.happenedOn[step]}
      helperText={orders.fields.happenedOnHelp[step]}
      validate={required()}
    />
  );
}

const choices = rentalConditions.map((id) => ({ id, name: orders.rentalConditions[id] }));

/** The condition in which rented pieces came back; a damage has to be described. */
export function ConditionFields() {
  const isDamaged = useWatch<Record<string, unknown>>({ name: 'condition' }) === 'damaged';
  return (
    <>
      <SelectInput
        source="condition"
        label={orders.fields.condition}
        choices={choices}
        helperText={false}
        validate={required()}
      />
      <TextInput
        source="note"
        label={isDamaged ? orders.fields.damage : orders.fields.conditionNote}
        helperText={isDamaged ? orders.fields.damageHelp : orders.fields.reasonHelp}
        multiline
        {...(isDamaged ? { validate: required() } : {})}
      />
    </>
  );
}
