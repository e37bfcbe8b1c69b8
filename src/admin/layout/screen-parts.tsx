import {
  useRecordContext,
  type RaRecord,
  SaveButton,
  type SaveButtonProps,
  DataTableRow,
  useDataTableCallbacksContext,
  useResourceDefinition,
  useListContext,
} from 'react-admin';
import { Box, Link, type TableRowProps, Alert, Button, Typography } from '@mui/material';
import type { ReactNode, KeyboardEvent } from 'react';
import { plainEmail } from '../../shared/text/email.ts';
import { phoneLink } from '../../shared/places/phone-link.ts';
import { isWrittenAsPhone } from '../../shared/places/telephone.ts';
import { messageOf } from '../data/api.ts';
import { office } from '../texts/office.ts';

/** The kind of record that a form shows, and its name. */
export function RecordTitle<R extends RaRecord>({
  kind,
  name,
}: {
  readonly kind: string;
  readonly name: (record: R) => string;
}) {
  const record = useRecordContext<R>();
  return <span>{record === undefined ? kind : `${kind}: ${name(record)}`}</span>;
}

/** The one button below a form, also on a phone, where react-admin's own bar would float over the fields. */
export function SaveRow({
  flush = false,
  ...button
}: Pick<SaveButtonProps, 'label' | 'icon'> & {
  /** Aligned with fields that have no margin. */
  readonly flush?: boolean;
}) {
  return (
    <Box sx={flush ? { mt: 2 } : { mt: 2, px: 2, pb: 2 }}>
      <SaveButton {...button} />
    </Box>
  );
}

/** In the form that every mail program takes; people read it as it is written. */
const mailTo = (address: string): string => `mailto:${plainEmail(address) ?? address}`;

/** An address that opens the mail program; empty without one. */
export function mailLink(address: string): ReactNode {
  return address === '' ? '' : <Link href={mailTo(address)}>{address}</Link>;
}

/** More than this, some mail programs do not accept in an address. */
const maxQuoted = 1200;

/** The address of an answer in the mail program, which quotes what it answers. */
export function replyTo(address: string, subject: string, said: string): string {
  const cut = said.length > maxQuoted ? `${said.slice(0, maxQuoted)} …` : said;
  const quoted = cut === '' ? '' : `\r\n\r\n${cut.replaceAll(/^/gm, '> ')}`;
  return `${mailTo(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(quoted)}`;
}

/** A mail that only needs its recipient: the shop does not know who looks after its server. */
export function MailToTechnician({
  subject,
  body,
  about,
}: {
  readonly subject: string;
  readonly body: string;
  /** Read out with the link, as a page may have several. */
  readonly about: string;
}) {
  const t = office.mailToTechnician;
  return (
    <Box>
      <Link
        href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
        aria-label={`${t.label}: ${about}`}
        color="inherit"
        sx={{ display: 'inline-block', py: 1 }}
      >
        {t.label}
      </Link>
      <Typography variant="body2">{t.help}</Typography>
    </Box>
  );
}

/** A number that a phone calls; two of them, or words, as they were typed; empty without one. */
export function callLink(number: string): ReactNode {
  return !isWrittenAsPhone(number) ? number : <Link href={`tel:${phoneLink(number)}`}>{number}</Link>;
}

/**
 * A form inside a section has no margins of its own, not even on phones, where react-admin leaves space for its bar.
 */
export const bareForm = {
  p: 0,
  '@media (max-width: 599.95px)': { pb: 0 },
  '&:last-child': { pb: 0 },
} as const;

/** A table row. If a click opens its entry, so does the Enter key: react-admin's own row only handles the mouse. */
export function KeyedRow(row: TableRowProps) {
  const { rowClick } = useDataTableCallbacksContext();
  const { hasShow = false, hasEdit = false } = useResourceDefinition();
  const opens = rowClick === undefined ? hasShow || hasEdit : rowClick !== false;
  return opens ? <DataTableRow {...row} tabIndex={0} onKeyDown={openByKey} /> : <DataTableRow {...row} />;
}

/** Only for the row itself: a checkbox or a link in it handles keys itself. */
function openByKey(event: KeyboardEvent<HTMLTableRowElement>): void {
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Shown in place of data that could not be loaded, with a button to retry. */
export function ReadProblem({
  error,
  isFetching,
  refetch,
}: {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}) {
  return (
    <Alert
      severity="error"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
          {office.retry}
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}

/** Shown in place of a list that could not be loaded. */
export function ListProblem() {
  const { error, isFetching, refetch } = useListContext();
  return <ReadProblem error={error} isFetching={isFetching === true} refetch={refetch} />;
}

/** The text at the right of a list's line is as dark as the rest: paler, it cannot be read (WCAG 1.4.3). */
export const readable = { '& .RaSimpleList-tertiary': { opacity: 1 } } as const;

/** A column of typed words: one wider than the column breaks, so that the table fits into the window. */
export const breaking = { overflowWrap: 'anywhere', minWidth: '9rem' } as const;
