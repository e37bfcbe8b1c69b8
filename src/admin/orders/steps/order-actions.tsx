import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useMay } from '../../layout/use-may.ts';
import { orders } from '../../texts/orders.ts';
import type { Order } from '../order-types.ts';
import { ActionDialog, actionTexts, harmful, type ActionName } from './action-dialog.tsx';

const refunding: ReadonlySet<string> = new Set(['cancel', 'refund']);

/** The possible next steps; each asks for confirmation and says what will happen. */
export function OrderActions({ order }: { readonly order: Order }) {
  const mayWrite = useMay('orders:write');
  const mayRefund = useMay('orders:refund');
  const [open, setOpen] = useState<ActionName | null>(null);
  const [next, setNext] = useState<string | null>(null);
  // Only after the dialog is gone, because it returns the focus to its button.
  useEffect(() => {
    if (open === null && next !== null) document.getElementById(next)?.focus();
  }, [open, next]);
  const possible = order.actions.filter((name) => (refunding.has(name) ? mayRefund : mayWrite));
  // An order that has ended waits for nothing.
  const isUnderWay = order.state === 'offered' || order.state === 'accepted';
  const close = (leadsTo: string | null): void => {
    setOpen(null);
    setNext(leadsTo);
  };
  if (possible.length === 0) return <Typography variant="body2">{orders.nothingToDo}</Typography>;
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {possible.map((name, index) => (
          <Button
            key={name}
            variant={index === 0 && isUnderWay && !harmful.has(name) ? 'contained' : 'outlined'}
            color={harmful.has(name) ? 'error' : 'primary'}
            onClick={() => setOpen(name)}
          >
            {actionTexts(order, name).button}
          </Button>
        ))}
      </Stack>
      {open === null ? null : <ActionDialog order={order} action={open} onClose={close} />}
    </>
  );
}
