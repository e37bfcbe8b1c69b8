import { Divider, Typography } from '@mui/material';
import { berlinDay } from '../../shared/time/berlin-day.ts';
import { formatCents, formatDay, formatMoment } from '../data/formats.ts';
import { damageClaims as t } from '../texts/orders/damage-claims.ts';
import { orders } from '../texts/orders/orders.ts';
import type { Order } from './order-types.ts';
import { Facts, Section } from './section.tsx';

type Claim = Order['claims'][number];

/** What is or was claimed for rented pieces. */
export function OrderClaims({ order: { claims, lines } }: { readonly order: Order }) {
  if (claims.length === 0) return null;
  return (
    <Section title={t.title}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t.note}
      </Typography>
      {claims.map((claim, index) => (
        <div key={claim.id}>
          {index === 0 ? null : <Divider sx={{ my: 1.5 }} />}
          <Facts
            facts={[
              [claim.number, formatCents(claim.amountCents)],
              [orders.columns.state, stateOf(claim)],
              [t.piece, pieceOf(claim, lines)],
              [orders.fields.reason, claim.reason],
              ...claim.receipts.flatMap(factsOfReceipt),
              [t.claimed, t.by(claim.claimedBy, formatMoment(claim.claimedAt))],
              ...(claim.settled === null
                ? []
                : [
                    [t.settled, t.by(claim.settled.by, formatMoment(claim.settled.at))] as const,
                    [orders.note.label, claim.settled.reason ?? ''] as const,
                  ]),
            ]}
          />
        </div>
      ))}
    </Section>
  );
}

/** The money that came, and that it was a mistake. */
function factsOfReceipt({
  amountCents,
  receivedOn,
  bookedBy,
  takenBack,
}: Claim['receipts'][number]): (readonly [string, string])[] {
  return [
    [t.came, t.receipt(formatCents(amountCents), formatDay(receivedOn), bookedBy)],
    ...(takenBack === null
      ? []
      : [
          [
            orders.columns.state,
            orders.takeBackReceipt.takenBack(takenBack.by, formatMoment(takenBack.at)),
          ] as const,
          [orders.fields.reason, takenBack.reason] as const,
        ]),
  ];
}

function pieceOf({ position, notReturned, quantity }: Claim, lines: Order['lines']): string {
  const line = lines.find((one) => one.position === position);
  const title = line === undefined ? '' : line.quantity === 1 ? line.title : `${quantity} × ${line.title}`;
  return notReturned ? `${title} (${t.notReturned})` : title;
}

function stateOf({ settled, dueOn, amountCents, receivedCents }: Claim): string {
  if (settled !== null) return t.states[settled.as](formatDay(settled.receivedOn ?? settled.at));
  const open = formatCents(amountCents - receivedCents);
  return t.states[dueOn < berlinDay(new Date()) ? 'overdue' : 'open'](formatDay(dueOn), open);
}
