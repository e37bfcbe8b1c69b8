import { Box, Button, Chip, Link, Typography } from '@mui/material';
import {
  BooleanInput,
  DataTable,
  Edit,
  FunctionField,
  List,
  SearchInput,
  SimpleList,
  TextInput,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { z } from 'zod';
import type { shippingRequestForStaffSchema } from '../../modules/shipping/http/shipping.schemas.ts';
import { formatMoment } from '../data/formats.ts';
import { CardForm } from '../fields/office-form.tsx';
import { OpenListEmpty } from '../layout/open-list-empty.tsx';
import { mailLink, callLink, SaveRow, bareForm, readable } from '../layout/screen-parts.tsx';
import { useIsPhone, useMay } from '../layout/use-may.ts';
import { Facts, Section } from '../orders/section.tsx';
import { enquiries, shippingRequests } from '../texts/people.ts';
import { today } from '../texts/today.ts';

type Request = z.output<typeof shippingRequestForStaffSchema> & RaRecord<string>;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={shippingRequests.search} />,
  <BooleanInput key="open" source="open" label={shippingRequests.open} alwaysOn />,
];

const placeOf = ({ postalCode, city, country }: Request) =>
  [`${postalCode} ${city}`.trim(), country].filter((text) => text !== '').join(', ');

/** Requests for the price of a delivery to a place without rates, newest first. */
export function list() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ open: true }}
      sort={{ field: 'receivedAt', order: 'DESC' }}
      exporter={false}
      empty={false}
      title={shippingRequests.many}
    >
      <Requests />
    </List>
  );
}

function Requests() {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SimpleList<Request>
        sx={readable}
        primaryText={({ number, name }) => `${number} · ${name}`}
        secondaryText={(request) => `${formatMoment(request.receivedAt)} · ${placeOf(request)}`}
        tertiaryText={(request) => <StateChip request={request} />}
        rowClick="edit"
        empty={<OpenListEmpty texts={shippingRequests.empty} />}
      />
    );
  }
  return (
    <DataTable
      rowClick="edit"
      bulkActionButtons={false}
      empty={<OpenListEmpty texts={shippingRequests.empty} />}
    >
      <DataTable.Col source="number" label={enquiries.number} />
      <DataTable.Col source="receivedAt" label={enquiries.receivedAt}>
        <FunctionField<Request> render={({ receivedAt }) => formatMoment(receivedAt)} />
      </DataTable.Col>
      <DataTable.Col source="name" label={enquiries.who} disableSort />
      <DataTable.Col source="country" label={enquiries.place} disableSort>
        <FunctionField<Request> render={placeOf} />
      </DataTable.Col>
      <DataTable.Col source="isAnswered" label={enquiries.state} disableSort>
        <FunctionField<Request> render={(request) => <StateChip request={request} />} />
      </DataTable.Col>
    </DataTable>
  );
}

function StateChip({ request }: { readonly request: Request }) {
  const { open, answered } = shippingRequests.states;
  return <Chip size="small" label={request.isAnswered ? answered : open} />;
}

/** One request and its state. */
export function edit() {
  return (
    <Edit title={<Title />} mutationMode="pessimistic" redirect={false} component="div" actions={false}>
      <RequestPage />
    </Edit>
  );
}

function Title() {
  const request = useRecordContext<Request>();
  return <span>{request === undefined ? shippingRequests.one : today.enquiry(String(request.number))}</span>;
}

function RequestPage() {
  const request = useRecordContext<Request>();
  const mayWrite = useMay('persons:write');
  if (request === undefined) return null;
  const subject = encodeURIComponent(shippingRequests.subject(request.number));
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Section title={enquiries.contact}>
        <Facts
          facts={[
            [enquiries.who, request.name],
            [enquiries.email, mailLink(request.email)],
            [enquiries.phone, callLink(request.phone)],
            [enquiries.place, placeOf(request)],
            [enquiries.receivedAt, formatMoment(request.receivedAt)],
            ...(request.message === ''
              ? []
              : [
                  [
                    shippingRequests.message,
                    <span key="message" style={{ whiteSpace: 'pre-wrap' }}>
                      {request.message}
                    </span>,
                  ] as const,
                ]),
          ]}
        />
        <Button variant="contained" href={`mailto:${request.email}?subject=${subject}`} sx={{ mt: 2 }}>
          {enquiries.answer}
        </Button>
      </Section>
      <Section title={enquiries.pieces}>
        {request.pieces.length === 0 ? (
          <Typography variant="body2">{shippingRequests.noPieces}</Typography>
        ) : null}
        {request.pieces.map(({ id, title, quantity }) => (
          <div key={id}>
            <Link component={RouterLink} to={`/pieces/${id}`}>
              {shippingRequests.quantity(quantity, title)}
            </Link>
          </div>
        ))}
      </Section>
      <Section title={enquiries.state}>
        {request.answeredAt === null ? null : (
          <Typography variant="body2" color="text.secondary">
            {shippingRequests.answered(request.answeredBy ?? '', formatMoment(request.answeredAt))}
          </Typography>
        )}
        <CardForm sx={bareForm} toolbar={mayWrite ? <SaveRow flush /> : false}>
          <BooleanInput source="isAnswered" label={shippingRequests.isAnswered} readOnly={!mayWrite} />
          <TextInput
            source="note"
            label={enquiries.note}
            helperText={enquiries.noteHelp}
            multiline
            minRows={3}
            readOnly={!mayWrite}
            parse={(text: string) => text}
          />
        </CardForm>
      </Section>
    </Box>
  );
}
