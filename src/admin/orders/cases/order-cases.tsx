import { Alert, Box, Button, Divider, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { formatCents, formatMoment } from '../../data/formats.ts';
import { cases as texts } from '../../texts/orders/cases.ts';
import type { Order } from '../order-types.ts';
import { Facts, Section } from '../section.tsx';

const EvidenceDialog = lazy(() => import('./evidence-dialog.tsx'));

type Case = Order['cases'][number];

/** The cases against the order's payment: what is the matter with its money, until when, and what can be done. */
export function OrderCases({ order }: { readonly order: Order }) {
  if (order.cases.length === 0) return null;
  // Open cases come first, and of these the ones that are due first.
  const sorted = order.cases.toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
  return (
    <Section title={texts.title}>
      <Stack divider={<Divider />} spacing={2}>
        {sorted.map((one) => (
          <OneCase key={one.id} one={one} order={order} />
        ))}
      </Stack>
    </Section>
  );
}

const orderOf = ({ state, respondBy, openedAt }: Case): string =>
  `${state === 'needs-response' ? 0 : state === 'waiting' ? 1 : 2} ${respondBy ?? openedAt}`;

function OneCase({ one, order }: { readonly one: Case; readonly order: Order }) {
  const [isShown, setShown] = useState(false);
  const { kind, reason, respondBy, endedAt, released } = one;
  const isEnded = one.state === 'ended';
  const isHere = order.steps.some(({ action }) => action === 'release');
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {texts.kinds[kind]}
      </Typography>
      <Alert severity={severityOf(one)} sx={{ mb: 1.5 }}>
        {wordsOf(one)}
        {one.stops && isHere ? (
          <Box component="p" sx={{ m: 0, mt: 1 }}>
            {texts.stops}
          </Box>
        ) : null}
      </Alert>
      <Facts
        facts={[
          [texts.facts.reason, texts.reasons[reason]],
          [texts.facts.amount, formatCents(one.amountCents)],
          ...(one.withheldCents === 0
            ? []
            : [[texts.facts.withheld, formatCents(one.withheldCents)] as const]),
          ...(respondBy === null || isEnded
            ? []
            : [[texts.facts.respondBy, <strong key="by">{formatMoment(respondBy)}</strong>] as const]),
          [texts.facts.opened, formatMoment(one.openedAt)],
          ...(endedAt === null ? [] : [[texts.facts.ended, formatMoment(endedAt)] as const]),
          ...(released === null
            ? []
            : [
                [
                  texts.facts.released,
                  texts.releasedBy(released.by, formatMoment(released.at), released.reason),
                ] as const,
              ]),
        ]}
      />
      {isEnded ? null : (
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap' }}>
          <Button variant="outlined" href={one.page} target="_blank" rel="noreferrer">
            {texts.page}
          </Button>
          {order.customer.email === '' ? null : (
            <Button variant="outlined" onClick={() => setShown(true)}>
              {texts.evidence.button}
            </Button>
          )}
        </Stack>
      )}
      {isShown ? (
        <Suspense>
          <EvidenceDialog order={order} one={one} onClose={() => setShown(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
}

function wordsOf({ kind, state, outcome }: Case): string {
  if (state === 'ended') return texts.ended[outcome ?? 'dropped'];
  return state === 'waiting' ? texts.waiting : texts.turn[kind];
}

function severityOf({ state, outcome }: Case): 'error' | 'warning' | 'info' | 'success' {
  if (state === 'ended') return outcome === 'lost' ? 'error' : 'success';
  return state === 'waiting' ? 'info' : 'warning';
}

/** What a case of the history is about. */
export function caseFacts(facts: Order['events'][number]['facts']): string | null {
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  const [kind, why] = [facts['kind'], facts['why']].map((one) => (typeof one === 'string' ? one : ''));
  const said = [kinds[kind ?? ''], reasons[why ?? '']].filter((one) => one !== undefined);
  return said.length === 0 ? null : said.join(' · ');
}
