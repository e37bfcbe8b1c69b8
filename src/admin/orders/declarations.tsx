import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link,
} from '@mui/material';
import { useId, useState } from 'react';
import {
  BooleanInput,
  DataTable,
  FunctionField,
  List,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { callApi, messageOf } from '../data/api.ts';
import { formatMoment } from '../data/formats.ts';
import { useMay } from '../layout/use-may.ts';
import { declarations, orders } from '../texts/orders.ts';
import type { Declaration } from './order-types.ts';

const filters = [<BooleanInput key="open" source="open" label={declarations.onlyOpen} alwaysOn />];

/** Withdrawals and endings as they came in, with what speaks against them at first sight. */
export function DeclarationList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ open: true }}
      sort={{ field: 'receivedAt', order: 'DESC' }}
      exporter={false}
      empty={false}
      title={declarations.many}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="receivedAt" label={declarations.columns.receivedAt} disableSort>
          <FunctionField<Declaration> render={({ receivedAt }) => formatMoment(receivedAt)} />
        </DataTable.Col>
        <DataTable.Col source="kind" label={declarations.columns.kind} disableSort>
          <FunctionField<Declaration> render={({ kind }) => declarations.kinds[kind]} />
        </DataTable.Col>
        <DataTable.Col source="name" label={declarations.columns.name} disableSort>
          <FunctionField<Declaration>
            render={({ name, email }) => (
              <>
                {name}
                <br />
                <Link href={`mailto:${email}`}>{email}</Link>
              </>
            )}
          />
        </DataTable.Col>
        <DataTable.Col source="contract" label={declarations.columns.contract} disableSort>
          <FunctionField<Declaration> render={(record) => <Contract declaration={record} />} />
        </DataTable.Col>
        <DataTable.Col source="notes" label={declarations.columns.notes} disableSort>
          <FunctionField<Declaration>
            render={({ notes }) =>
              notes.map((note) => <div key={note}>{declarations.notes[note] ?? note}</div>)
            }
          />
        </DataTable.Col>
        <DataTable.Col source="handledAt" label={declarations.columns.handled} disableSort>
          <CloseButton />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

function Contract({ declaration }: { readonly declaration: Declaration }) {
  const { orderId, contract, pieces, reason } = declaration;
  return (
    <>
      {orderId === null ? (
        contract
      ) : (
        <Link component={RouterLink} to={`/orders/${orderId}/show`}>
          {orderId}
        </Link>
      )}
      {[pieces, reason].map((text) => (text === null || text === '' ? null : <div key={text}>{text}</div>))}
    </>
  );
}

function CloseButton() {
  const declaration = useRecordContext<Declaration>();
  const mayWrite = useMay('orders:write');
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  if (declaration === undefined) return null;
  if (declaration.handledAt !== null) {
    return declarations.by(declaration.handledBy ?? '', formatMoment(declaration.handledAt));
  }
  if (!mayWrite) return null;
  const close = async () => {
    try {
      await callApi(`/declarations/${declaration.id}/close`, { method: 'POST', body: {} });
      notify(declarations.closed, { type: 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setOpen(false);
  };
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {declarations.close}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{declarations.close}</DialogTitle>
        <DialogContent>
          <DialogContentText>{declarations.closeBody}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{orders.cancel}</Button>
          <Button variant="contained" onClick={() => void close()}>
            {declarations.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
