import { Alert, Box, Button, Chip, Link, List, ListItem, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { z } from 'zod';
import type { providerChecksSchema } from '../../modules/payments/http/provider-checks.schemas.ts';
import { callApi, messageOf } from '../data/api.ts';
import { formatMoment } from '../data/formats.ts';
import { useMay } from '../layout/use-may.ts';
import { Section } from '../orders/section.tsx';
import { providerChecks as t } from '../texts/provider-checks.ts';

type Checks = z.output<typeof providerChecksSchema>;
type Finding = Checks['findings'][number];

const path = '/provider-checks';
const queryKey = ['provider-checks'];

function useProviderChecks(enabled = true) {
  return useQuery({ queryKey, queryFn: ({ signal }) => callApi<Checks>(path, { signal }), enabled });
}

/** On „Heute“, for owners: something is not set up at Stripe or PayPal. */
export function ProviderAlert() {
  const { data } = useProviderChecks(useMay('settings:write'));
  const wrong = data?.findings.filter(({ state }) => state === 'wrong').length ?? 0;
  if (wrong === 0) return null;
  return (
    <Alert severity="warning">
      {t.alert(wrong)}{' '}
      <Link component={RouterLink} to="/opening" color="inherit">
        {t.toList}
      </Link>
    </Alert>
  );
}

/** What is set up at the providers and what is not, with what to press there. */
export function ProviderChecks() {
  const { data, error } = useProviderChecks();
  const queries = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    setBusy(true);
    try {
      queries.setQueryData(queryKey, await callApi<Checks>(path, { method: 'POST', body: {} }));
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  if (error !== null) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (data === undefined) return null;
  return (
    <Section title={t.title}>
      {data.at === null ? <Typography>{t.noProviders}</Typography> : null}
      <List disablePadding>
        {data.findings.toSorted(byUrgency).map((finding) => (
          <OneFinding key={`${finding.provider} ${finding.check}`} finding={finding} />
        ))}
      </List>
      {data.at === null ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 1 }}>
          <Button variant="outlined" disabled={isBusy} onClick={() => void again()}>
            {t.again}
          </Button>
          <Typography variant="body2" color="text.secondary" aria-live="polite">
            {t.asOf(formatMoment(data.at))}
          </Typography>
        </Box>
      )}
    </Section>
  );
}

const urgency = { wrong: 0, unknown: 1, fine: 2 } as const;
const byUrgency = (one: Finding, other: Finding): number => urgency[one.state] - urgency[other.state];
const colours = { wrong: 'error', unknown: 'default', fine: 'success' } as const;

function OneFinding({ finding: { provider, check, state, names } }: { readonly finding: Finding }) {
  const { title, help } = t.checks[check];
  return (
    <ListItem disableGutters sx={{ display: 'block', py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{`${t.providers[provider]}: ${title}`}</Typography>
        <Chip size="small" variant="outlined" color={colours[state]} label={t.states[state]} />
      </Box>
      {state === 'fine' ? null : (
        <Typography variant="body2">{state === 'wrong' ? help[provider] : t.unknownHelp}</Typography>
      )}
      {names.length === 0 ? null : (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {names.join(', ')}
        </Typography>
      )}
    </ListItem>
  );
}
