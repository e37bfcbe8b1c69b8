import { Box, Typography } from '@mui/material';
import { refusalMeanings } from '../../shared/orders/payment-vocabulary.ts';
import { partOfLine } from '../../shared/orders/units-of-event.ts';
import { formatCents, formatDay, formatMoment } from '../data/formats.ts';
import { otherRecipient } from '../texts/orders/invoices.ts';
import { refusals } from '../texts/orders/order-events.ts';
import { orders } from '../texts/orders/orders.ts';
import { caseFacts } from './cases/order-cases.tsx';
import type { Order } from './order-types.ts';
import { Section } from './section.tsx';
import { fullName } from '../../shared/text/full-name.ts';

type Event = Order['events'][number];

/** All events of the order, its money and its lines, newest first. */
export function OrderEvents({ order }: { readonly order: Order }) {
  return (
    <Section title={orders.sections.events}>
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {order.events.toReversed().map((event, index) => (
          <Box
            component="li"
            key={`${event.at} ${event.type} ${index}`}
            sx={{ borderLeft: '2px solid', borderColor: 'divider', pl: 2, pb: 1.5 }}
          >
            <EventWords event={event} order={order} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** What happened, when, and who did it. */
export function EventWords({ event, order }: { readonly event: Event; readonly order: Order }) {
  const { customer } = order;
  const text = textOf(event);
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {orders.events[event.type]}
        {titleOf(event, order)}
      </Typography>
      {text === null ? null : (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      <Typography variant="caption" color="text.secondary">
        {`${formatMoment(event.at)} · ${actorOf(event, fullName(customer))}`}
      </Typography>
    </>
  );
}

function titleOf(event: Event, { events, lines }: Order): string {
  const line = lines.find(({ position }) => position === event.facts['position']);
  if (line === undefined) return '';
  const units = partOfLine(events, events.indexOf(event), line.quantity);
  return `: ${line.title}${units === null ? '' : ` (${orders.units.some(units, line.quantity)})`}`;
}

/** By name; for the customer only if the role may know it. */
function actorOf({ actor }: Event, customerName: string): string {
  if (actor === 'visitor' && customerName !== '') return customerName;
  return isNobody(actor) ? orders.actors[actor] : actor;
}

const isNobody = (actor: string): actor is keyof typeof orders.actors => actor in orders.actors;

/** An event's details besides its name: a note's text, a mail's subject, an amount, a reason. */
function textOf({ type, facts }: Event): string | null {
  const reason = type === 'order-cancelled' ? cancelReasonOf(facts) : facts['reason'];
  const { amountCents: amount, receivedOn, happenedOn } = facts;
  const said = [
    typeof amount === 'number' ? formatCents(amount) : null,
    typeof receivedOn === 'string' ? orders.facts.receivedOn(formatDay(receivedOn)) : null,
    typeof happenedOn === 'string' ? orders.facts.happenedOn(formatDay(happenedOn)) : null,
    conditionOf(facts),
    caseFacts(facts),
    type === 'payment-refused' ? meaningOf(facts) : null,
    facts['replaced'] === undefined ? null : numbersOf(facts),
    facts['carrier'],
    facts['tracking'],
    reason,
    facts['text'],
    facts['subject'],
    facts['note'],
  ].filter((text) => typeof text === 'string' && text !== '');
  return said.length === 0 ? null : said.join(' · ');
}

/** What a refused payment means, and what is to be done. */
function meaningOf({ meaning }: Event['facts']): string | null {
  const known = refusalMeanings.find((one) => one === meaning);
  return known === undefined ? null : refusals[known];
}

/** Which invoice was cancelled by what, and which took its place. */
function numbersOf({ replaced, cancellation, invoice }: Event['facts']): string {
  return otherRecipient.numbers(String(replaced), String(cancellation), String(invoice));
}

/** How a rental came back; what was sold says it where it is taken back. */
function conditionOf({ condition }: Event['facts']): string | null {
  const known: Readonly<Record<string, string>> = orders.rentalConditions;
  return typeof condition === 'string' ? (known[condition] ?? null) : null;
}

function cancelReasonOf({ reason }: Event['facts']): string | null {
  const known: Readonly<Record<string, string | null>> = orders.cancelReasons;
  return typeof reason === 'string' ? (known[reason] ?? null) : null;
}
