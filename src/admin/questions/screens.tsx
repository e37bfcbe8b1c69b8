import { Box, Button, Chip, Link, Typography } from '@mui/material';
import {
  BooleanInput,
  DataTable,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
  TextInput,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { z } from 'zod';
import type { questionForStaffSchema } from '../../modules/enquiries/http/questions.schemas.ts';
import { formatMoment } from '../data/formats.ts';
import { CardForm } from '../fields/office-form.tsx';
import { Overtaken, SharedEdit } from '../fields/shared-edit.tsx';
import { OpenListEmpty } from '../layout/open-list-empty.tsx';
import { mailLink, callLink, SaveRow, bareForm, readable, replyTo } from '../layout/screen-parts.tsx';
import { useIsPhone, useMay } from '../layout/use-may.ts';
import { Facts, Section } from '../orders/section.tsx';
import { enquiries, questions } from '../texts/people.ts';
import { today } from '../texts/today.ts';

type Question = z.output<typeof questionForStaffSchema> & RaRecord<string>;

const kinds = Object.entries(questions.kinds).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={questions.search} />,
  <SelectInput key="kind" source="kind" label={questions.kind} choices={kinds} alwaysOn />,
  <BooleanInput key="open" source="open" label={questions.open} alwaysOn />,
];

const placeOf = ({ postalCode, city, country }: Question) =>
  [`${postalCode} ${city}`.trim(), country].filter((text) => text !== '').join(', ');

/** The place of a delivery, or the piece that somebody asks about, or the beginning of the message. */
const aboutOf = (question: Question) =>
  question.kind === 'shipping'
    ? placeOf(question)
    : (question.pieces[0]?.title ?? firstWords(question.message));

const firstWords = (text: string) => (text.length <= 80 ? text : `${text.slice(0, 80)} …`);

/** What people asked by the contact form, or for the price of a delivery, newest first. */
export function list() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ open: true }}
      sort={{ field: 'receivedAt', order: 'DESC' }}
      exporter={false}
      empty={false}
      title={questions.many}
    >
      <Questions />
    </List>
  );
}

function Questions() {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <SimpleList<Question>
        sx={readable}
        primaryText={({ number, name }) => `${number} · ${name}`}
        secondaryText={(question) => `${formatMoment(question.receivedAt)} · ${aboutOf(question)}`}
        tertiaryText={(question) => <StateChip question={question} />}
        rowClick="edit"
        empty={<OpenListEmpty texts={questions.empty} />}
      />
    );
  }
  return (
    <DataTable rowClick="edit" bulkActionButtons={false} empty={<OpenListEmpty texts={questions.empty} />}>
      <DataTable.Col source="number" label={enquiries.number} />
      <DataTable.Col source="receivedAt" label={enquiries.receivedAt}>
        <FunctionField<Question> render={({ receivedAt }) => formatMoment(receivedAt)} />
      </DataTable.Col>
      <DataTable.Col source="name" label={enquiries.who} disableSort />
      <DataTable.Col source="kind" label={questions.kind} disableSort>
        <FunctionField<Question> render={({ kind }) => questions.kinds[kind]} />
      </DataTable.Col>
      <DataTable.Col source="message" label={questions.about} disableSort>
        <FunctionField<Question> render={aboutOf} />
      </DataTable.Col>
      <DataTable.Col source="isAnswered" label={enquiries.state} disableSort>
        <FunctionField<Question> render={(question) => <StateChip question={question} />} />
      </DataTable.Col>
    </DataTable>
  );
}

function StateChip({ question }: { readonly question: Question }) {
  const { open, answered } = questions.states;
  return <Chip size="small" label={question.isAnswered ? answered : open} />;
}

/** One question and its state. */
export function edit() {
  return (
    <SharedEdit title={<Title />}>
      <QuestionPage />
    </SharedEdit>
  );
}

function Title() {
  const question = useRecordContext<Question>();
  return <span>{question === undefined ? questions.one : today.enquiry(String(question.number))}</span>;
}

function QuestionPage() {
  const question = useRecordContext<Question>();
  const mayWrite = useMay('persons:write');
  if (question === undefined) return null;
  const reply = replyTo(question.email, questions.subject(question.number), question.message);
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <Section title={enquiries.contact}>
        <Facts
          facts={[
            [enquiries.who, question.name],
            [enquiries.email, mailLink(question.email)],
            [enquiries.phone, callLink(question.phone)],
            ...(question.kind === 'shipping' ? [[enquiries.place, placeOf(question)] as const] : []),
            [questions.kind, questions.kinds[question.kind]],
            [enquiries.receivedAt, formatMoment(question.receivedAt)],
            ...(question.message === ''
              ? []
              : [
                  [
                    questions.message,
                    <span key="message" style={{ whiteSpace: 'pre-wrap' }}>
                      {question.message}
                    </span>,
                  ] as const,
                ]),
          ]}
        />
        <Button variant="contained" href={reply} sx={{ mt: 2 }}>
          {enquiries.answer}
        </Button>
      </Section>
      <Section title={enquiries.pieces}>
        {question.pieces.length === 0 ? <Typography variant="body2">{questions.noPieces}</Typography> : null}
        {question.pieces.map(({ id, title, quantity }) => (
          <div key={id}>
            <Link component={RouterLink} to={`/pieces/${id}`}>
              {questions.quantity(quantity, title)}
            </Link>
          </div>
        ))}
      </Section>
      <Section title={enquiries.state}>
        {question.answeredAt === null ? null : (
          <Typography variant="body2" color="text.secondary">
            {questions.answered(question.answeredBy ?? '', formatMoment(question.answeredAt))}
          </Typography>
        )}
        <CardForm sx={bareForm} toolbar={mayWrite ? <SaveRow flush /> : false}>
          <Overtaken />
          <BooleanInput source="isAnswered" label={questions.isAnswered} readOnly={!mayWrite} />
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
