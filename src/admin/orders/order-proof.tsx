import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link,
  Stack,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import {
  DateInput,
  maxLength,
  required,
  SelectInput,
  TextInput,
  useInput,
  useNotify,
  ValidationError,
} from 'react-admin';
import { longestOfStaff } from '../../shared/limits.ts';
import { isProofOverdue, maxProofFiles, proofKinds } from '../../shared/orders/exemption-proof.ts';
import { berlinDay } from '../../shared/time/berlin-day.ts';
import { apiBase, fieldErrorsOf, issuesOf, messageOf, sendForm } from '../data/api.ts';
import { formatDay, formatMoment } from '../data/formats.ts';
import { notSaved, OfficeForm } from '../fields/office-form.tsx';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { useMay } from '../layout/use-may.ts';
import { exemptionProof as t } from '../texts/orders/exemption-proof.ts';
import { orders } from '../texts/orders/orders.ts';
import type { Order } from './order-types.ts';
import { Facts, Section } from './section.tsx';
import { News, useNews } from './steps/news.tsx';
import { isPast } from './steps/use-order-call.ts';
import { FormDialog } from '../layout/form-dialog.tsx';

type Proof = NonNullable<Order['exemptionProof']>;

const pathOf = ({ id }: Order): string => `/orders/${encodeURIComponent(id)}/exemption-proof`;
const basedOn = (version: number) => ({ 'if-match': `"${version}"` });

/** Whether it is proved that what was sold without VAT has left the country. */
export function OrderProof({ order }: { readonly order: Order }) {
  const mayWrite = useMay('orders:write');
  const [isOpen, setOpen] = useState(false);
  const { exemptionProof: proof } = order;
  if (proof === null || (proof.leftOn === null && proof.given === null)) return null;
  const { given } = proof;
  return (
    <Section title={t.title[proof.exemption]}>
      <MissingProof proof={proof} />
      {given === null ? null : <Given order={order} given={given} />}
      {mayWrite ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.5, flexWrap: 'wrap' }}>
          {proof.leftOn === null ? null : (
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {given === null ? t.add : t.replace}
            </Button>
          )}
          {given === null ? null : (
            <ConfirmedCall
              path={pathOf(order)}
              method="DELETE"
              headers={basedOn(order.version)}
              texts={t.remove}
              harmful
            />
          )}
        </Stack>
      ) : null}
      {isOpen ? <ProofDialog order={order} proof={proof} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

function MissingProof({ proof }: { readonly proof: Proof }) {
  if (proof.missing === null) return null;
  const { since, dueOn } = proof.missing;
  const state = stateOf(proof);
  return (
    <Alert severity={state === 'overdue' ? 'warning' : 'info'} sx={{ mb: 1.5 }}>
      {t[state](formatDay(since), formatDay(dueOn))}
    </Alert>
  );
}

const stateOf = (proof: Proof) => (isProofOverdue(proof, berlinDay(new Date())) ? 'overdue' : 'missing');

function Given({ order, given }: { readonly order: Order; readonly given: NonNullable<Proof['given']> }) {
  const mayOpen = useMay('persons:read');
  return (
    <>
      <Facts
        facts={[
          [t.kind, t.kinds[given.kind]],
          [t.provedOn, formatDay(given.provedOn)],
          [t.reference, given.reference],
          [t.given, t.by(given.givenBy, formatMoment(given.givenAt))],
        ]}
      />
      {mayOpen ? (
        <Stack direction="row" spacing={2} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
          {Array.from({ length: given.files }, (_, index) => index + 1).map((place) => (
            <Link key={place} href={`${apiBase}${pathOf(order)}/files/${place}`} download sx={{ py: 1 }}>
              {t.file(place)}
            </Link>
          ))}
        </Stack>
      ) : null}
    </>
  );
}

interface Values {
  readonly kind?: string;
  readonly provedOn?: string;
  readonly reference?: string | null;
  readonly file?: readonly File[];
}

function ProofDialog({
  order,
  proof: { exemption, given },
  onClose,
}: {
  readonly order: Order;
  readonly proof: Proof;
  readonly onClose: () => void;
}) {
  const titleId = useId();
  const notify = useNotify();
  const queries = useQueryClient();
  const { seen, news, meetOthers } = useNews(order);
  const [problem, setProblem] = useState<string | null>(null);
  // Once: a form starts over with every new record.
  const [defaults] = useState(() => ({
    kind: given?.kind ?? null,
    provedOn: given?.provedOn ?? null,
    reference: given?.reference ?? '',
    file: [],
  }));
  const reload = () =>
    Promise.all(['orders', 'today'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  const submit = async ({ kind = '', provedOn = '', reference, file = [] }: Values) => {
    setProblem(null);
    const form = new FormData();
    for (const [name, value] of Object.entries({ kind, provedOn, reference: reference ?? '' }))
      form.append(name, value);
    for (const one of file) form.append('file', one);
    try {
      await sendForm(pathOf(order), form, { method: 'PUT', headers: basedOn(seen) });
    } catch (error) {
      if (isPast(error)) {
        await reload();
        meetOthers();
        return notSaved;
      }
      if (issuesOf(error).length === 0) setProblem(messageOf(error));
      return fieldErrorsOf(error) ?? notSaved;
    }
    await reload();
    notify(t.done, { type: 'success' });
    onClose();
    return undefined;
  };
  return (
    <FormDialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <OfficeForm onSubmit={submit} record={defaults} disableInvalidFormNotification>
        <DialogTitle id={titleId}>{given === null ? t.add : t.replace}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>{t.body}</DialogContentText>
          <SelectInput
            source="kind"
            label={t.kind}
            choices={proofKinds[exemption].map((id) => ({ id, name: t.kinds[id] }))}
            helperText={false}
            validate={required()}
          />
          <DateInput source="provedOn" label={t.provedOn} helperText={t.provedOnHelp} validate={required()} />
          <TextInput
            source="reference"
            label={t.reference}
            helperText={t.referenceHelp[exemption] || false}
            validate={maxLength(longestOfStaff.proofReference)}
          />
          <FilesInput isNeeded={given === null} />
          <div aria-live="assertive">
            {news.length === 0 ? null : <News order={order} news={news} isPossible isUnsure={false} />}
            {problem === null ? null : <Alert severity="error">{problem}</Alert>}
          </div>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{orders.cancel}</Button>
          <Button type="submit" variant="contained">
            {t.save}
          </Button>
        </DialogActions>
      </OfficeForm>
    </FormDialog>
  );
}

const filesProblem = (isNeeded: boolean) => (files: readonly File[]) => {
  if (files.length > maxProofFiles) return t.tooMany(maxProofFiles);
  return isNeeded && files.length === 0 ? t.needed : undefined;
};

const someFiles = filesProblem(true);
const perhapsFiles = filesProblem(false);

function FilesInput({ isNeeded }: { readonly isNeeded: boolean }) {
  const { field, fieldState } = useInput<readonly File[]>({
    source: 'file',
    validate: isNeeded ? someFiles : perhapsFiles,
  });
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const files = field.value as readonly File[];
  const problem = fieldState.error?.message;
  return (
    <Box data-field="file" sx={{ my: 1 }}>
      <Button variant="outlined" aria-describedby={helpId} onClick={() => input.current?.click()}>
        {t.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        multiple
        hidden
        aria-label={t.files}
        onChange={({ target }) => field.onChange([...(target.files ?? [])])}
      />
      <Typography
        id={helpId}
        variant="body2"
        role={problem === undefined ? undefined : 'alert'}
        color={problem === undefined ? 'text.secondary' : 'error'}
        sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
      >
        {problem !== undefined && <ValidationError error={problem} />}
        {problem === undefined &&
          (files.length > 0
            ? files.map(({ name }) => name).join(', ')
            : `${t.filesHelp(maxProofFiles)}${isNeeded ? '' : `. ${t.keeps}`}`)}
      </Typography>
    </Box>
  );
}
