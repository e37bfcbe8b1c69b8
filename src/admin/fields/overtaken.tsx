import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import {
  setSubmissionErrors,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import type { lastChangeSchema } from '../../modules/staff/http/staff.schemas.ts';
import { fieldInWords, valueInWords } from '../audit/in-words.ts';
import { callApi, fieldErrorsOf, isOvertaken, messageOf } from '../data/api.ts';
import { changedFields } from '../data/data-provider.ts';
import { mergeChanges, putOnTop, based, type Change } from '../data/merge.ts';
import { authorOf, formatMoment } from '../data/formats.ts';
import { overtaken as t } from '../texts/shop-texts.ts';
import { useFormLock, useIsFormLocked } from './office-form.tsx';

type Facts = Readonly<Record<string, unknown>>;
type LastChange = z.output<typeof lastChangeSchema>;

/** What somebody else has saved since the form was opened. */
type Overtaking = LastChange & { readonly current: Facts };

/** Reads the current record, and who has saved it. */
async function readOvertaking(resource: string, id: string): Promise<Overtaking> {
  const path = `${resource}/${encodeURIComponent(id)}`;
  const current = await callApi<Facts>(`/${path}`);
  const { createdBy, createdAt } = current;
  if (typeof createdBy === 'string' && typeof createdAt === 'string') {
    return { current, by: authorOf(createdBy), at: createdAt };
  }
  return { current, ...(await callApi<LastChange>(`/last-changes/${path}`)) };
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
  'id',
  'version',
  'versions',
  'validFrom',
  'createdBy',
  'createdAt',
  'savedAt',
  'updatedAt',
  // Fields of a category or parent category, a question, an enquiry and a member of staff.
  'pieces',
  'type',
  'shopType',
  'loggedInAt',
  'hasSecondFactor',
  // `answeredBy` says it, too, and by whom.
  'isAnswered',
  'answeredAt',
  // Fields of a piece.
  'state',
  'publishedAt',
  'prices',
  'lowestCents',
  'savingCents',
  'referenceCents',
  'units',
]);

/** The state of an enquiry is in its form: staff choose it themselves. */
const isInForm = (resource: string, name: string): boolean =>
  !notInForms.has(name) || (resource === 'enquiries' && name === 'state');

/** What others have changed of the form, part by part. */
const changesOf = (resource: string, base: Facts, theirs: Facts, mine: Facts): readonly Change[] =>
  mergeChanges({ base, theirs, mine }).changes.filter(({ names }) =>
    isInForm(resource, names[0]?.field ?? ''),
  );

/** „Eigene Lieferung, Potsdam“; a row of a list by its own name. */
const placeInWords = (resource: string, { names }: Change): string =>
  names
    .map(({ field, row }) => (row === undefined ? fieldInWords(field) : valueInWords(resource, '', row)))
    .join(', ');

/** The field of a change, by which its value is put into words. */
const fieldOf = ({ names }: Change): string => names.findLast(({ field }) => field !== '')?.field ?? '';

/** A row that only one of the two lists has cannot be put into the form by itself. */
const isInBoth = ({ theirs, mine }: Change): boolean => theirs !== undefined && mine !== undefined;

/** What they have saved, in words; as it was typed where the words are the same as one's own. */
function theirsInWords(resource: string, change: Change): string {
  const { theirs, mine } = change;
  const inWords = valueInWords(resource, fieldOf(change), theirs);
  const isAlike =
    typeof theirs === 'string' &&
    theirs !== mine &&
    inWords === valueInWords(resource, fieldOf(change), mine);
  return isAlike ? theirs : inWords;
}

/**
 * Leads to the note at each refusal, from wherever „Speichern“ was pressed: screens below it, nothing would seem to have
 * happened. A locked form takes no focus, and gives the old one back once it is open again.
 */
function useLeadToNote(overtaking: Overtaking): RefObject<HTMLDivElement | null> {
  const note = useRef<HTMLDivElement>(null);
  const led = useRef<Overtaking | null>(null);
  const isLocked = useIsFormLocked();
  useEffect(() => {
    if (isLocked || led.current === overtaking) return;
    led.current = overtaking;
    note.current?.scrollIntoView({ block: 'start' });
    note.current?.focus({ preventScroll: true });
  }, [isLocked, overtaking]);
  return note;
}

/**
 * Shows above the form who was faster and with what; the typed values stay. The user saves them on top of the others'
 * changes, or drops them.
 */
export function OvertakenNote({
  overtaking,
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
  const { current, by, at } = overtaking;
  const note = useLeadToNote(overtaking);
  const resource = useResourceContext();
  const record = useRecordContext<RaRecord<string>>();
  const { getValues, setError, setValue } = useFormContext();
  const refresh = useRefresh();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const lock = useFormLock();
  // Saved on top of theirs, by whatever button: the form shows a newer version by now.
  const isSaved = Number(record?.['version']) > Number(current['version']);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isSaved) end();
  }, [isSaved]);
  if (record === undefined || resource === undefined) return null;
  const who = by ?? t.somebody;
  const changes = changesOf(resource, record, current, transform(getValues()));

  /** Takes the other person's value for this field, and keeps the typed values of the rest. */
  const takeOne = ({ path, theirs }: Change): void => {
    setValue(path, theirs ?? null, { shouldDirty: true });
    setTaken([...taken, path]);
  };
  const takeTheirs = (): void => {
    onEnd();
    refresh();
    notify(t.theirsTaken, { type: 'info' });
  };
  const keepMine = async (): Promise<void> => {
    setBusy(true);
    lock(true);
    const saved = based(putOnTop(transform(getValues()), current), record);
    const body = changedFields(saved.data, saved.base);
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
      ref={note}
      // Below the office's own bar.
      sx={{ mb: 2, scrollMarginTop: 72, '& .MuiAlert-message': { minWidth: 0 } }}
    >
      <AlertTitle>{t.title(who, at === null ? null : formatMoment(at))}</AlertTitle>
      {t.kept}
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {changes.map((change, index) => {
          const name = placeInWords(resource, change);
          const isTaken = taken.includes(change.path);
          return (
            <li key={`${change.path} ${index}`}>
              {name}
              {change.isBoth ? <strong>{t.both}</strong> : null}
              {isTaken ? ` ${t.taken}` : null}
              {change.isBoth && !isTaken && isInBoth(change) ? (
                <Button size="small" disabled={isBusy} onClick={() => takeOne(change)} sx={{ ml: 1 }}>
                  {t.takeOne(name)}
                </Button>
              ) : null}
              <Typography
                component="div"
                variant="body2"
                tabIndex={0}
                role="group"
                aria-label={t.theirWords(name, who)}
                sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 160, overflowY: 'auto' }}
              >
                {theirsInWords(resource, change)}
              </Typography>
            </li>
          );
        })}
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
