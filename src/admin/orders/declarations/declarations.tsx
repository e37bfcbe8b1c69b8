import { Box, Divider, Link, Stack, Typography } from '@mui/material';
import {
  BooleanInput,
  DataTable,
  FunctionField,
  List,
  RecordContextProvider,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatMoment } from '../../data/formats.ts';
import { ConfirmedCall } from '../../layout/confirmed-call.tsx';
import { OpenListEmpty } from '../../layout/open-list-empty.tsx';
import { breaking, mailLink } from '../../layout/screen-parts.tsx';
import { useIsPhone, useMay } from '../../layout/use-may.ts';
import { declarations } from '../../texts/orders/order-actions.ts';
import type { Declaration } from '../order-types.ts';
import { Facts } from '../section.tsx';
import { AnswerDeclaration, AssignDeclaration, DoubtedAlert, isDoubted } from './answer-declaration.tsx';
import { declaredFacts } from './declared-facts.ts';

const filters = [<BooleanInput key="open" source="open" label={declarations.onlyOpen} alwaysOn />];

/** Withdrawals and endings as they came in, with obvious objections to them. */
function DeclarationList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ open: true }}
      sort={{ field: 'receivedAt', order: 'DESC' }}
      exporter={false}
      empty={false}
      title={declarations.many}
    >
      <Declarations />
    </List>
  );
}

function Declarations() {
  const isPhone = useIsPhone();
  return isPhone ? <DeclarationCards /> : <DeclarationTable />;
}

/** One below the other: a reason may be as long as a letter. */
function DeclarationCards() {
  const { data = [], isPending } = useListContext<Declaration>();
  if (isPending) return null;
  if (data.length === 0) return <OpenListEmpty texts={declarations.empty} />;
  return (
    <Stack divider={<Divider />}>
      {data.map((declaration) => {
        const { id, kind, name, email, receivedAt, notes } = declaration;
        return (
          <RecordContextProvider key={id} value={declaration}>
            <Box sx={{ p: 2 }}>
              <Typography variant="h2" sx={{ mb: 1 }}>
                {`${declarations.kinds[kind]}: ${name}`}
              </Typography>
              <Facts
                facts={[
                  [declarations.columns.receivedAt, formatMoment(receivedAt)],
                  [declarations.email, mailLink(email)],
                  [declarations.columns.contract, <Contract key="contract" declaration={declaration} />],
                  [declarations.columns.notes, notes.length === 0 ? '' : <Notes declaration={declaration} />],
                ]}
              />
              {isDoubted(declaration) ? <DoubtedAlert /> : null}
              <Box sx={{ mt: 1.5 }}>
                <CloseButton />
              </Box>
            </Box>
          </RecordContextProvider>
        );
      })}
    </Stack>
  );
}

function Notes({ declaration }: { readonly declaration: Declaration }) {
  const { notes, acceptedAt, acceptedBy } = declaration;
  return (
    <>
      {notes.map((note) => (
        <div key={note}>{declarations.notes[note] ?? note}</div>
      ))}
      {acceptedAt === null ? null : (
        <div>{`${declarations.accepted}: ${declarations.by(acceptedBy ?? '', formatMoment(acceptedAt))}`}</div>
      )}
    </>
  );
}

function DeclarationTable() {
  return (
    <DataTable
      rowClick={false}
      bulkActionButtons={false}
      empty={<OpenListEmpty texts={declarations.empty} />}
    >
      <DataTable.Col source="receivedAt" label={declarations.columns.receivedAt} disableSort>
        <FunctionField<Declaration> render={({ receivedAt }) => formatMoment(receivedAt)} />
      </DataTable.Col>
      <DataTable.Col source="kind" label={declarations.columns.kind} disableSort>
        <FunctionField<Declaration> render={({ kind }) => declarations.kinds[kind]} />
      </DataTable.Col>
      <DataTable.Col source="name" label={declarations.columns.name} disableSort sx={breaking}>
        <FunctionField<Declaration>
          render={({ name, email }) => (
            <>
              {name}
              <br />
              {mailLink(email)}
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="contract" label={declarations.columns.contract} disableSort sx={breaking}>
        <FunctionField<Declaration> render={(record) => <Contract declaration={record} />} />
      </DataTable.Col>
      <DataTable.Col source="notes" label={declarations.columns.notes} disableSort sx={breaking}>
        <FunctionField<Declaration>
          render={(declaration) => (
            <>
              <Notes declaration={declaration} />
              {isDoubted(declaration) ? <DoubtedAlert /> : null}
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="handledAt" label={declarations.columns.handled} disableSort>
        <CloseButton />
      </DataTable.Col>
    </DataTable>
  );
}

function Contract({ declaration }: { readonly declaration: Declaration }) {
  const { orderId, contract } = declaration;
  return (
    <>
      {orderId === null ? (
        contract
      ) : (
        <Link component={RouterLink} to={`/orders/${orderId}/show`}>
          {orderId}
        </Link>
      )}
      {declaredFacts(declaration).map(([label, text]) => (
        <div key={label} style={{ whiteSpace: 'pre-line' }}>{`${label}: ${text}`}</div>
      ))}
    </>
  );
}

function CloseButton() {
  const declaration = useRecordContext<Declaration>();
  const mayWrite = useMay('orders:write');
  if (declaration === undefined) return null;
  if (declaration.handledAt !== null) {
    return (
      <Stack spacing={1} sx={{ alignItems: 'start' }}>
        <span>{declarations.by(declaration.handledBy ?? '', formatMoment(declaration.handledAt))}</span>
        {mayWrite ? (
          <ConfirmedCall path={`/declarations/${declaration.id}/reopen`} texts={declarations.reopen} />
        ) : null}
      </Stack>
    );
  }
  if (!mayWrite) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {declaration.notes.includes('order-unknown') ? <AssignDeclaration id={declaration.id} /> : null}
      <AnswerDeclaration declaration={declaration} />
    </Stack>
  );
}

export { DeclarationList as list };
