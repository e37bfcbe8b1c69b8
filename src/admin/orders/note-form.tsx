import { required, TextInput } from 'react-admin';
import { Button } from '@mui/material';
import { useState } from 'react';
import { OfficeForm } from '../fields/office-form.tsx';
import { useMay } from '../layout/use-may.ts';
import { orders } from '../texts/orders.ts';
import type { Order } from './order-types.ts';
import { Section } from './section.tsx';
import { useOrderCall } from './use-order-call.ts';

/** A reminder for the team only. */
export function NoteForm({ order }: { readonly order: Order }) {
  const mayWrite = useMay('orders:write');
  const { call, isBusy } = useOrderCall(order.id);
  const [round, setRound] = useState(0);
  if (!mayWrite) return null;
  const save = async ({ text }: { text?: string }) => {
    if (await call('/notes', { text: text ?? '' }, orders.note.done)) setRound(round + 1);
  };
  return (
    <Section title={orders.note.label}>
      <OfficeForm key={round} onSubmit={save} record={{}} disableInvalidFormNotification>
        <TextInput
          source="text"
          label={orders.note.label}
          helperText={orders.note.help}
          multiline
          minRows={2}
          validate={required()}
        />
        <Button type="submit" variant="outlined" loading={isBusy} sx={{ mt: 1 }}>
          {orders.note.button}
        </Button>
      </OfficeForm>
    </Section>
  );
}
