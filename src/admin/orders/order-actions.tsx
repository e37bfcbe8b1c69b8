import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useMay } from '../layout/use-may.ts';
import { orders } from '../texts/orders.ts';
import { ActionDialog, type ActionName } from './action-dialog.tsx';
import type { Order } from './order-types.ts';

const refunding: ReadonlySet<string> = new Set(['cancel', 'refund']);
const harmful: ReadonlySet<string> = new Set(['decline', 'cancel']);

/** What can be done next; each asks once more and says what will happen. */
export function OrderActions({ order }: { readonly order: Order }) {
  const mayWrite = useMay('orders:write');
  const mayRefund = useMay('orders:refund');
  const [open, setOpen] = useState<ActionName | null>(null);
  const possible = order.actions.filter(
    (name): name is ActionName => name in orders.actions && (refunding.has(name) ? mayRefund : mayWrite),
  );
  if (possible.length === 0) return <Typography variant="body2">{orders.nothingToDo}</Typography>;
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {possible.map((name, index) => (
          <Button
            key={name}
            variant={index === 0 && !harmful.has(name) ? 'contained' : 'outlined'}
            color={harmful.has(name) ? 'error' : 'primary'}
            onClick={() => setOpen(name)}
          >
            {orders.actions[name].button}
          </Button>
        ))}
      </Stack>
      {open === null ? null : <ActionDialog order={order} action={open} onClose={() => setOpen(null)} />}
    </>
  );
}
