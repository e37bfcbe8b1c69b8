import { Box, useMediaQuery, type Theme } from '@mui/material';
import {
  DataTable,
  DateTimeInput,
  FunctionField,
  List,
  SearchInput,
  SimpleList,
  type RaRecord,
} from 'react-admin';
import { readable } from '../layout/readable.ts';
import { formatMoment } from '../data/formats.ts';
import { audit } from '../texts/people.ts';

interface Entry extends RaRecord<string> {
  readonly at: string;
  readonly actorName: string;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const iso = (local: unknown) =>
  typeof local === 'string' && local !== '' ? new Date(local).toISOString() : undefined;
const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={audit.search} />,
  <DateTimeInput key="from" source="from" label={audit.from} parse={iso} />,
  <DateTimeInput key="to" source="to" label={audit.to} parse={iso} />,
];

/** Who changed what, the newest first. */
export function list() {
  return (
    <List
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      exporter={false}
      empty={false}
      title={audit.many}
    >
      <Entries />
    </List>
  );
}

function Entries() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (isPhone) {
    return (
      <SimpleList<Entry>
        sx={readable}
        primaryText={(entry) => `${entityOf(entry)}: ${actionOf(entry)}`}
        secondaryText={({ at, actorName }) => `${formatMoment(at)} · ${actorName}`}
        rowClick={false}
      />
    );
  }
  return (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="at" label={audit.at}>
        <FunctionField<Entry> render={({ at }) => formatMoment(at)} />
      </DataTable.Col>
      <DataTable.Col source="actorName" label={audit.actor} disableSort />
      <DataTable.Col source="action" label={audit.action} disableSort>
        <FunctionField<Entry> render={actionOf} />
      </DataTable.Col>
      <DataTable.Col source="entity" label={audit.entity} disableSort>
        <FunctionField<Entry> render={entityOf} />
      </DataTable.Col>
      <DataTable.Col source="after" label={audit.changes} disableSort>
        <FunctionField<Entry> render={(entry) => <Changes entry={entry} />} />
      </DataTable.Col>
    </DataTable>
  );
}

/** Each field that changed, from what to what. */
function Changes({ entry: { before, after } }: { readonly entry: Entry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return audit.nothing;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere', maxWidth: 480 }}>
      {names.map((name) => (
        <li key={name}>{`${name}: ${shown(before?.[name])} → ${shown(after?.[name])}`}</li>
      ))}
    </Box>
  );
}

const actionOf = ({ action }: Entry): string => audit.actions[action] ?? action;
/** Ids that nobody could tell apart are shortened; numbers that people use are not. */
const entityOf = ({ entity, entityId }: Entry): string =>
  `${audit.entities[entity] ?? entity} ${/^[0-9a-f-]{36}$/.test(entityId) ? entityId.slice(0, 8) : entityId}`;

function shown(value: unknown): string {
  if (value === undefined || value === null) return audit.nothing;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
