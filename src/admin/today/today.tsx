import { Alert, Box, Button, Link, List, ListItem, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, lazy, Suspense, useId, useState } from 'react';
import { Loading, Title, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { todayLists, type ReturnState, type TodayList } from '../../shared/staff/today-vocabulary.ts';
import { callApi, messageOf } from '../data/api.ts';
import { formatCents, formatDay, formatLastDay, formatMoment } from '../data/formats.ts';
import { MailToTechnician, ReadProblem } from '../layout/screen-parts.tsx';
import { useMay } from '../layout/use-may.ts';
import { OpeningAlert } from '../opening/opening-alert.tsx';
import { DistanceSalesAlert } from '../sales-abroad/distance-sales-alert.tsx';
import { ProviderAlert } from '../opening/provider-checks.tsx';
import { Section } from '../orders/section.tsx';
import { SecurityAlarms } from '../security/security-alarms.tsx';
import { orders } from '../texts/orders/orders.ts';
import { today } from '../texts/today.ts';
import { UnitToInspect } from '../pieces/unit-to-inspect.tsx';
import { Begin } from './begin.tsx';
import { jobsAnchor, Overview } from './overview.tsx';
import type { TodayAnswer, WaitingItem } from './today-types.ts';

const Chart = lazy(() => import('./weeks-chart.tsx'));

/** What staff who do not write orders or answer people see too. */
const isBeside: ReadonlySet<TodayList> = new Set(['toInspect']);

/** The screen where a waiting item is handled. */
const placeOf = (kind: TodayList, id: string): string => {
  switch (kind) {
    case 'declarations':
      return '/declarations';
    case 'enquiries':
      return `/enquiries/${id}`;
    case 'questions':
      return `/questions/${id}`;
    case 'giftVouchers':
      return `/gift-vouchers/${id}/show`;
    case 'withoutPurchase':
    case 'withoutSpeciesPapers':
      return `/pieces/${id}`;
    default:
      return `/orders/${id}/show`;
  }
};

/** Today's work, most urgent first. */
export default function Today() {
  const [whole, setWhole] = useState<TodayList | null>(null);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['today', whole],
    queryFn: ({ signal }) =>
      callApi<TodayAnswer>(whole === null ? '/today' : `/today?all=${whole}`, { signal }),
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });
  if (isPending) return <Loading />;
  if (error !== null) {
    return <ReadProblem error={error} isFetching={isFetching} refetch={refetch} />;
  }
  const mine = todayLists.filter((kind) => data[kind] !== null);
  const waiting = mine.filter((kind) => !isEmpty(data[kind]));
  const open = waiting.filter((kind) => kind !== 'giftVouchers');
  const begins = mine.every((kind) => isBeside.has(kind));
  return (
    <Box sx={{ mt: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Title title={today.title} />
      <OpeningAlert />
      <DistanceSalesAlert />
      <ProviderAlert />
      <SecurityAlarms />
      {data.jobs === null ? null : <Jobs jobs={data.jobs} />}
      {data.lacks?.map((lack) => (
        <LackAlert key={lack} lack={lack} />
      ))}
      {begins ? <Begin /> : null}
      <Overview answer={data} kinds={open} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            xl: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {waiting.map((kind) => (
          <Waiting key={kind} kind={kind} answer={data} onWhole={() => setWhole(kind)} />
        ))}
      </Box>
      {begins ? null : (
        <NothingOpen
          kinds={mine.filter((kind) => kind !== 'giftVouchers' && isEmpty(data[kind]))}
          isAll={open.length === 0}
        />
      )}
      {data.weeks === null ? null : (
        <Section title={today.weeks.title}>
          <Suspense fallback={<Box sx={{ height: 260 }} />}>
            <Chart weeks={data.weeks} />
          </Suspense>
        </Section>
      )}
    </Box>
  );
}

function Waiting({
  kind,
  answer,
  onWhole,
}: {
  readonly kind: TodayList;
  readonly answer: TodayAnswer;
  readonly onWhole: () => void;
}) {
  const list = answer[kind];
  if (list === null) return null;
  const texts = today.lists[kind];
  return (
    <Section title={`${texts.title} (${list.total})`} anchor={kind}>
      <List dense disablePadding>
        {list.items.map((item, index) =>
          item.block !== null ? (
            <UnitToInspect key={item.block.id} unit={{ ...item, block: item.block }} />
          ) : (
            <ListItem
              key={`${item.id} ${item.at} ${index}`}
              disableGutters
              sx={{ display: 'block', py: 0.75 }}
            >
              <Link component={RouterLink} to={placeOf(kind, item.id)} sx={{ fontWeight: 600 }}>
                {nameOf(kind, item)}
              </Link>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {detailsOf(kind, item, texts.at)}
                {warningsOf(kind, item).map((warning) => (
                  <Fragment key={warning}>
                    {' · '}
                    <Box component="strong" sx={{ color: 'error.main' }}>
                      {warning}
                    </Box>
                  </Fragment>
                ))}
              </Typography>
            </ListItem>
          ),
        )}
      </List>
      {list.total > list.items.length ? (
        <Button onClick={onWhole} sx={{ mt: 1 }}>
          {today.all(list.total)}
        </Button>
      ) : null}
    </Section>
  );
}

/** The lists without entries, by name: nine empty boxes would push everything else off the screen. */
function NothingOpen({
  kinds: empty,
  isAll,
}: {
  readonly kinds: readonly TodayList[];
  readonly isAll: boolean;
}) {
  const id = useId();
  if (empty.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="body2" sx={{ display: 'inline', fontWeight: 600 }}>
        {`${isAll ? today.nothingOpen.alone : today.nothingOpen.beside}:`}
      </Typography>{' '}
      <Typography component="span" variant="body2" color="text.secondary">
        {`${empty.map((kind) => today.lists[kind].title).join(', ')}.`}
      </Typography>
    </Box>
  );
}

function isEmpty(list: TodayAnswer[TodayList]): boolean {
  return list === null || list.total === 0;
}

function nameOf(kind: TodayList, { id, what, who }: WaitingItem): string {
  switch (kind) {
    case 'declarations':
      return `${today.kinds[what] ?? what}: ${who}`;
    case 'enquiries':
    case 'questions':
      return `${today.enquiry(what)}: ${who}`;
    case 'withoutPurchase':
    case 'withoutSpeciesPapers':
      return what;
    case 'giftVouchers':
      return `${who}: ${today.gifts[what] ?? what}`;
    default:
      return who === '' ? id : `${id}: ${who}`;
  }
}

/** Kinds that end at midnight: the last day is the day before. */
const isLastDay: ReadonlySet<TodayList> = new Set<TodayList>([
  'transfers',
  'rentalsEnding',
  'moneyToReturn',
  'claimsOverdue',
  'proofsOverdue',
]);
const isLost = ({ authorisation }: WaitingItem): boolean => authorisation === 'ended';
const isPromised = ({ authorisation }: WaitingItem): boolean => authorisation === 'promised';
/** Kinds whose name says what they are about. */
const isNamed: ReadonlySet<TodayList> = new Set([
  ...(['declarations', 'enquiries', 'questions', 'giftVouchers'] as const),
  ...(['withoutPurchase', 'withoutSpeciesPapers'] as const),
]);

function aboutOf(kind: TodayList, { what, more, part }: WaitingItem): string {
  if (isNamed.has(kind)) return '';
  if (kind === 'moneyCases') return today.cases[what] ?? what;
  if (kind === 'moneyToReturn') {
    const howFar = today.returns[what] ?? what;
    return part === null ? howFar : `${today.onlyPart(part)} · ${howFar}`;
  }
  return more > 0 ? `${what} ${orders.more(more)}` : what;
}

/** All that is owed was paid back, and so nothing has to be done until some day. */
const isSettled = (kind: TodayList, { what }: WaitingItem): boolean =>
  kind === 'moneyToReturn' && what === ('refunded' satisfies ReturnState);

function detailsOf(kind: TodayList, item: WaitingItem, label: string): string {
  const { amountCents, at, more, shipped, handOver, hasNote, endless } = item;
  const ofPromise = isLost(item) ? today.payAgainUntil : isPromised(item) ? today.promisedOn : null;
  const name = endless ? (today.came[kind] ?? label) : (ofPromise ?? label);
  const isDay = !endless && (isLastDay.has(kind) || isLost(item));
  const about = aboutOf(kind, item);
  const day = `${name} ${isDay ? formatLastDay(at) : formatMoment(at)}`;
  const isShipped = shipped !== null && shipped.lines > more;
  return [
    ...(about === '' ? [] : [about]),
    ...(handOver === null || isShipped ? [] : [today.handOver[handOver]]),
    ...(amountCents === null ? [] : [formatCents(amountCents)]),
    ...(isSettled(kind, item) ? [] : [isShipped ? today.shipped.all(formatDay(shipped.at)) : day]),
    ...(shipped === null || isShipped ? [] : [today.shipped.some(shipped.lines, formatDay(shipped.at))]),
    ...(hasNote ? [today.hasNote] : []),
  ].join(' · ');
}

/** States of a refund after a withdrawal in which the shop need not pay now. */
const isNotOurs: ReadonlySet<string> = new Set<ReturnState>([
  ...(['awaited', 'refunded', 'covered', 'part-refunded'] as const),
  ...(['disputed', 'by-bank'] as const),
]);

function warningsOf(kind: TodayList, item: WaitingItem): string[] {
  const doubted = item.doubted ? today.doubted[kind] : undefined;
  return [
    ...(item.stopped ? [today.stopped] : []),
    ...(item.isPaidBack ? [today.paidBack] : []),
    ...(item.authorisation === null || item.authorisation === 'promised'
      ? []
      : [today.authorisations[item.authorisation]]),
    ...(doubted === undefined ? [] : [doubted]),
    ...(isOverdue(kind, item) ? [today.overdue] : []),
  ];
}

/** Whether the shop or somebody else is overdue. While goods are out, the shop may wait for them. */
function isOverdue(kind: TodayList, { what, at, endless }: WaitingItem): boolean {
  if (endless || new Date(at) >= new Date()) return false;
  if (kind === 'moneyToReturn') return !isNotOurs.has(what);
  return kind === 'rentalsEnding' || kind === 'moneyCases' || kind === 'authorisations';
}

/** What the law asks for and the shop does not have, with the next steps. */
function LackAlert({ lack }: { readonly lack: NonNullable<TodayAnswer['lacks']>[number] }) {
  const { text, source, mail } = today.lacks[lack];
  return (
    <Alert severity="warning">
      {text}
      <Box>
        <Link
          href={source.address}
          target="_blank"
          rel="noreferrer"
          color="inherit"
          sx={{ display: 'inline-block', py: 1 }}
        >
          {source.label}
        </Link>
      </Box>
      <MailToTechnician {...mail} about={mail.subject} />
    </Alert>
  );
}

function Jobs({ jobs }: { readonly jobs: NonNullable<TodayAnswer['jobs']> }) {
  const mayRetry = useMay('orders:write');
  const notify = useNotify();
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: (name: string) =>
      callApi<{ readonly count: number }>(`/jobs/${encodeURIComponent(name)}/retry`, { method: 'POST' }),
    onSuccess: ({ count }) =>
      notify(count === 0 ? today.jobs.nothingToRetry : today.jobs.retried(count), { type: 'info' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['today'] }),
  });
  if (jobs.failed.length === 0 && jobs.stuck === 0) return null;
  return (
    <Alert severity="error" id={jobsAnchor} sx={{ scrollMarginTop: 72 }}>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {today.jobs.title}
      </Typography>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {jobs.failed.map(({ name, count, lastAt, mails }) => {
          const words = today.jobs.names[name] ?? today.jobs.tidying;
          return (
            <li key={name}>
              {`${today.jobs.failed(words, name, count)}, ${today.jobs.last(formatMoment(lastAt))}`}
              {mails.length === 0 ? null : (
                <ul style={{ paddingLeft: 20 }}>
                  {mails.map(({ to, subject }, place) => (
                    <li key={place}>{today.jobs.mail(to, subject)}</li>
                  ))}
                  {count > mails.length ? <li>{today.jobs.moreMails(count - mails.length)}</li> : null}
                </ul>
              )}
              {mayRetry ? (
                <Box>
                  <Button color="inherit" disabled={retry.isPending} onClick={() => retry.mutate(name)}>
                    {today.jobs.retry(words)}
                  </Button>
                </Box>
              ) : null}
            </li>
          );
        })}
        {jobs.stuck === 0 ? null : <li>{today.jobs.stuck(jobs.stuck)}</li>}
      </ul>
      <Typography variant="body2">{today.jobs.help}</Typography>
    </Alert>
  );
}
