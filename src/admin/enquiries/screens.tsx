import type { z } from 'zod';
import type { offerForStaffSchema } from '../../modules/enquiries/http/admin-offers.schemas.ts';
import { Box, Button, Chip, Typography } from '@mui/material';
import {
  DataTable,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { CardForm } from '../fields/office-form.tsx';
import { Overtaken, SharedEdit } from '../fields/shared-edit.tsx';
import { mailLink, callLink, SaveRow, bareForm, readable, replyTo } from '../layout/screen-parts.tsx';
import { formatMoment } from '../data/formats.ts';
import { useMay, useIsPhone } from '../layout/use-may.ts';
import { Facts, Section } from '../orders/section.tsx';
import { enquiries } from '../texts/people.ts';
import { ToPiece } from './to-piece.tsx';
import { fullName } from '../../shared/text/full-name.ts';

type Enquiry = z.output<typeof offerForStaffSchema>;

const states = Object.entries(enquiries.states).map(([id, name]) => ({ id, name }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={enquiries.search} />,
  <SelectInput key="state" source="state" label={enquiries.state} choices={states} alwaysOn />,
];

/** Pictures are never cropped. */
const wholePicture = {
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  bgcolor: 'background.default',
} as const;

const whoOf = (enquiry: Enquiry) => fullName(enquiry) || enquiry.email;
/** Those of the form's three with any content. */
const offered = ({ pieces }: Enquiry) =>
  pieces.filter(({ title, price, images }) => title !== '' || price !== '' || images.length > 0);

/** Offers of furniture, newest first. */
export function list() {
  return (
    <List
      filters={filters}
      sort={{ field: 'receivedAt', order: 'DESC' }}
      exporter={false}
      empty={false}
      title={enquiries.many}
    >
      <Enquiries />
    </List>
  );
}

function Enquiries() {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SimpleList<Enquiry>
        sx={readable}
        primaryText={(enquiry) => `${enquiry.number} · ${whoOf(enquiry)}`}
        secondaryText={({ receivedAt }) => formatMoment(receivedAt)}
        tertiaryText={({ state }) => <Chip size="small" label={enquiries.states[state]} />}
        rowClick="edit"
      />
    );
  }
  return (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col source="number" label={enquiries.number} />
      <DataTable.Col source="receivedAt" label={enquiries.receivedAt}>
        <FunctionField<Enquiry> render={({ receivedAt }) => formatMoment(receivedAt)} />
      </DataTable.Col>
      <DataTable.Col source="lastName" label={enquiries.who} disableSort>
        <FunctionField<Enquiry> render={whoOf} />
      </DataTable.Col>
      <DataTable.Col source="city" label={enquiries.place} disableSort />
      <DataTable.Col source="pieces" label={enquiries.pieces} disableSort>
        <FunctionField<Enquiry> render={(enquiry) => String(offered(enquiry).length)} />
      </DataTable.Col>
      <DataTable.Col source="state" label={enquiries.state} disableSort>
        <FunctionField<Enquiry>
          render={({ state }) => <Chip size="small" label={enquiries.states[state]} />}
        />
      </DataTable.Col>
    </DataTable>
  );
}

/** One offer with its pictures and its state. */
export function edit() {
  return (
    <SharedEdit title={<EnquiryTitle />}>
      <EnquiryPage />
    </SharedEdit>
  );
}

function EnquiryTitle() {
  const enquiry = useRecordContext<Enquiry>();
  return <span>{enquiry === undefined ? enquiries.one : `${enquiries.many} ${enquiry.number}`}</span>;
}

function EnquiryPage() {
  const enquiry = useRecordContext<Enquiry>();
  const mayWrite = useMay('persons:write');
  const mayAddPieces = useMay('catalogue:write') && mayWrite;
  if (enquiry === undefined) return null;
  const said = offered(enquiry).map(({ title, price }) => [title, price].filter(Boolean).join(': '));
  const mail = replyTo(enquiry.email, enquiries.subject(enquiry.number), said.join('\n'));
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Section title={enquiries.contact}>
        <Facts
          facts={[
            [enquiries.who, whoOf(enquiry)],
            [enquiries.email, mailLink(enquiry.email)],
            [enquiries.phone, callLink(enquiry.phone)],
            [
              enquiries.place,
              [
                enquiry.street,
                enquiry.addressLine2,
                `${enquiry.postalCode} ${enquiry.city}`.trim(),
                enquiry.country,
              ]
                .filter((text) => text !== '')
                .join(', '),
            ],
            [enquiries.receivedAt, formatMoment(enquiry.receivedAt)],
          ]}
        />
        <Button variant="contained" href={mail} sx={{ mt: 2 }}>
          {enquiries.answer}
        </Button>
      </Section>
      {offered(enquiry).length === 0 ? (
        <Section title={enquiries.pieces}>
          <Typography variant="body2">{enquiries.noPieces}</Typography>
        </Section>
      ) : null}
      {offered(enquiry).map((piece, index) => (
        <Section key={index} title={enquiries.piece(index + 1)}>
          <Facts
            facts={[
              [enquiries.title, piece.title || enquiries.noPrice],
              [enquiries.price, piece.price || enquiries.noPrice],
              [enquiries.condition, piece.condition ?? enquiries.noPrice],
            ]}
          />
          {piece.images.length === 0 ? (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {enquiries.noPictures}
            </Typography>
          ) : null}
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              mt: 1.5,
              gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, 220px)' },
            }}
          >
            {piece.images.map((address, place) => (
              <a key={address} href={address} target="_blank" rel="noreferrer">
                <Box
                  component="img"
                  src={address}
                  alt={enquiries.picture(index + 1, place + 1)}
                  loading="lazy"
                  sx={{ ...wholePicture, borderRadius: 1 }}
                />
              </a>
            ))}
          </Box>
          {enquiry.state === 'bought' && mayAddPieces ? (
            <ToPiece
              enquiryId={enquiry.id}
              place={enquiry.pieces.indexOf(piece)}
              title={piece.title}
              condition={piece.condition}
              pieceId={piece.pieceId}
            />
          ) : null}
          {enquiry.state !== 'bought' && mayAddPieces ? (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
              {enquiries.toPiece.later}
            </Typography>
          ) : null}
        </Section>
      ))}
      <Section title={enquiries.state}>
        <CardForm sx={bareForm} toolbar={mayWrite ? <SaveRow flush /> : false}>
          <Overtaken />
          <SelectInput
            source="state"
            label={enquiries.state}
            choices={states}
            readOnly={!mayWrite}
            isRequired
            validate={[]}
          />
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
