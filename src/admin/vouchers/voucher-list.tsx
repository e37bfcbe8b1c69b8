import { Chip } from '@mui/material';
import {
  DataTable,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  type RaRecord,
} from 'react-admin';
import type { z } from 'zod';
import type { voucherSchema } from '../../modules/vouchers/http/admin-vouchers.schemas.ts';
import { formatCents, formatDay } from '../data/formats.ts';
import { readable } from '../layout/screen-parts.tsx';
import { useIsPhone } from '../layout/use-may.ts';
import { vouchers as t } from '../texts/vouchers.ts';

export type Voucher = z.infer<typeof voucherSchema> & RaRecord<string>;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t.search} />,
  <SelectInput
    key="state"
    source="state"
    label={t.state}
    choices={Object.entries(t.filters).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
];

/** '20,00 €' or '10 %'. */
export const worthOf = ({ valueCents, percent }: Voucher): string =>
  valueCents === null ? `${percent ?? 0}\u00a0%` : formatCents(valueCents);

/** 'ab 01.02.2028' or '01.02.2028 – 29.02.2028'. */
export const periodOf = ({ firstDay, lastDay }: Voucher): string =>
  lastDay === null ? t.periodFrom(formatDay(firstDay)) : t.periodOf(formatDay(firstDay), formatDay(lastDay));

export const stateChip = ({ state }: Voucher) => (
  <Chip
    size="small"
    variant="outlined"
    color={state === 'running' ? 'success' : 'default'}
    label={t.states[state]}
  />
);

/** Vouchers, and what each did. */
export function list() {
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      empty={false}
      title={t.many}
    >
      <Vouchers />
    </List>
  );
}

function Vouchers() {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SimpleList<Voucher>
        sx={readable}
        primaryText={({ name }) => name}
        secondaryText={(voucher) =>
          `${worthOf(voucher)} · ${t.uses}: ${voucher.uses} · ${formatCents(voucher.takenOffCents)}`
        }
        tertiaryText={stateChip}
        rowClick="show"
      />
    );
  }
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="name" label={t.name} />
      <DataTable.Col source="worth" label={t.worth} disableSort>
        <FunctionField<Voucher> render={worthOf} />
      </DataTable.Col>
      <DataTable.Col source="lastDay" label={t.period}>
        <FunctionField<Voucher> render={periodOf} />
      </DataTable.Col>
      <DataTable.Col source="state" label={t.state} disableSort>
        <FunctionField<Voucher> render={stateChip} />
      </DataTable.Col>
      <DataTable.Col source="uses" label={t.uses} align="right" disableSort />
      <DataTable.Col source="takenOffCents" label={t.takenOff} align="right" disableSort>
        <FunctionField<Voucher> render={({ takenOffCents }) => formatCents(takenOffCents)} />
      </DataTable.Col>
    </DataTable>
  );
}
