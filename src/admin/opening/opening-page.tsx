import { Alert, Box, Link, List, ListItem, Typography } from '@mui/material';
import { Loading, Title, useGetIdentity } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatMoment } from '../data/formats.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { MailToTechnician, ReadProblem } from '../layout/screen-parts.tsx';
import { Section } from '../orders/section.tsx';
import { company, opening as t } from '../texts/settings.ts';
import { ProviderChecks } from './provider-checks.tsx';
import { useOpening, type Condition, type OpeningAnswer } from './opening-alert.tsx';

/** The screen of the office where a condition can be fixed. Others are for the technician, who gets a mail. */
const screens: Readonly<Partial<Record<Condition, { readonly to: string; readonly label: string }>>> = {
  'bank-account': { to: '/company', label: t.toCompany },
  company: { to: '/company', label: t.toCompany },
  'second-factor': { to: '/staff', label: t.toStaff },
};

/** Only the user can set it up. */
const ownSecondFactor = { to: '/zweite-stufe', label: t.toOwnSecondFactor };

const severities = { local: 'info', trial: 'warning', closed: 'warning', open: 'success' } as const;

/** What the shop lacks before it can be opened, and the button that opens it. */
export function Page() {
  const { data, error, isPending, isFetching, refetch } = useOpening();
  if (isPending) return <Loading />;
  if (error !== null) return <ReadProblem error={error} isFetching={isFetching} refetch={refetch} />;
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2, maxWidth: 900 }}>
      <Title title={t.title} />
      <Alert severity={severities[data.state]}>{stateOf(data)}</Alert>
      <Section title={t.missing}>
        {data.missing.length === 0 ? <Typography>{t.nothingMissing}</Typography> : null}
        <List disablePadding>
          {data.missing.map((missing) => (
            <MissingItem key={missing.condition} {...missing} />
          ))}
        </List>
      </Section>
      {data.hasEnglishWords ? (
        <Section title={t.englishWords.title}>
          <Typography>{t.englishWords.help}</Typography>
          <MailToTechnician {...t.englishWords.mail} about={t.englishWords.title} />
        </Section>
      ) : null}
      <ProviderChecks />
      {data.state === 'closed' && data.missing.length === 0 ? (
        <Box>
          <ConfirmedCall path="/opening" texts={t.open} onDone={() => void refetch()} />
        </Box>
      ) : null}
    </Box>
  );
}

function stateOf({ state, openedAt }: OpeningAnswer): string {
  return state === 'open' && openedAt !== null ? t.openSince(formatMoment(openedAt)) : t.states[state];
}

function MissingItem({ condition, names }: OpeningAnswer['missing'][number]) {
  const { identity } = useGetIdentity();
  const isOwn = condition === 'second-factor' && names.includes(identity?.fullName ?? '');
  const isOwnAlone = isOwn && names.length === 1;
  const screen = isOwnAlone ? ownSecondFactor : screens[condition];
  const { title, help } = t.conditions[condition];
  const mail = condition === 'mail-server' || condition === 'real-payments' ? t.mails[condition] : null;
  return (
    <ListItem disableGutters sx={{ display: 'block', py: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {help}
      </Typography>
      {condition === 'company' || condition === 'second-factor' ? (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {names.map(nameOf).join(', ')}
        </Typography>
      ) : null}
      {mail === null ? null : <MailToTechnician {...mail} about={title} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {isOwn && !isOwnAlone ? <Way {...ownSecondFactor} title={title} /> : null}
        {screen === undefined ? null : <Way {...screen} title={title} />}
      </Box>
    </ListItem>
  );
}

function Way({ to, label, title }: { readonly to: string; readonly label: string; readonly title: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      // Two links may lead to the same screen: each is read out with its purpose.
      aria-label={`${label}: ${title}`}
      sx={{ py: 0.5 }}
    >
      {label}
    </Link>
  );
}

const fieldNames: Readonly<Record<string, string>> = {
  ...company.fields,
  stores: company.sections.stores,
  socialLinks: company.sections.social,
};

/** A field of the company in the words of its form; a person by name. */
const nameOf = (name: string): string => fieldNames[name] ?? name;
