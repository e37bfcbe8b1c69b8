import { Box, Link } from '@mui/material';
import { DataTable, FunctionField, List, SearchInput, SimpleList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { momentFilters } from '../layout/range-filters.tsx';
import { readable } from '../layout/screen-parts.tsx';
import { formatMoment } from '../data/formats.ts';
import { useIsPhone } from '../layout/use-may.ts';
import { audit } from '../texts/audit.ts';
import { addressOf, thingInWords, type Entry } from './thing.ts';
import { fieldInWords, isReadable, valueInWords } from './in-words.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={audit.search} />,
  ...momentFilters(audit),
];

/** The audit log, newest first. */
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
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SimpleList<Entry>
        sx={readable}
        primaryText={(entry) => `${thingInWords(entry)}: ${actionOf(entry)}`}
        secondaryText={(entry) => (
          <>
            {`${formatMoment(entry.at)} · ${actorOf(entry)}`}
            {shortened(changesOf(entry)).map((change) => (
              <span key={change} style={{ display: 'block' }}>
                {change}
              </span>
            ))}
          </>
        )}
        rowClick={(_id, _resource, entry) => addressOf(entry as Entry) ?? false}
      />
    );
  }
  return (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="at" label={audit.at}>
        <FunctionField<Entry> render={({ at }) => formatMoment(at)} />
      </DataTable.Col>
      <DataTable.Col source="actorName" label={audit.actor} disableSort>
        <FunctionField<Entry> render={actorOf} />
      </DataTable.Col>
      <DataTable.Col source="action" label={audit.action} disableSort>
        <FunctionField<Entry> render={actionOf} />
      </DataTable.Col>
      <DataTable.Col source="entity" label={audit.entity} disableSort>
        <FunctionField<Entry> render={(entry) => <Entity entry={entry} />} />
      </DataTable.Col>
      <DataTable.Col source="after" label={audit.changes} disableSort>
        <FunctionField<Entry> render={(entry) => <Changes entry={entry} />} />
      </DataTable.Col>
    </DataTable>
  );
}

/** Each changed field with its old and new value. */
function Changes({ entry }: { readonly entry: Entry }) {
  const changes = changesOf(entry);
  if (changes.length === 0) return audit.nothing;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere', maxWidth: 480 }}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </Box>
  );
}

/** A new piece has dozens of fields; a phone shows the first ones. */
function shortened(changes: readonly string[]): readonly string[] {
  const shown = 5;
  if (changes.length <= shown + 1) return changes;
  return [...changes.slice(0, shown), audit.more(changes.length - shown)];
}

function Entity({ entry }: { readonly entry: Entry }) {
  const address = addressOf(entry);
  if (address === null) return thingInWords(entry);
  return (
    <Link component={RouterLink} to={address}>
      {thingInWords(entry)}
    </Link>
  );
}

const words = (all: Readonly<Record<string, string>>, code: string): string => all[code] ?? code;
const actionOf = ({ action }: Entry): string => words(audit.actions, action);
const actorOf = ({ actorName }: Entry): string => words(audit.actors, actorName);

/** A whole page of text can be read at the page itself; the log shows its beginning. */
const maxLetters = 200;

/** Each changed field with its old and new value, in the words of the screens; empty fields are left out. */
export function changesOf({
  entity,
  before,
  after,
}: Pick<Entry, 'entity' | 'before' | 'after'>): readonly string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.filter(isReadable).flatMap((name) => {
    const [from, to] = [
      valueInWords(entity, name, before?.[name]),
      valueInWords(entity, name, after?.[name]),
    ];
    return from === to ? [] : [audit.change(fieldInWords(name), beginning(from), beginning(to))];
  });
}

function beginning(text: string): string {
  return text.length <= maxLetters ? text : audit.shortened(text.slice(0, maxLetters).trimEnd());
}
