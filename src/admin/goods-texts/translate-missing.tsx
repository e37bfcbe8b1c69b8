import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import type { z } from 'zod';
import type {
  goodsTranslationSchema,
  translationPlanSchema,
} from '../../modules/catalogue/http/admin-translations.schemas.ts';
import { callApi, codeOf, messageOf } from '../data/api.ts';
import { formatCount, formatDay } from '../data/formats.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { useMay } from '../layout/use-may.ts';
import { goodsTexts } from '../texts/goods-texts.ts';
import { office } from '../texts/office.ts';
import { shopTexts } from '../texts/shop-texts.ts';

const t = goodsTexts.translation;
type Translation = z.output<typeof goodsTranslationSchema>;
type Run = NonNullable<Translation['run']>;
type Plan = z.output<typeof translationPlanSchema>;
type Language = Exclude<keyof typeof shopTexts.languages, 'de'>;

const keyOf = (language: Language) => ['goods-translations', language];

/** The language that the list shows. */
function useShownLanguage(): Language {
  const filters = useListContext().filterValues as { readonly language?: Language };
  return filters.language ?? 'en';
}

function useTranslation(language: Language): Translation | undefined {
  const { data } = useQuery({
    queryKey: keyOf(language),
    queryFn: ({ signal }) => callApi<Translation>(`/goods-translations/${language}`, { signal }),
    // One that another person orders shows a little later.
    refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? 1_000 : 15_000),
  });
  return data;
}

/** Lets the service translate what the shown language lacks, after saying how much that is. */
export function TranslateMissing() {
  const language = useShownLanguage();
  const translation = useTranslation(language);
  const mayWrite = useMay('catalogue:write');
  const [isOpen, setOpen] = useState(false);
  if (translation?.service == null || !mayWrite) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<TranslateOutlined />}
        disabled={translation.run?.state === 'running'}
        onClick={() => setOpen(true)}
      >
        {t.button}
      </Button>
      {isOpen && <Order language={language} service={translation.service} onClose={() => setOpen(false)} />}
    </>
  );
}

function Order({
  language,
  service,
  onClose,
}: {
  readonly language: Language;
  readonly service: string;
  readonly onClose: () => void;
}) {
  const [renews, setRenews] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const titleId = useId();
  const client = useQueryClient();
  const notify = useNotify();
  const plan = useQuery({
    queryKey: [...keyOf(language), 'plan', renews],
    queryFn: ({ signal }) =>
      callApi<Plan>(`/goods-translations/${language}/plan?renews=${renews}`, { signal }),
    gcTime: 0,
  });
  const amount = plan.data;
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { renews, characters: amount?.characters };
      const answer = await callApi<Translation>(`/goods-translations/${language}`, { method: 'POST', body });
      client.setQueryData(keyOf(language), answer);
      onClose();
    } catch (error) {
      const isMore = codeOf(error) === 'record-changed';
      notify(isMore ? t.more : messageOf(error), { type: isMore ? 'warning' : 'error' });
      if (isMore) await plan.refetch();
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t.title(shopTexts.languages[language])}</DialogTitle>
      <DialogContent>
        <DialogContentText role="status" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {plan.error !== null
            ? messageOf(plan.error)
            : amount === undefined
              ? t.counting
              : amount.texts === 0
                ? t.nothing
                : t.amount(amount)}
        </DialogContentText>
        <DialogContentText sx={{ mt: 1 }}>{t.costs(service)}</DialogContentText>
        <DialogContentText sx={{ mt: 1 }}>{t.marked}</DialogContentText>
        <FormControlLabel
          sx={{ mt: 1, alignItems: 'flex-start' }}
          control={
            <Checkbox checked={renews} disabled={isBusy} onChange={(_event, isOn) => setRenews(isOn)} />
          }
          label={
            <Box sx={{ pt: 1 }}>
              {t.renews}
              <Typography variant="body2" color="text.secondary">
                {t.renewsHelp}
              </Typography>
            </Box>
          }
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button disabled={isBusy} onClick={onClose}>
          {office.cancel}
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={amount === undefined || amount.texts === 0 || plan.isFetching}
          onClick={() => void start()}
        >
          {t.start}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const dayMs = 86_400_000;

/** How far the translation of the shown language is; once it has ended, its outcome, for a day. */
export function TranslationProgress() {
  const language = useShownLanguage();
  const run = useTranslation(language)?.run ?? null;
  const refresh = useRefresh();
  const shown = useRef(run?.state);
  const [openedAt] = useState(() => Date.now());
  useEffect(() => {
    if (shown.current === 'running' && run?.state !== 'running') refresh();
    shown.current = run?.state;
  }, [run?.state, refresh]);
  if (run === null) return null;
  const hasEnded = run.state === 'done' || run.state === 'stopped';
  if (hasEnded && openedAt - new Date(run.changedAt).getTime() > dayMs) return null;
  return (
    <Alert
      severity={severities[run.state]}
      icon={false}
      sx={{ m: 2, '& .MuiAlert-message': { width: '100%' } }}
    >
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {t.states[run.state]}
      </Typography>
      <Typography variant="body2">
        {t.ordered(shopTexts.languages[language], run.staffName, formatDay(run.startedAt))}
      </Typography>
      {run.state === 'running' && (
        <LinearProgress
          variant={run.planned.characters === 0 ? 'indeterminate' : 'determinate'}
          value={Math.min(100, Math.round((run.done.characters / run.planned.characters) * 100))}
          aria-label={t.states.running}
          sx={{ my: 1, height: 8, borderRadius: 4 }}
        />
      )}
      <Typography role="status">{amountOf(run)}</Typography>
      {run.problem !== null && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {run.problem}
          {run.failedAt === null ? null : ` ${t.failedAt(run.failedAt)}`}
        </Typography>
      )}
      <Steps language={language} run={run} />
    </Alert>
  );
}

const severities = { running: 'info', paused: 'warning', stopped: 'info', done: 'success' } as const;

const amountOf = ({ planned, done }: Run): string =>
  [
    t.done(formatCount(done.texts), formatCount(planned.texts)),
    ...(done.skipped === 0 ? [] : [t.skipped(formatCount(done.skipped))]),
  ].join(' ');

function Steps({ language, run }: { readonly language: Language; readonly run: Run }) {
  const mayWrite = useMay('catalogue:write');
  const client = useQueryClient();
  const refresh = useRefresh();
  const list = useListContext();
  const filters = list.filterValues as Readonly<Record<string, unknown>>;
  const show = (answer: Translation): void => {
    client.setQueryData(keyOf(language), answer);
    refresh();
  };
  return (
    <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {run.done.texts > 0 && (
        <Button onClick={() => list.setFilters({ ...filters, state: 'machine-made' })}>{t.show}</Button>
      )}
      {mayWrite && run.state === 'paused' && <Resume language={language} onDone={show} />}
      {mayWrite && (run.state === 'running' || run.state === 'paused') && (
        <ConfirmedCall<Translation>
          path={`/goods-translations/${language}/stop`}
          texts={{ button: t.stop, title: t.stopTitle, body: t.stopBody, done: t.stopped }}
          harmful
          onDone={show}
        />
      )}
    </Box>
  );
}

function Resume({
  language,
  onDone,
}: {
  readonly language: Language;
  readonly onDone: (answer: Translation) => void;
}) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const resume = async (): Promise<void> => {
    setBusy(true);
    try {
      onDone(
        await callApi<Translation>(`/goods-translations/${language}/resume`, { method: 'POST', body: {} }),
      );
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button variant="contained" loading={isBusy} onClick={() => void resume()}>
      {t.resume}
    </Button>
  );
}
