import { Alert, Box, Stack, Typography, Button } from '@mui/material';
import { longestOfStaff } from '../../shared/limits.ts';
import { useState } from 'react';
import { Show, useRecordContext, maxLength, required, TextInput } from 'react-admin';
import { formatCents, formatLastDay, formatMoment } from '../data/formats.ts';
import { notSaved, OfficeForm } from '../fields/office-form.tsx';
import { useOpening } from '../layout/use-opening.tsx';
import { useMay } from '../layout/use-may.ts';
import { orders } from '../texts/orders/orders.ts';
import { OrderedUnitsToInspect } from '../pieces/unit-to-inspect.tsx';
import { OrderCases } from './cases/order-cases.tsx';
import { OrderClaims } from './order-claims.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderEvents } from './order-events.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderedGift } from './ordered-gift.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderProof } from './order-proof.tsx';
import { OrderInvoices, OrderMails } from './order-papers.tsx';
import type { Order } from './order-types.ts';
import { OrderWithdrawals } from './order-withdrawals.tsx';
import { Section } from './section.tsx';
import { DisputeChip, StateChip } from './state-chip.tsx';
import { OrderActions } from './steps/order-actions.tsx';
import { useOrderCall } from './steps/use-order-call.ts';

export { OrderList as list } from './list.tsx';
export { OrderShow as show };

/** One order with its history and its next steps. */
function OrderShow() {
  const { queryOptions, ...opening } = useOpening();
  return (
    <Show<Order>
      actions={false}
      title={<OrderTitle />}
      component="div"
      {...opening}
      queryOptions={{
        ...queryOptions,
        refetchInterval: ({ state }) =>
          state.dataUpdateCount < maxAsked && isUnfinished(state.data) ? unfinishedMs : false,
      }}
    >
      <OrderPage />
    </Show>
  );
}

/** Mails and invoices are made within seconds, by a job. After a minute polling stops. */
const unfinishedMs = 4_000;
const maxAsked = 15;

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
            <DisputeChip dispute={order.dispute} />
            <StateChip
              state={order.state}
              progress={order.progress}
              dispute={order.dispute}
              payment={payment}
              receivedCents={latest?.receivedCents ?? 0}
              totalCents={order.totals.totalCents}
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
          <AuthorisedNote payment={latest} />
          <OrderActions order={order} />
        </Section>
        <OrderCases order={order} />
        <OrderWithdrawals order={order} />
        {order.boughtGift === null ? <OrderLines order={order} /> : <OrderedGift order={order} />}
        <OrderedUnitsToInspect order={order.id} version={order.version} />
        <OrderEvents order={order} />
      </Stack>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <OrderCustomer order={order} />
        <OrderMoney order={order} />
        <OrderClaims order={order} />
        <OrderInvoices order={order} />
        <OrderProof order={order} />
        <OrderMails order={order} />
        <NoteForm order={order} />
      </Stack>
    </Box>
  );
}

/** What is the matter with money that was promised and not taken, in words. */
function AuthorisedNote({ payment }: { readonly payment: Order['payments'][number] | undefined }) {
  if (payment === undefined) return null;
  const { state, amountCents, captureBefore, captureAskedAt, dueAt } = payment;
  const amount = formatCents(amountCents);
  const note = (severity: 'info' | 'warning' | 'error', text: string) => (
    <Alert severity={severity} sx={{ mb: 2 }}>
      {text}
    </Alert>
  );
  switch (state) {
    case 'authorised':
      return captureAskedAt === null
        ? note('info', orders.authorised.waits(amount, formatMoment(captureBefore ?? dueAt)))
        : note('info', orders.authorised.taken(amount, formatMoment(captureAskedAt)));
    case 'expired':
      return note('error', orders.authorised.expired(amount, formatLastDay(dueAt)));
    case 'released':
      return note('info', orders.authorised.released);
    default:
      return null;
  }
}

const aNote = [required(), maxLength(longestOfStaff.orderNote)];

/** A reminder for the team only. */
function NoteForm({ order }: { readonly order: Order }) {
  const mayWrite = useMay('orders:write');
  const { call, isBusy } = useOrderCall(order.id);
  const [round, setRound] = useState(0);
  if (!mayWrite) return null;
  const save = async ({ text }: { text?: string }) => {
    if (!(await call('/notes', { text: text ?? '' }, orders.note.done))) return notSaved;
    setRound(round + 1);
    return undefined;
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
          validate={aNote}
        />
        <Button type="submit" variant="outlined" loading={isBusy} sx={{ mt: 1 }}>
          {orders.note.button}
        </Button>
      </OfficeForm>
    </Section>
  );
}
