import { Alert, Box, Stack, Typography } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { formatMoment } from '../data/formats.ts';
import { orders } from '../texts/orders.ts';
import { NoteForm } from './note-form.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderEvents } from './order-events.tsx';
import { OrderInvoices } from './order-invoices.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMails } from './order-mails.tsx';
import { OrderMoney } from './order-money.tsx';
import type { Order } from './order-types.ts';
import { OrderWithdrawals } from './order-withdrawals.tsx';
import { countsOf } from './progress.ts';
import { Section } from './section.tsx';
import { StateChip } from './state-chip.tsx';

/** One order with its history and its next steps. */
export function OrderShow() {
  return (
    <Show<Order>
      actions={false}
      title={<OrderTitle />}
      component="div"
      queryOptions={{
        refetchInterval: ({ state }) =>
          state.dataUpdateCount < mostAsked && isUnfinished(state.data) ? unfinishedMs : false,
      }}
    >
      <OrderPage />
    </Show>
  );
}

/** Mails and invoices are made within seconds, by a job. After a minute polling stops. */
const unfinishedMs = 4_000;
const mostAsked = 15;

function isUnfinished(order: Order | undefined): boolean {
  if (order === undefined) return false;
  return order.mails.some(({ sentAt }) => sentAt === null) || order.invoices.some(({ isMade }) => !isMade);
}

function OrderTitle() {
  const order = useRecordContext<Order>();
  return <span>{order === undefined ? orders.one : order.id}</span>;
}

function OrderPage() {
  const order = useRecordContext<Order>();
  if (order === undefined) return null;
  const latest = order.payments.at(-1);
  const payment = latest?.state ?? null;
  return (
    <Box
      sx={{
        mt: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        alignItems: 'start',
      }}
    >
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <Section title={orders.sections.actions}>
          <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 2, flexWrap: 'wrap' }}>
            <StateChip
              state={order.state}
              payment={payment}
              receivedCents={latest?.receivedCents ?? 0}
              totalCents={order.totals.totalCents}
              {...countsOf(order)}
            />
          </Stack>
          {order.endsAt !== null && order.state === 'offered' ? (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {orders.facts.endsAt(formatMoment(order.endsAt))}
              {order.awaitsMail ? `. ${orders.facts.awaitsMail}.` : null}
            </Alert>
          ) : null}
          {order.state === 'cancelled' && payment === 'lapsed' ? (
            <Typography variant="body2" sx={{ mb: 2 }}>
              {order.cancelReason === 'unpaid' ? orders.calledOff.late : orders.calledOff.unwanted}
            </Typography>
          ) : null}
          <OrderActions order={order} />
        </Section>
        <OrderWithdrawals order={order} />
        <OrderLines order={order} />
        <OrderEvents order={order} />
      </Stack>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <OrderCustomer order={order} />
        <OrderMoney order={order} />
        <OrderInvoices order={order} />
        <OrderMails order={order} />
        <NoteForm order={order} />
      </Stack>
    </Box>
  );
}
