import { maxLength, required, TextInput } from 'react-admin';
import { longestOfStaff } from '../../../shared/limits.ts';
import { orders } from '../../texts/orders/orders.ts';

const optional = maxLength(longestOfStaff.reason);
const needed = [required(), optional];

/** Why a step is taken: as long as the server takes it, and all of it in sight on a phone. */
export function ReasonInput({
  source = 'reason',
  label = orders.fields.reason,
  helperText,
  isOptional = false,
}: {
  readonly source?: string;
  readonly label?: string;
  readonly helperText: string | false;
  readonly isOptional?: boolean;
}) {
  return (
    <TextInput
      source={source}
      label={label}
      helperText={helperText}
      multiline
      validate={isOptional ? optional : needed}
    />
  );
}
