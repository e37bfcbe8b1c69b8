import type { z } from 'zod';
import type { securityEventSchema } from '../../read-models/http/security.schemas.ts';
import { Box, Typography } from '@mui/material';
import { DataTable, FunctionField, List, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { securityEventKinds } from '../../shared/staff/security-event.ts';
import { formatMoment } from '../data/formats.ts';
import { momentFilters } from '../layout/range-filters.tsx';
import { readable } from '../layout/screen-parts.tsx';
import { useIsPhone } from '../layout/use-may.ts';
import { security } from '../texts/entrance.ts';

type Entry = z.output<typeof securityEventSchema>;

const kinds = securityEventKinds.map((id) => ({ id, name: security.kinds[id] }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={security.search} />,
  <SelectInput key="kind" source="kind" label={security.kind} choices={kinds} alwaysOn />,
  ...momentFilters(security),
];

/** Logins, refusals and exports, newest first. */
export function list() {
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {security.help}
      </Typography>
      <List
        filters={filters}
        sort={{ field: 'at', order: 'DESC' }}
        exporter={false}
        empty={false}
        title={security.many}
      >
        <Entries />
      </List>
    </>
  );
}

function Entries() {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SimpleList<Entry>
        sx={readable}
        primaryText={(entry) => kindOf(entry)}
        secondaryText={(entry) => (
          <>
            {momentOf(entry)}
            <span style={{ display: 'block' }}>{[personOf(entry), networkOf(entry)].join(' · ')}</span>
          </>
        )}
        rowClick={false}
      />
    );
  }
  return (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="at" label={security.at}>
        <FunctionField<Entry> render={momentOf} />
      </DataTable.Col>
      <DataTable.Col source="kind" label={security.kind} disableSort>
        <FunctionField<Entry> render={kindOf} />
      </DataTable.Col>
      <DataTable.Col source="personName" label={security.person} disableSort>
        <FunctionField<Entry> render={personOf} />
      </DataTable.Col>
      <DataTable.Col source="network" label={security.network} disableSort>
        <FunctionField<Entry>
          render={(entry) => (
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {networkOf(entry)}
            </Box>
          )}
        />
      </DataTable.Col>
    </DataTable>
  );
}

const momentOf = ({ at, lastAt }: Entry): string => security.span(formatMoment(at), formatMoment(lastAt));
const networkOf = ({ network }: Entry): string => network ?? security.nobody;
const kindOf = ({ kind, count }: Entry): string =>
  [security.kinds[kind], ...(count === 1 ? [] : [security.times(count)])].join(', ');

function personOf({ who, personId, personName }: Entry): string {
  if (who === null) return security.nobody;
  if (personId === null) return security.unknown[who];
  return personName === null ? security.gone[who] : `${personName} (${security.who[who]})`;
}
