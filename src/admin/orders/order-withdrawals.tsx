import { Alert, Box, Divider, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatCents, formatLastDay, formatMoment } from '../data/formats.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { mailLink } from '../layout/screen-parts.tsx';
import { useMay } from '../layout/use-may.ts';
import { declarations } from '../texts/orders/order-actions.ts';
import { orders } from '../texts/orders/orders.ts';
import { progressOfOwed, type Progress } from '../../shared/orders/owed-progress.ts';
import { isAwaitedBack, mayWaitForGoods } from '../../shared/orders/withdrawn-pieces.ts';
import type { Order } from './order-types.ts';
import { AnswerDeclaration, DoubtedAlert, isDoubted } from './declarations/answer-declaration.tsx';
import { MeantPieces } from './declarations/meant-pieces.tsx';
import { meantWords, declaredFacts } from './declarations/declared-facts.ts';
import { Facts, Section } from './section.tsx';

const texts = orders.withdrawals;

/** The customer's declarations about the order, the deadlines of their refunds, and what came back. */
export function OrderWithdrawals({ order }: { readonly order: Order }) {
  if (order.declarations.length === 0 && order.returns.length === 0) return null;
  const progress = progressOfOwed(order);
  return (
    <Section title={texts.title}>
      {order.refundSuggested === null ? null : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.owed(formatCents(order.refundSuggested.cents))}
          <RefundParts order={order} />
        </Alert>
      )}
      <Stack divider={<Divider />} spacing={1.5}>
        {order.declarations.map((one) => (
          <Declared
            key={one.id}
            order={order}
            declaration={one}
            progress={progress.find(({ withdrawal }) => withdrawal?.id === one.id) ?? null}
          />
        ))}
        {order.returns.map((back) => (
          <Returned key={back.id} order={order} back={back} />
        ))}
      </Stack>
    </Section>
  );
}

/** What the money still owed is for. */
export function RefundParts({ order }: { readonly order: Order }) {
  const nameOf = (part: NonNullable<Order['refundSuggested']>['parts'][number]): string => {
    if (part.kind === 'shipping') return texts.parts.shipping;
    if (part.kind === 'paid-back') return texts.parts.paidBack;
    if (part.kind === 'deduction') return texts.deducted;
    if (part.kind === 'used') return texts.parts.used(part.days, part.ofDays);
    const line = order.lines.find(({ position }) => position === part.position);
    return `${part.quantity} × ${line?.title ?? ''}`;
  };
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {order.refundSuggested?.parts.map((part, index) => (
        <li key={index}>{`${nameOf(part)}: ${formatCents(part.cents)}`}</li>
      ))}
    </Box>
  );
}

function Declared({
  order,
  declaration,
  progress,
}: {
  readonly order: Order;
  readonly declaration: Order['declarations'][number];
  /** Null: it is no withdrawal that counts. */
  readonly progress: Progress | null;
}) {
  const mayWrite = useMay('orders:write');
  const { id, kind, receivedAt, refundUntil, dispatchProvedAt, handledAt, counts } = declaration;
  const { name, email, acceptedAt, acceptedBy } = declaration;
  const meant = meantWords(declaration, order);
  const isOpen = handledAt === null;
  const isPaid = order.payments.some(({ state }) => state === 'received');
  const withdrawal = progress?.withdrawal ?? null;
  const hasClock = progress?.isSettled === false && isOpen && refundUntil !== null && isPaid;
  const isAwaited = hasClock && dispatchProvedAt === null && withdrawal !== null && isAwaitedBack(withdrawal);
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{declarations.kinds[kind]}</Typography>
      <Facts
        facts={[
          [declarations.columns.receivedAt, formatMoment(receivedAt)],
          ...(counts && acceptedAt === null
            ? []
            : [[declarations.doubted.from, name] as const, [declarations.email, mailLink(email)] as const]),
          ...(acceptedAt === null
            ? []
            : [
                [declarations.accepted, declarations.by(acceptedBy ?? '', formatMoment(acceptedAt))] as const,
              ]),
          ...declaredFacts({
            ...(declaration.ending ?? { manner: null, reason: null, endsOn: null }),
            pieces: declaration.pieces,
          }),
          ...(meant === null ? [] : [[texts.meant.label, meant] as const]),
          ...(hasClock ? [[texts.refundUntil, formatLastDay(refundUntil)] as const] : []),
          ...(dispatchProvedAt === null ? [] : [[texts.proved, formatMoment(dispatchProvedAt)] as const]),
          ...(handledAt === null ? [] : [[declarations.columns.handled, formatMoment(handledAt)] as const]),
        ]}
      />
      {isDoubted(declaration) ? <DoubtedAlert /> : null}
      {isAwaited ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {mayWaitForGoods(withdrawal) ? texts.mayWait : texts.partlyHere}
        </Typography>
      ) : null}
      {mayWrite && isOpen ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
          {isAwaited ? (
            <ConfirmedCall path={`/declarations/${id}/dispatch-proof`} texts={texts.prove} />
          ) : null}
          {progress?.isRefunded === false && countOf(order) > 1 ? (
            <MeantPieces order={order} withdrawal={declaration} />
          ) : null}
          <AnswerDeclaration declaration={declaration} />
        </Stack>
      ) : null}
      {mayWrite && !isOpen ? (
        <Box sx={{ mt: 1 }}>
          <ConfirmedCall path={`/declarations/${id}/reopen`} texts={declarations.reopen} />
        </Box>
      ) : null}
    </Box>
  );
}

/** The number of units in the order. An order of a single unit has no part that could be withdrawn. */
const countOf = ({ lines }: Order): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

function Returned({ order, back }: { readonly order: Order; readonly back: Order['returns'][number] }) {
  const mayChangePieces = useMay('catalogue:write');
  const line = order.lines.find(({ position }) => position === back.position);
  const title = line?.title ?? '';
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>
        {(back.condition === null ? texts.takenOut : texts.back)(back.quantity, title)}
      </Typography>
      <Facts
        facts={[
          [texts.recorded, orders.refunds.by(back.returnedBy, formatMoment(back.returnedAt))],
          [orders.takeBack.condition, back.condition ?? ''],
          [texts.unit, back.blocked ? texts.blocked : texts.free],
          ...(back.deduction === null
            ? []
            : [[texts.deducted, `${formatCents(back.deduction.cents)}: ${back.deduction.reason}`] as const]),
          ...(back.assemblyKept ? [[texts.assemblyKept, texts.assemblyStays] as const] : []),
          [texts.owedFor, formatCents(back.owedCents)],
          ...(back.note === '' ? [] : [[orders.note.label, back.note] as const]),
        ]}
      />
      {line === undefined || back.condition === null || !mayChangePieces ? null : (
        <Link
          component={RouterLink}
          to={`/pieces/${line.pieceId}`}
          sx={{ display: 'inline-block', mt: 0.5, py: 0.5 }}
        >
          {back.blocked ? texts.toBlockedPiece : texts.toPiece}
        </Link>
      )}
    </Box>
  );
}
