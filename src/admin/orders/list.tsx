import { Chip, Stack } from '@mui/material';
import { DataTable, FunctionField, List, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { dayFilters } from '../layout/range-filters.tsx';
import { readable } from '../layout/screen-parts.tsx';
import { formatCents, formatDay, formatMoment } from '../data/formats.ts';
import { useIsPhone } from '../layout/use-may.ts';
import { cases } from '../texts/orders/cases.ts';
import { orders } from '../texts/orders/orders.ts';
import type { OrderRow } from './order-types.ts';
import { DisputeChip, StateChip } from './state-chip.tsx';

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={orders.search}
    sx={{ minWidth: { xs: 240, md: 340 } }}
  />,
  <SelectInput
    key="state"
    source="state"
    label={orders.filters.state}
    choices={choices(orders.states)}
    alwaysOn
  />,
  <SelectInput
    key="payment"
    source="payment"
    label={orders.filters.payment}
    choices={choices(orders.payments)}
    alwaysOn
  />,
  <SelectInput
    key="fulfilment"
    source="fulfilment"
    label={orders.filters.fulfilment}
    choices={choices(orders.fulfilments)}
  />,
  <SelectInput key="kind" source="kind" label={orders.filters.kind} choices={choices(orders.kinds)} />,
  <SelectInput
    key="dispute"
    source="dispute"
    label={orders.filters.dispute}
    choices={choices(cases.marks)}
  />,
  ...dayFilters(orders.filters),
];

/** The customer of the order, as far as the role may see it. */
function whoOf({ customerName, company }: OrderRow): string {
  if (customerName === '') return orders.nobody;
  return company === null ? customerName : `${customerName} (${company})`;
}

function whatOf({ firstTitle, lines }: OrderRow): string {
  return lines > 1 ? `${firstTitle} ${orders.more(lines - 1)}` : firstTitle;
}

/** Marks for a disputed payment, the state, and a remark of the customer that staff should read before they deliver. */
function Marks(order: OrderRow) {
  return (
    <Stack component="span" direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <DisputeChip dispute={order.dispute} />
      <StateChip {...order} />
      {order.hasNote ? <Chip size="small" label={orders.remark.label} /> : null}
    </Stack>
  );
}

/** All placed orders, newest first. */
export function OrderList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'orderedAt', order: 'DESC' }}
      exporter={false}
      empty={false}
      title={orders.many}
    >
      <Orders />
    </List>
  );
}

/** Orders as a table, on a phone one below the other. */
export function Orders() {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SimpleList<OrderRow>
        sx={readable}
        primaryText={(order) => `${order.id} · ${formatCents(order.totalCents)}`}
        secondaryText={(order) => `${whoOf(order)} · ${formatDay(order.orderedAt)}`}
        tertiaryText={(order) => <Marks {...order} />}
        rowClick="show"
      />
    );
  }
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="number" label={orders.columns.number} sx={{ whiteSpace: 'nowrap' }}>
        <FunctionField<OrderRow> render={({ id }) => id} />
      </DataTable.Col>
      <DataTable.Col source="orderedAt" label={orders.columns.orderedAt}>
        <FunctionField<OrderRow> render={({ orderedAt }) => formatMoment(orderedAt)} />
      </DataTable.Col>
      <DataTable.Col source="customerName" label={orders.columns.customer} disableSort>
        <FunctionField<OrderRow> render={whoOf} />
      </DataTable.Col>
      <DataTable.Col source="firstTitle" label={orders.columns.pieces} disableSort>
        <FunctionField<OrderRow> render={whatOf} />
      </DataTable.Col>
      <DataTable.Col source="state" label={orders.columns.state} disableSort>
        <FunctionField<OrderRow> render={(order) => <Marks {...order} />} />
      </DataTable.Col>
      <DataTable.Col
        source="totalCents"
        label={orders.columns.total}
        sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}
      >
        <FunctionField<OrderRow> render={({ totalCents }) => formatCents(totalCents)} />
      </DataTable.Col>
    </DataTable>
  );
}
