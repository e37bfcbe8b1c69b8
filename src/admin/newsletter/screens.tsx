import type { z } from 'zod';
import type {
  subscriptionSchema,
  subscriptionWithProofSchema,
} from '../../modules/newsletter/http/admin-newsletter.schemas.ts';
import { Box, Button, Chip, Typography } from '@mui/material';
import {
  DataTable,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  Show,
  SimpleList,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { apiBase } from '../data/api.ts';
import { readable } from '../layout/screen-parts.tsx';
import { formatMoment } from '../data/formats.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { useIsPhone, useMay } from '../layout/use-may.ts';
import { Facts, Section } from '../orders/section.tsx';
import { newsletter } from '../texts/people.ts';
import { useOpening } from '../layout/use-opening.tsx';

type SubscriptionRow = z.output<typeof subscriptionSchema>;
type Subscription = z.output<typeof subscriptionWithProofSchema>;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={newsletter.search} />,
  <SelectInput
    key="state"
    source="state"
    label={newsletter.state}
    choices={Object.entries(newsletter.states).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
];

/** Addresses that get the newsletter, have requested it, or have left. */
export function list() {
  return (
    <List
      filters={filters}
      sort={{ field: 'requestedAt', order: 'DESC' }}
      exporter={false}
      empty={false}
      actions={
        <TopToolbar>
          <Button href={`${apiBase}/newsletter/export?state=active`} download>
            {newsletter.export}
          </Button>
        </TopToolbar>
      }
      title={newsletter.many}
    >
      <Subscriptions />
    </List>
  );
}

function Subscriptions() {
  const isPhone = useIsPhone();
  const chip = ({ state }: SubscriptionRow) => <Chip size="small" label={newsletter.states[state]} />;
  if (isPhone) {
    return (
      <SimpleList<SubscriptionRow>
        sx={readable}
        primaryText={({ email }) => email}
        secondaryText={({ requestedAt }) => formatMoment(requestedAt)}
        tertiaryText={chip}
        rowClick="show"
      />
    );
  }
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="email" label={newsletter.email} />
      <DataTable.Col source="state" label={newsletter.state} disableSort>
        <FunctionField<SubscriptionRow> render={chip} />
      </DataTable.Col>
      <DataTable.Col source="requestedAt" label={newsletter.requestedAt}>
        <FunctionField<SubscriptionRow> render={({ requestedAt }) => formatMoment(requestedAt)} />
      </DataTable.Col>
      <DataTable.Col source="confirmedAt" label={newsletter.confirmedAt} disableSort>
        <FunctionField<SubscriptionRow> render={({ confirmedAt }) => formatMoment(confirmedAt)} />
      </DataTable.Col>
    </DataTable>
  );
}

/** One address with the proof of its consent. */
export function show() {
  return <Shown />;
}

function Shown() {
  return (
    <Show actions={false} title={<SubscriptionTitle />} component="div" {...useOpening()}>
      <SubscriptionPage />
    </Show>
  );
}

function SubscriptionTitle() {
  const found = useRecordContext<Subscription>();
  return <span>{found?.email ?? newsletter.one}</span>;
}

function SubscriptionPage() {
  const found = useRecordContext<Subscription>();
  const mayWrite = useMay('persons:write');
  if (found === undefined) return null;
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Section title={found.email}>
        <Facts
          facts={[
            [newsletter.state, newsletter.states[found.state]],
            [newsletter.requestedAt, formatMoment(found.requestedAt)],
            [newsletter.confirmedAt, formatMoment(found.confirmedAt)],
            [newsletter.endedAt, formatMoment(found.endedAt)],
          ]}
        />
        {mayWrite && found.state !== 'ended' ? (
          <Box sx={{ mt: 2 }}>
            <ConfirmedCall
              path={`/newsletter/${found.id}/unsubscribe`}
              texts={{
                button: newsletter.unsubscribe,
                title: newsletter.unsubscribeTitle,
                body: newsletter.unsubscribeBody,
                done: newsletter.unsubscribed,
              }}
              harmful
            />
          </Box>
        ) : null}
      </Section>
      <Section title={newsletter.proof}>
        <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
          {found.events.map((event, index) => (
            <li key={index}>
              <Typography variant="body2">
                {[
                  newsletter.events[event.kind],
                  formatMoment(event.at),
                  ...(event.source === null ? [] : [newsletter.sources[event.source]]),
                  ...(event.formVersion === null ? [] : [newsletter.version(event.formVersion)]),
                  ...(event.ip === null ? [] : [newsletter.ip(event.ip)]),
                ].join(' · ')}
              </Typography>
            </li>
          ))}
        </Box>
      </Section>
    </Box>
  );
}
