import type { z } from 'zod';
import type { openingSchema } from '../../modules/opening/http/admin-opening.schemas.ts';
import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../data/api.ts';
import { useMay } from '../layout/use-may.ts';
import { opening as t, type opening as texts } from '../texts/settings.ts';

/** On „Heute“, for owners: says that the shop takes no orders, or is open and lacks something. */
export function OpeningAlert() {
  const { data } = useOpening(useMay('settings:write'));
  if (data === undefined || data.state === 'local') return null;
  const isUnfinished = data.state === 'open' && data.missing.length > 0;
  if (data.state === 'open' && !isUnfinished) return null;
  return (
    <Alert severity="warning">
      {isUnfinished ? t.openAndUnfinished : t.states[data.state]}{' '}
      <Link component={RouterLink} to="/opening" color="inherit">
        {t.toList}
      </Link>
    </Alert>
  );
}

export type Condition = keyof typeof texts.conditions;

export type OpeningAnswer = z.output<typeof openingSchema>;

/**
 * Whether the shop takes orders, and what it lacks.
 * @param enabled false for users who may not ask
 */
export function useOpening(enabled = true) {
  return useQuery({
    queryKey: ['opening'],
    queryFn: ({ signal }) => callApi<OpeningAnswer>('/opening', { signal }),
    enabled,
  });
}
