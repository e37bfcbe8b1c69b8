import type { z } from 'zod';
import type { customerSchema } from '../../read-models/http/office.schemas.ts';
import { Alert, Box } from '@mui/material';
import {
  DataTable,
  FunctionField,
  List,
  ReferenceManyField,
  SearchInput,
  Show,
  SimpleList,
  useRecordContext,
} from 'react-admin';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { mailLink, callLink, readable } from '../layout/screen-parts.tsx';
import { formatCents, formatCount, formatDay } from '../data/formats.ts';
import { useIsPhone, useMay } from '../layout/use-may.ts';
import { Orders } from '../orders/list.tsx';
import { Facts, Section } from '../orders/section.tsx';
import { customers } from '../texts/people.ts';
import { useOpening } from '../layout/use-opening.tsx';

type Customer = z.output<typeof customerSchema>;

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={customers.search} />];

/** All customers with an account. */
export function list() {
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      empty={false}
      title={customers.many}
    >
      <Customers />
    </List>
  );
}

function Customers() {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SimpleList<Customer>
        sx={readable}
        primaryText={({ name }) => name}
        secondaryText={({ email }) => email}
        tertiaryText={({ orderedCents }) => formatCents(orderedCents)}
        rowClick="show"
      />
    );
  }
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <DataTable.Col source="name" label={customers.name} />
      <DataTable.Col source="email" label={customers.email} />
      <DataTable.Col source="createdAt" label={customers.createdAt}>
        <FunctionField<Customer> render={({ createdAt }) => formatDay(createdAt)} />
      </DataTable.Col>
      <DataTable.Col<Customer>
        source="orders"
        align="right"
        label={customers.orders}
        disableSort
        render={({ orders }) => formatCount(orders)}
      />
      <DataTable.Col
        source="orderedCents"
        label={customers.orderedCents}
        disableSort
        sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}
      >
        <FunctionField<Customer> render={({ orderedCents }) => formatCents(orderedCents)} />
      </DataTable.Col>
    </DataTable>
  );
}

/** One account and its orders. */
export function show() {
  return <Shown />;
}

function Shown() {
  return (
    <Show actions={false} title={<CustomerTitle />} component="div" {...useOpening()}>
      <CustomerPage />
    </Show>
  );
}

function CustomerTitle() {
  const customer = useRecordContext<Customer>();
  return <span>{customer?.name ?? customers.one}</span>;
}

function CustomerPage() {
  const customer = useRecordContext<Customer>();
  const mayLogOut = useMay('persons:write');
  if (customer === undefined) return null;
  return (
    <>
      <Alert severity="info" sx={{ my: 2 }}>
        {customers.audited}
      </Alert>
      <Section title={customer.name}>
        <Facts
          facts={[
            [customers.email, mailLink(customer.email)],
            [customers.phone, callLink(customer.phone)],
            [customers.createdAt, formatDay(customer.createdAt)],
            [customers.orders, String(customer.orders)],
            [customers.orderedCents, formatCents(customer.orderedCents)],
            [customers.lastOrderAt, formatDay(customer.lastOrderAt)],
          ]}
        />
        {mayLogOut ? (
          <Box sx={{ mt: 2 }}>
            <ConfirmedCall path={`/customers/${customer.id}/logout`} texts={customers.logout} />
          </Box>
        ) : null}
      </Section>
      <div style={{ marginTop: 16 }}>
        <Section title={customers.theirOrders}>
          <ReferenceManyField
            reference="orders"
            target="customerId"
            sort={{ field: 'orderedAt', order: 'DESC' }}
            perPage={100}
          >
            <Orders />
          </ReferenceManyField>
        </Section>
      </div>
    </>
  );
}
