import { Button, Chip, Link, Typography } from '@mui/material';
import {
  BooleanInput,
  DataTable,
  FunctionField,
  List,
  ListNoResults,
  SearchInput,
  SelectInput,
  SimpleList,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { z } from 'zod';
import type { accountLineSchema } from '../../read-models/http/provider-accounts.schemas.ts';
import { apiBase } from '../data/api.ts';
import { formatCents, formatDay } from '../data/formats.ts';
import { dayFilters } from '../layout/range-filters.tsx';
import { readable } from '../layout/screen-parts.tsx';
import { useIsPhone } from '../layout/use-may.ts';
import { providerAccounts as t } from '../texts/provider-accounts.ts';

type Line = z.output<typeof accountLineSchema>;

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t.search} sx={{ minWidth: 260 }} />,
  <SelectInput key="kind" source="kind" label={t.kind} choices={choicesOf(t.kinds)} alwaysOn />,
  <SelectInput key="provider" source="provider" label={t.provider} choices={choicesOf(t.providers)} />,
  ...dayFilters(t, true),
  <BooleanInput key="differs" source="differs" label={t.onlyDiffering} alwaysOn />,
];

const cents = (value: number | null): string => (value === null ? '–' : formatCents(value));
/** The amount that was taken; for a payout, the amount that the bank gets. */
const amountOf = ({ kind, amountCents, bookedCents, netCents }: Line): string =>
  cents(kind === 'payout' ? netCents : (amountCents ?? bookedCents));
const nameOf = ({ kind, orderNumber, payoutId, provider }: Line): string =>
  kind === 'payout'
    ? `${t.kinds.payout} ${payoutId ?? ''}`
    : (orderNumber ?? `${t.kinds[kind]}, ${t.providers[provider]}`);

/** Payments with their fees, and payouts, newest first, with an export for the tax adviser. */
export function list() {
  return (
    <List<Line>
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      exporter={false}
      empty={false}
      actions={<Actions />}
      title={t.many}
    >
      <Lines />
    </List>
  );
}

/** The export uses the list's filters. */
function Actions() {
  const { filterValues } = useListContext<Line>() as { readonly filterValues: Record<string, unknown> };
  const wanted = new URLSearchParams();
  for (const name of ['kind', 'provider', 'from', 'to'] as const) {
    const value = filterValues[name];
    if (typeof value === 'string' && value !== '') wanted.set(name, value);
  }
  if (filterValues['differs'] === true) wanted.set('differs', 'true');
  return (
    <TopToolbar>
      <Button href={`${apiBase}/provider-accounts/export?${wanted}`} download>
        {t.export}
      </Button>
    </TopToolbar>
  );
}

function Lines() {
  if (useIsPhone()) {
    return (
      <SimpleList<Line>
        sx={readable}
        primaryText={(one) => `${nameOf(one)} · ${amountOf(one)}`}
        secondaryText={(one) =>
          [
            formatDay(one.at),
            t.providers[one.provider],
            ...(one.feeCents === null ? [] : [`${t.fee} ${cents(one.feeCents)}`]),
            ...one.differences.map((difference) => t.differences[difference]),
          ].join(' · ')
        }
        rowClick={false}
        empty={<Empty />}
      />
    );
  }
  const right = { textAlign: 'right', whiteSpace: 'nowrap' } as const;
  return (
    <DataTable rowClick={false} bulkActionButtons={false} empty={<Empty />}>
      <DataTable.Col source="at" label={t.at}>
        <FunctionField<Line> render={({ at }) => formatDay(at)} />
      </DataTable.Col>
      <DataTable.Col source="orderNumber" label={t.what} disableSort>
        <FunctionField<Line> render={(one) => <Name line={one} />} />
      </DataTable.Col>
      <DataTable.Col source="provider" label={t.provider} disableSort>
        <FunctionField<Line> render={({ provider }) => t.providers[provider]} />
      </DataTable.Col>
      <DataTable.Col source="amountCents" label={t.amount} disableSort sx={right}>
        <FunctionField<Line> render={amountOf} />
      </DataTable.Col>
      <DataTable.Col source="refundedCents" label={t.refunded} disableSort sx={right}>
        <FunctionField<Line> render={({ refundedCents }) => cents(refundedCents)} />
      </DataTable.Col>
      <DataTable.Col source="feeCents" label={t.fee} disableSort sx={right}>
        <FunctionField<Line> render={({ feeCents }) => cents(feeCents)} />
      </DataTable.Col>
      <DataTable.Col source="netCents" label={t.net} disableSort sx={right}>
        <FunctionField<Line> render={({ netCents }) => cents(netCents)} />
      </DataTable.Col>
      <DataTable.Col source="paidOutOn" label={t.paidOut} disableSort>
        <FunctionField<Line>
          render={({ paidOutOn }) => (paidOutOn === null ? t.notYet : formatDay(paidOutOn))}
        />
      </DataTable.Col>
      <DataTable.Col source="differences" label={t.differs} disableSort>
        <FunctionField<Line> render={(one) => <Differences line={one} />} />
      </DataTable.Col>
    </DataTable>
  );
}

function Name({ line }: { readonly line: Line }) {
  const { kind, orderNumber } = line;
  if (kind !== 'payment' || orderNumber === null) return <span>{nameOf(line)}</span>;
  return (
    <Link component={RouterLink} to={`/orders/${orderNumber}/show`}>
      {orderNumber}
    </Link>
  );
}

function Differences({ line }: { readonly line: Line }) {
  const { differences, disputedCents, lostCents, feeCents, kind } = line;
  const disputed =
    lostCents > 0
      ? t.lost(formatCents(lostCents))
      : disputedCents === 0
        ? null
        : t.disputed(formatCents(disputedCents));
  if (differences.length > 0) {
    return (
      <Typography variant="body2" color="error" sx={{ maxWidth: 320 }}>
        {[...differences.map((one) => t.differences[one]), disputed].filter((one) => one !== null).join(' ')}
      </Typography>
    );
  }
  if (disputed !== null) return <Chip size="small" color="warning" variant="outlined" label={disputed} />;
  // Before the first night nothing can be compared.
  return <span>{feeCents === null && kind === 'payment' ? t.notYet : t.fits}</span>;
}

function Empty() {
  const { filterValues } = useListContext<Line>() as { readonly filterValues: Record<string, unknown> };
  if (Object.keys(filterValues).length > 0) return <ListNoResults />;
  return (
    <Typography sx={{ p: 3 }}>
      <strong>{t.none}.</strong> {t.noneHelp}
    </Typography>
  );
}
