import { Alert } from '@mui/material';
import { DateInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { NumberKind, TypedNumber } from '../../numbers/typed-number.ts';
import { NumericInput } from '../../numbers/numeric-input.tsx';
import { orders } from '../../texts/orders/orders.ts';

/** How much came, and when the bank booked it; says before what happens to an amount that is not the open one. */
export function ReceivedMoneyFields({
  kind,
  helperText,
  consequenceOf,
}: {
  readonly kind: NumberKind;
  readonly helperText: string;
  /** What an amount in cents would lead to; null: nothing has to be said about it. */
  readonly consequenceOf: (amountCents: number) => string | null;
}) {
  const typed = useWatch<Record<string, TypedNumber>>({ name: 'amountCents' });
  const consequence = typeof typed === 'number' && typed > 0 ? consequenceOf(typed) : null;
  return (
    <>
      <NumericInput
        source="amountCents"
        kind={kind}
        label={orders.fields.amount}
        helperText={helperText}
        validate={required()}
      />
      <div aria-live="polite">
        {consequence === null ? null : (
          <Alert severity="warning" sx={{ my: 1 }}>
            {consequence}
          </Alert>
        )}
      </div>
      <DateInput
        source="receivedOn"
        label={orders.fields.receivedOn}
        helperText={false}
        validate={required()}
      />
    </>
  );
}
