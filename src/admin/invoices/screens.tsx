import type { z } from 'zod';
import type { invoiceSchema } from '../../modules/invoicing/http/admin-invoices.schemas.ts';
import { Alert, Button, Link, Typography } from '@mui/material';
import {
  DataTable,
  FunctionField,
  List,
  ListNoResults,
  SearchInput,
  SelectInput,
  SimpleList,
  TopToolbar,
  useGetList,
  useListContext,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { apiBase } from '../data/api.ts';
import { formatDay } from '../data/formats.ts';
import { dayFilters } from '../layout/range-filters.tsx';
import { readable } from '../layout/screen-parts.tsx';
import { useIsPhone } from '../layout/use-may.ts';
import { damageClaims } from '../texts/orders/damage-claims.ts';
import { invoices } from '../texts/orders/invoices.ts';
import { taxReturns } from '../texts/orders/tax-returns.ts';
import { amountOf, invoiceDocument } from './invoice-document.ts';

type Invoice = z.output<typeof invoiceSchema>;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={invoices.search} sx={{ minWidth: 260 }} />,
  <SelectInput
    key="kind"
    source="kind"
    label={invoices.kind}
    choices={Object.entries(invoices.kinds).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
  <SelectInput
    key="trial"
    source="trial"
    label={invoices.series}
    choices={Object.entries(invoices.allSeries).map(([id, name]) => ({ id, name }))}
    alwaysOn
  />,
  ...dayFilters(invoices, true),
];

/** Documents are made within seconds, by a job. */
const pendingMs = 4_000;

const newestFirst = { field: 'number', order: 'DESC' } as const;

/** All invoices and credit notes, newest first, with an export for the tax adviser. */
export function list() {
  return (
    <List<Invoice>
      filters={filters}
      sort={newestFirst}
      exporter={false}
      empty={false}
      actions={<Actions />}
      title={invoices.many}
      queryOptions={{
        refetchInterval: ({ state }) => (state.data?.data.some(({ isMade }) => !isMade) ? pendingMs : false),
      }}
    >
      <LeftOut />
      <Invoices />
    </List>
  );
}

/** The export has what is listed, of the real series unless that on trial is chosen (`LeftOut`). */
function Actions() {
  const filterValues = useFilters();
  const wanted = new URLSearchParams();
  for (const name of ['q', 'kind', 'trial', 'from', 'to'] as const) {
    const value = filterValues[name];
    if (typeof value === 'string' && value !== '') wanted.set(name, value);
  }
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      <Button href={`${apiBase}/invoices/export?${wanted}`} download>
        {invoices.export}
      </Button>
      <Button href={`${apiBase}/damage-claims/export`} download>
        {damageClaims.export}
      </Button>
      <Button component={RouterLink} to="/invoices/steuermeldungen">
        {taxReturns.title}
      </Button>
    </TopToolbar>
  );
}

function useFilters(): Readonly<Record<string, unknown>> {
  return (useListContext<Invoice>() as { readonly filterValues: Record<string, unknown> }).filterValues;
}

/** Says before the download how many of the listed documents are on trial: the books must not hold them. */
function LeftOut() {
  const filters = useFilters();
  const isMixed = filters['trial'] === undefined || filters['trial'] === '';
  const { total = 0 } = useGetList<Invoice>(
    'invoices',
    { filter: { ...filters, trial: 'true' }, pagination: { page: 1, perPage: 1 }, sort: newestFirst },
    { enabled: isMixed },
  );
  if (!isMixed || total === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {invoices.leftOut(total)}
    </Alert>
  );
}

function Invoices() {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SimpleList<Invoice>
        sx={readable}
        primaryText={(one) => `${invoices.name(one, one.id)} · ${amountOf(one)}`}
        secondaryText={({ recipient, issuedAt }) => `${recipient} · ${formatDay(issuedAt)}`}
        tertiaryText={(one) => <Document invoice={one} />}
        rowClick={false}
        empty={<Empty />}
      />
    );
  }
  return (
    <DataTable rowClick={false} bulkActionButtons={false} empty={<Empty />}>
      <DataTable.Col source="number" label={invoices.number} sx={{ whiteSpace: 'nowrap' }}>
        <FunctionField<Invoice> render={(one) => invoices.name(one, one.id)} />
      </DataTable.Col>
      <DataTable.Col source="issuedAt" label={invoices.issuedAt}>
        <FunctionField<Invoice> render={({ issuedAt }) => formatDay(issuedAt)} />
      </DataTable.Col>
      <DataTable.Col source="orderNumber" label={invoices.order} disableSort sx={{ whiteSpace: 'nowrap' }}>
        <FunctionField<Invoice>
          render={({ orderNumber }) => (
            <Link component={RouterLink} to={`/orders/${orderNumber}/show`}>
              {orderNumber}
            </Link>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="recipient" label={invoices.recipient} disableSort />
      <DataTable.Col source="document" label={invoices.document} disableSort>
        <FunctionField<Invoice> render={(one) => <Document invoice={one} />} />
      </DataTable.Col>
      <DataTable.Col
        source="grossCents"
        label={invoices.total}
        sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}
      >
        <FunctionField<Invoice> render={amountOf} />
      </DataTable.Col>
    </DataTable>
  );
}

function Document({ invoice: { id, isMade } }: { readonly invoice: Invoice }) {
  if (!isMade) return <span>{invoices.pending}</span>;
  return (
    <Link href={invoiceDocument(id)} download aria-label={invoices.openOf(id)}>
      {invoices.open}
    </Link>
  );
}

function Empty() {
  if (Object.keys(useFilters()).length > 0) return <ListNoResults />;
  return (
    <Typography sx={{ p: 3 }}>
      <strong>{invoices.none}.</strong> {invoices.noneHelp}
    </Typography>
  );
}
