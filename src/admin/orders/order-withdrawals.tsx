import { Alert, Box, Divider, Stack, Typography } from '@mui/material';
import { formatCents, formatLastDay, formatMoment } from '../data/formats.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { useMay } from '../layout/use-may.ts';
import { declarations, orders } from '../texts/orders.ts';
import type { Order } from './order-types.ts';
import { Facts, Section } from './section.tsx';

const texts = orders.withdrawals;

/** What the customer has declared about the order, by when money is owed for it, and what came back. */
export function OrderWithdrawals({ order }: { readonly order: Order }) {
  if (order.declarations.length === 0 && order.returns.length === 0) return null;
  return (
    <Section title={texts.title}>
      {order.refundSuggestedCents === null ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.owed(formatCents(order.refundSuggestedCents))}
        </Alert>
      )}
      <Stack divider={<Divider />} spacing={1.5}>
        {order.declarations.map((one) => (
          <Declared key={one.id} order={order} declaration={one} />
        ))}
        {order.returns.map((back) => (
          <Returned key={back.id} order={order} back={back} />
        ))}
      </Stack>
    </Section>
  );
}

function Declared({
  order,
  declaration,
}: {
  readonly order: Order;
  readonly declaration: Order['declarations'][number];
}) {
  const mayWrite = useMay('orders:write');
  const { id, kind, receivedAt, refundUntil, dispatchProvedAt, handledAt } = declaration;
  const isOpen = handledAt === null;
  const isOut = order.lines.some(({ state }) => state === 'shipped' || state === 'handed-over');
  const isPaid = order.payments.some(({ state }) => state === 'received');
  const hasClock = isOpen && refundUntil !== null && isPaid;
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{declarations.kinds[kind]}</Typography>
      <Facts
        facts={[
          [declarations.columns.receivedAt, formatMoment(receivedAt)],
          ...(hasClock ? [[texts.refundUntil, formatLastDay(refundUntil)] as const] : []),
          ...(dispatchProvedAt === null ? [] : [[texts.proved, formatMoment(dispatchProvedAt)] as const]),
          ...(handledAt === null ? [] : [[declarations.columns.handled, formatMoment(handledAt)] as const]),
        ]}
      />
      {hasClock && isOut && dispatchProvedAt === null ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {texts.mayWait}
        </Typography>
      ) : null}
      {mayWrite && isOpen ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
          {hasClock && isOut && dispatchProvedAt === null ? (
            <ConfirmedCall
              path={`/declarations/${id}/dispatch-proof`}
              texts={{ ...texts.prove, done: orders.done }}
            />
          ) : null}
          <ConfirmedCall
            path={`/declarations/${id}/close`}
            texts={{
              ...{ button: declarations.close, title: declarations.close },
              ...{ body: declarations.closeBody, done: declarations.closed },
            }}
          />
        </Stack>
      ) : null}
    </Box>
  );
}

function Returned({ order, back }: { readonly order: Order; readonly back: Order['returns'][number] }) {
  const title = order.lines.find(({ position }) => position === back.position)?.title ?? '';
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{texts.back(back.quantity, title)}</Typography>
      <Facts
        facts={[
          [texts.recorded, orders.refunds.by(back.returnedBy, formatMoment(back.returnedAt))],
          [orders.takeBack.condition, back.condition],
          [texts.unit, back.blocked ? texts.blocked : texts.free],
          ...(back.deduction === null
            ? []
            : [[texts.deducted, `${formatCents(back.deduction.cents)}: ${back.deduction.reason}`] as const]),
          [texts.owedFor, formatCents(back.owedCents)],
          ...(back.note === '' ? [] : [[orders.note.label, back.note] as const]),
        ]}
      />
    </Box>
  );
}
