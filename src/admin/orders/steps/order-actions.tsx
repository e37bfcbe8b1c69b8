import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { rightOfAction } from '../../../shared/orders/order-actions.ts';
import { useMay } from '../../layout/use-may.ts';
import { orders } from '../../texts/orders/orders.ts';
import type { Order } from '../order-types.ts';
import { ActionDialog, actionTexts, harmful } from './action-dialog.tsx';
import type { ActionName } from './action-request.ts';
import { transfersDue, TransfersDue } from './transfers-due.tsx';

/** What is due, and what else is possible; each action asks for confirmation and says what will happen. */
export function OrderActions({ order }: { readonly order: Order }) {
  const may = { 'orders:write': useMay('orders:write'), 'orders:refund': useMay('orders:refund') };
  const furtherId = useId();
  const [open, setOpen] = useState<ActionName | null>(null);
  const [next, setNext] = useState<string | null>(null);
  // Only after the dialog is gone, because it returns the focus to its button.
  useEffect(() => {
    if (open === null && next !== null) document.getElementById(next)?.focus();
  }, [open, next]);
  const named = (isDue: boolean): readonly ActionName[] =>
    order.steps.filter((step) => step.isDue === isDue).map(({ action }) => action);
  const isAllowed = (name: ActionName): boolean => may[rightOfAction[name]];
  const due = named(true);
  const mine = due.filter(isAllowed);
  const further = named(false).filter(isAllowed);
  const [lead] = mine;
  const close = (leadsTo: string | null): void => {
    setOpen(null);
    setNext(leadsTo);
  };
  const buttons = (names: readonly ActionName[]) => (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {names.map((name) => (
        <Button
          key={name}
          variant={name === lead && !harmful.has(name) ? 'contained' : 'outlined'}
          color={harmful.has(name) ? 'error' : 'primary'}
          onClick={() => setOpen(name)}
        >
          {actionTexts(order, name).button}
        </Button>
      ))}
    </Stack>
  );
  return (
    <>
      <TransfersDue order={order} />
      {mine.length > 0 ? (
        buttons(mine)
      ) : due.length === 0 && transfersDue(order).length > 0 ? null : (
        <Typography variant="body2">
          {due.length === 0
            ? orders.nothingToDo
            : orders.notThisRole(due.map((name) => `„${actionTexts(order, name).button}“`).join(', '))}
        </Typography>
      )}
      {further.length === 0 ? null : (
        <Box component="section" aria-labelledby={furtherId} sx={{ mt: 2 }}>
          <Typography id={furtherId} component="h3" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {orders.sections.further}
          </Typography>
          {buttons(further)}
        </Box>
      )}
      {open === null ? null : <ActionDialog order={order} action={open} onClose={close} />}
    </>
  );
}
