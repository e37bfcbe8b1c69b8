import { Box, Chip, Link, Stack, Typography } from '@mui/material';
import { dayMs } from '../../shared/time/durations.ts';
import { formatCents, formatDay } from '../data/formats.ts';
import { withdrawnRental } from '../texts/orders/order-actions.ts';
import { orders } from '../texts/orders/orders.ts';
import { lineInUnits } from './line-units.ts';
import type { Order } from './order-types.ts';
import { Section } from './section.tsx';

type Line = Order['lines'][number];

/** The order's lines, and the progress of each. */
export function OrderLines({ order }: { readonly order: Order }) {
  return (
    <Section title={orders.sections.lines}>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.lines.map((line) => (
          <Box component="li" key={line.position} sx={{ display: 'flex', gap: 2 }}>
            {line.picture === null ? null : (
              <Box
                component="img"
                src={line.picture}
                alt=""
                sx={{ width: 72, height: 54, objectFit: 'contain', borderRadius: 1, flexShrink: 0 }}
              />
            )}
            <Box sx={{ minWidth: 0, flexGrow: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>{lineInUnits(order, line)}</Typography>
              <Typography variant="body2" color="text.secondary">
                {detailsOf(line).join(' · ')}
              </Typography>
              {line.cameBack === null ? null : (
                <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {[orders.rentalConditions[line.cameBack.condition], line.cameBack.note]
                    .filter(Boolean)
                    .join(': ')}
                </Typography>
              )}
              {line.carrier === null && line.tracking === null && line.trackingPage === null ? null : (
                <Consignment line={line} />
              )}
              <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 0.5, flexWrap: 'wrap' }}>
                <Chip size="small" label={stateOf(order, line)} />
                {line.overdue ? <Chip size="small" color="error" label={orders.facts.overdue} /> : null}
              </Stack>
            </Box>
            <Typography sx={{ whiteSpace: 'nowrap' }}>
              {formatCents(line.grossCents - line.voucherCents)}
            </Typography>
          </Box>
        ))}
      </Stack>
      {hasService(order) ? (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {order.earlyService ? orders.facts.earlyService : withdrawnRental.mayNotBegin}
        </Typography>
      ) : null}
    </Section>
  );
}

/** Whether a consumer was asked at the click if renting or assembling may begin at once (§ 357a (2) BGB). */
const hasService = ({ customer, lines }: Pick<Order, 'customer' | 'lines'>): boolean =>
  customer.kind === 'consumer' && lines.some(({ rentOption, assembly }) => rentOption !== null || assembly);

/** A line that stayed with the shop because its order has ended: as the order. */
function stateOf({ state }: Order, line: Line): string {
  const hasEnded = state === 'lapsed' || state === 'declined';
  return line.state === 'cancelled' && hasEnded ? orders.states[state] : orders.lineStates[line.state];
}

/** The carrier and the tracking number, linked to its tracking page. */
function Consignment({ line: { carrier, tracking, trackingPage } }: { readonly line: Line }) {
  const number = tracking ?? orders.facts.follow;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {carrier === null ? null : `${carrier}: `}
      {trackingPage === null ? (
        tracking
      ) : (
        <Link href={trackingPage} target="_blank" rel="noreferrer" sx={{ display: 'inline-block', py: 0.5 }}>
          {number}
        </Link>
      )}
    </Typography>
  );
}

/** Assembly that is taxed otherwise than its piece has its price and rate: invoices list it as a line of its own. */
function assemblyOf({ assemblyApart: apart }: Line): string {
  return apart === null
    ? orders.facts.assembly
    : orders.facts.assemblyApart(formatCents(apart.cents), apart.vatPercent);
}

function detailsOf(line: Line): string[] {
  return [
    orders.facts.article(line.sku),
    line.maker ?? '',
    ...(line.rentOption === null ? [] : [orders.facts.rent(line.rentOption)]),
    ...(line.assembly ? [assemblyOf(line)] : []),
    ...(line.voucherCents === 0 ? [] : [`${orders.facts.voucher}\u00a0${formatCents(line.voucherCents)}`]),
    ...(line.pickupStore === null ? [] : [`${orders.deliveries.pickup}: ${line.pickupStore}`]),
    ...(line.handedOverAt === null ? [] : [orders.facts.handedOver(formatDay(line.handedOverAt))]),
    ...(line.rentedUntil === null ? [] : [orders.facts.rentedUntil(formatDay(line.rentedUntil))]),
    ...(line.givenUpAt === null ? [] : [orders.facts.givenUp(formatDay(line.givenUpAt))]),
    ...(line.returnedAt === null ? [] : [orders.facts.cameBack(formatDay(line.returnedAt))]),
  ].filter(Boolean);
}

/** § 355 (2) BGB: the period of a service begins with the contract. A day more for the one on which it was made. */
const withdrawalPeriodMs = 15 * dayMs;

/** Whether a service must not begin yet. */
export const isTooEarly = (order: Order): boolean =>
  hasService(order) && !order.earlyService && Date.now() < Date.parse(order.orderedAt) + withdrawalPeriodMs;
