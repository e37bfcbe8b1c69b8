import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import {
  setSubmissionErrors,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fieldInWords, valueInWords } from '../audit/in-words.ts';
import { callApi, fieldErrorsOf, isOvertaken, messageOf } from '../data/api.ts';
import { changedFields } from '../data/data-provider.ts';
import { authorOf, formatMoment } from '../data/formats.ts';
import { overtaken as t } from '../texts/shop-texts.ts';
import { useFormLock } from './office-form.tsx';

type Facts = Readonly<Record<string, unknown>>;

/** What somebody else has saved since the form was opened. */
interface Overtaking {
  readonly current: Facts;
  readonly by: string | null;
  readonly at: string | null;
}

/** Reads the current record, and who has saved it. */
async function readOvertaking(resource: string, id: string): Promise<Overtaking> {
  const path = `${resource}/${encodeURIComponent(id)}`;
  const current = await callApi<Facts>(`/${path}`);
  const { createdBy, createdAt } = current;
  if (typeof createdBy === 'string' && typeof createdAt === 'string') {
    return { current, by: authorOf(createdBy), at: createdAt };
  }
  return { current, ...(await callApi<{ by: string | null; at: string | null }>(`/last-changes/${path}`)) };
}

/** What somebody else has saved meanwhile, once a save was refused because of it. */
export function useOvertaking(
  resource: string | undefined,
  id: string | undefined,
): {
  readonly overtaking: Overtaking | null;
  readonly meetOther: () => void;
  readonly end: () => void;
} {
  const notify = useNotify();
  const [overtaking, setOvertaking] = useState<Overtaking | null>(null);
  const meetOther = (): void => {
    if (resource === undefined || id === undefined) return;
    readOvertaking(resource, id).then(setOvertaking, (error: unknown) =>
      notify(messageOf(error), { type: 'error' }),
    );
  };
  return { overtaking, meetOther, end: () => setOvertaking(null) };
}

/** Fields of the record that are not in its form. */
const notInForms = new Set([
  ...['id', 'version', 'versions', 'validFrom', 'createdBy', 'createdAt', 'savedAt', 'updatedAt'],
  // Of a category or parent category, a question, an enquiry and a member of staff.
  ...['pieces', 'type', 'shopType', 'loggedInAt', 'hasSecondFactor'],
  // `answeredBy` says it, too, and by whom.
  ...['isAnswered', 'answeredAt'],
  // Of a piece.
  ...['state', 'publishedAt', 'prices', 'lowestCents', 'savingCents', 'referenceCents', 'units'],
]);

/** Of an enquiry, staff choose the state themselves. */
const isInForm = (resource: string, name: string): boolean =>
  !notInForms.has(name) || (resource === 'enquiries' && name === 'state');

const namesOfChanges = (resource: string, now: Facts, before: Facts): string[] =>
  Object.keys(changedFields(now, before)).filter((name) => isInForm(resource, name));

/** Screen readers announce it once. */
const toHere = (node: HTMLElement | null): void => node?.focus();

/**
 * Shows above the form who was faster and with what; the typed values stay. The user saves them on top of the others'
 * changes, or drops them.
 */
export function OvertakenNote({
  overtaking: { current, by, at },
  onOvertaken,
  onEnd,
  transform = (values) => values,
}: {
  readonly overtaking: Overtaking;
  /** Somebody was faster again. */
  readonly onOvertaken: () => void;
  readonly onEnd: () => void;
  /** How the form transforms its values before they are saved. */
  readonly transform?: (values: Record<string, unknown>) => Record<string, unknown>;
}) {
  const resource = useResourceContext();
  const record = useRecordContext<RaRecord<string>>();
  const { getValues, setError, setValue } = useFormContext();
  const refresh = useRefresh();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const lock = useFormLock();
  if (record === undefined || resource === undefined) return null;
  const who = by ?? t.somebody;
  const mine = changedFields(transform(getValues()), record);

  /** Takes the other person's value for this field, and keeps the typed values of the rest. */
  const takeOne = (name: string): void => {
    setValue(name, current[name] ?? null, { shouldDirty: true });
    setTaken([...taken, name]);
  };
  const takeTheirs = (): void => {
    onEnd();
    refresh();
    notify(t.theirsTaken, { type: 'info' });
  };
  const keepMine = async (): Promise<void> => {
    setBusy(true);
    lock(true);
    const body = { ...changedFields(transform(getValues()), record), version: current['version'] };
    try {
      await callApi(`/${resource}/${encodeURIComponent(record.id)}`, { method: 'PATCH', body });
      onEnd();
      refresh();
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
    } catch (error) {
      const atFields = fieldErrorsOf(error);
      if (isOvertaken(error)) onOvertaken();
      else if (atFields === null) notify(messageOf(error), { type: 'error' });
      else setSubmissionErrors(atFields, setError);
    }
    setBusy(false);
    lock(false);
  };
  return (
    <Alert
      severity="warning"
      tabIndex={-1}
      ref={toHere}
      sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0 } }}
    >
      <AlertTitle>{t.title(who, at === null ? null : formatMoment(at))}</AlertTitle>
      {t.kept}
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {namesOfChanges(resource, current, record).map((name) => (
          <li key={name}>
            {fieldInWords(name)}
            {name in mine ? <strong>{t.both}</strong> : null}
            {taken.includes(name) ? ` ${t.taken}` : null}
            {name in mine && !taken.includes(name) ? (
              <Button size="small" disabled={isBusy} onClick={() => takeOne(name)} sx={{ ml: 1 }}>
                {t.takeOne(fieldInWords(name))}
              </Button>
            ) : null}
            <Typography
              component="div"
              variant="body2"
              tabIndex={0}
              role="group"
              aria-label={t.theirWords(fieldInWords(name), who)}
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 160, overflowY: 'auto' }}
            >
              {valueInWords(resource, name, current[name])}
            </Typography>
          </li>
        ))}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" loading={isBusy} onClick={() => void keepMine()}>
          {t.keepMine}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={takeTheirs}>
          {t.takeTheirs(who)}
        </Button>
      </Stack>
    </Alert>
  );
}
