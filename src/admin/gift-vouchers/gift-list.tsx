import { Box, Button, Chip, TextField } from '@mui/material';
import { useState } from 'react';
import {
  CreateButton,
  DataTable,
  FunctionField,
  List,
  SelectInput,
  SimpleList,
  TopToolbar,
  useNotify,
  type RaRecord,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import type { giftSchema } from '../../modules/vouchers/http/admin-gift-vouchers.schemas.ts';
import { callApi, codeOf, reasonOf } from '../data/api.ts';
import { formatCents, formatDay } from '../data/formats.ts';
import { readable } from '../layout/screen-parts.tsx';
import { useIsPhone, useMay } from '../layout/use-may.ts';
import { giftVouchers as t } from '../texts/gift-vouchers.ts';

export type Gift = z.infer<typeof giftSchema> & RaRecord<string>;

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={t.state}
    choices={Object.entries(t.states).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
];

export const stateChip = ({ state }: Gift) => (
  <Chip
    size="small"
    variant="outlined"
    color={state === 'open' ? 'success' : state === 'blocked' ? 'error' : 'default'}
    label={t.states[state]}
  />
);

/** Gift vouchers, what is left on each, and the field that finds one by its code. */
export function list() {
  return (
    <List
      filters={filters}
      sort={{ field: 'soldAt', order: 'DESC' }}
      exporter={false}
      empty={false}
      title={t.many}
      actions={<Actions />}
    >
      <FindByCode />
      <Gifts />
    </List>
  );
}

function Actions() {
  const maySell = useMay('vouchers:write');
  return <TopToolbar>{maySell ? <CreateButton label={t.sellTitle} /> : null}</TopToolbar>;
}

/** Its code never is in an address, where the browser and logs would keep it. */
function FindByCode() {
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const navigate = useNavigate();
  const find = async () => {
    setBusy(true);
    try {
      const { id } = await callApi<Gift>('/gift-vouchers/find', { method: 'POST', body: { code } });
      void navigate(`/gift-vouchers/${id}/show`);
    } catch (error) {
      notify(codeOf(error) === 'record-not-found' ? t.find.none : reasonOf(error), { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', p: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <TextField
        size="small"
        label={t.find.label}
        helperText={t.find.help}
        value={code}
        autoComplete="off"
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="outlined" loading={isBusy}>
        {t.find.button}
      </Button>
    </Box>
  );
}

function Gifts() {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SimpleList<Gift>
        sx={readable}
        primaryText={({ valueCents, soldAt }) => t.oneOf(formatCents(valueCents), formatDay(soldAt))}
        secondaryText={({ balanceCents, lastDay }) =>
          `${t.balance}: ${formatCents(balanceCents)} · ${t.lastDay} ${formatDay(lastDay)}`
        }
        tertiaryText={stateChip}
        rowClick="show"
      />
    );
  }
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="soldAt" label={t.sold}>
        <FunctionField<Gift> render={({ soldAt }) => formatDay(soldAt)} />
      </DataTable.Col>
      <DataTable.Col source="valueCents" label={t.value} align="right">
        <FunctionField<Gift> render={({ valueCents }) => formatCents(valueCents)} />
      </DataTable.Col>
      <DataTable.Col source="balanceCents" label={t.balance} align="right">
        <FunctionField<Gift> render={({ balanceCents }) => formatCents(balanceCents)} />
      </DataTable.Col>
      <DataTable.Col source="lastDay" label={t.lastDay}>
        <FunctionField<Gift> render={({ lastDay }) => formatDay(lastDay)} />
      </DataTable.Col>
      <DataTable.Col source="state" label={t.state} disableSort>
        <FunctionField<Gift> render={stateChip} />
      </DataTable.Col>
    </DataTable>
  );
}
