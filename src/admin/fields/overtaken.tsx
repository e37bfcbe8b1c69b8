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
import { callApi, fieldErrorsOf, isOvertaken, messageOf } from '../data/api.ts';
import { changedFields } from '../data/changed-fields.ts';
import { authorOf, formatMoment } from '../data/formats.ts';
import { fieldInWords, valueInWords } from '../audit/in-words.ts';
import { overtaken as t, shopTexts } from '../texts/shop-texts.ts';

type Facts = Readonly<Record<string, unknown>>;

/** What somebody else has saved since the form was opened. */
export interface Overtaking {
  readonly current: Facts;
  readonly by: string | null;
  readonly at: string | null;
}

/** Reads what there is now, and who has saved it. */
export async function readOvertaking(resource: string, id: string): Promise<Overtaking> {
  const path = `${resource}/${encodeURIComponent(id)}`;
  const current = await callApi<Facts>(`/${path}`);
  const { createdBy, createdAt } = current;
  if (typeof createdBy === 'string' && typeof createdAt === 'string') {
    return { current, by: authorOf(createdBy), at: createdAt };
  }
  return { current, ...(await callApi<{ by: string | null; at: string | null }>(`/last-changes/${path}`)) };
}

/** Of the record, and in no field of its form. */
const notInForms = new Set(['id', 'version', 'versions', 'validFrom', 'createdBy', 'createdAt', 'savedAt']);

const namesOfChanges = (now: Facts, before: Facts): string[] =>
  Object.keys(changedFields(now, before)).filter((name) => !notInForms.has(name));

/** Screen readers announce it once. */
const toHere = (node: HTMLElement | null): void => node?.focus();

/**
 * Says who was faster and with what, above a form that keeps what was typed. One's own input is saved on top of it, or
 * given up for the other.
 */
export function OvertakenNote({
  overtaking: { current, by, at },
  onOvertaken,
  onEnd,
}: {
  readonly overtaking: Overtaking;
  /** Somebody was faster once more. */
  readonly onOvertaken: () => void;
  readonly onEnd: () => void;
}) {
  const resource = useResourceContext();
  const record = useRecordContext<RaRecord<string>>();
  const { getValues, setError } = useFormContext();
  const refresh = useRefresh();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  if (record === undefined || resource === undefined) return null;
  const who = by ?? t.somebody;
  const mine = changedFields(getValues(), record);

  const takeTheirs = (): void => {
    onEnd();
    refresh();
    notify(t.theirsTaken, { type: 'info' });
  };
  const keepMine = async (): Promise<void> => {
    setBusy(true);
    const body = { ...changedFields(getValues(), record), version: current['version'] };
    try {
      await callApi(`/${resource}/${encodeURIComponent(record.id)}`, { method: 'PATCH', body });
      onEnd();
      refresh();
      notify(shopTexts.saved, { type: 'success' });
    } catch (error) {
      const atFields = fieldErrorsOf(error);
      if (isOvertaken(error)) onOvertaken();
      else if (atFields === null) notify(messageOf(error), { type: 'error' });
      else setSubmissionErrors(atFields, setError);
    }
    setBusy(false);
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
        {namesOfChanges(current, record).map((name) => (
          <li key={name}>
            {fieldInWords(name)}
            {name in mine ? <strong>{t.both}</strong> : null}
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
