import { Alert, AlertTitle, Box } from '@mui/material';
import { useState } from 'react';
import { orders } from '../../texts/orders/orders.ts';
import { EventWords } from '../order-events.tsx';
import type { Order } from '../order-types.ts';

type Events = Order['events'];

/**
 * What happened to an order since a dialog about it was opened.
 * @returns `seen`, the version that the decision is based on: the one at the opening, and after a refusal, which has shown
 *   the news, the present one
 */
export function useNews(order: Order): {
  readonly seen: number;
  readonly news: Events;
  readonly meetOthers: () => void;
} {
  const [opened] = useState({ version: order.version, events: order.events.length });
  const [hasMet, setMet] = useState(false);
  const news = order.version === opened.version ? [] : order.events.slice(opened.events);
  return { seen: hasMet ? order.version : opened.version, news, meetOthers: () => setMet(true) };
}

/** In a long dialog, what a refusal says stands below what is in view. */
export const intoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

/** Tells what others did meanwhile, and what is to be done now. What was typed stays. */
export function News({
  order,
  news,
  isPossible,
  isUnsure,
}: {
  readonly order: Order;
  readonly news: Events;
  /** Whether the dialog's step can still be done. */
  readonly isPossible: boolean;
  /** Whether it may be this dialog's own work, whose answer was lost. */
  readonly isUnsure: boolean;
}) {
  return (
    <Alert severity="warning" ref={intoView} sx={{ mt: 1 }}>
      <AlertTitle>{orders.news.title}</AlertTitle>
      {isUnsure ? orders.news.unsure : isPossible ? orders.news.again : orders.news.over}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {news.map((event, index) => (
          <Box component="li" key={`${event.at} ${event.type} ${index}`} sx={{ pb: 1 }}>
            <EventWords event={event} order={order} />
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
