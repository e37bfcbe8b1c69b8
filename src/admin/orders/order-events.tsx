import { Box, Typography } from '@mui/material';
import { formatCents, formatMoment } from '../data/formats.ts';
import { orders } from '../texts/orders.ts';
import type { Order } from './order-types.ts';
import { Section } from './section.tsx';

type Event = Order['events'][number];

/** Everything that happened to the order, its money and its lines, the newest first. */
export function OrderEvents({ order: { events, lines } }: { readonly order: Order }) {
  return (
    <Section title={orders.sections.events}>
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.toReversed().map((event, index) => (
          <Box
            component="li"
            key={`${event.at} ${event.type} ${index}`}
            sx={{ borderLeft: '2px solid', borderColor: 'divider', pl: 2, pb: 1.5 }}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {orders.events[event.type] ?? event.type}
              {titleOf(event, lines)}
            </Typography>
            {textOf(event) === null ? null : (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {textOf(event)}
              </Typography>
            )}
            <Typography variant="caption" color="text.secondary">
              {`${formatMoment(event.at)} · ${orders.actors[event.actor] ?? event.actor}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function titleOf({ facts }: Event, lines: Order['lines']): string {
  const line = lines.find(({ position }) => position === facts['position']);
  return line === undefined ? '' : `: ${line.title}`;
}

/** What an event says besides its name: a note's text, a mail's subject, an amount. */
function textOf({ facts }: Event): string | null {
  for (const name of ['text', 'subject', 'reason']) {
    const value = facts[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  const amount = facts['amountCents'];
  return typeof amount === 'number' ? formatCents(amount) : null;
}
