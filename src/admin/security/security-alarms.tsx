import type { z } from 'zod';
import type { securityAlarmSchema } from '../../read-models/http/security.schemas.ts';
import { Alert, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../data/api.ts';
import { formatMoment } from '../data/formats.ts';
import { security } from '../texts/entrance.ts';

type Alarm = z.output<typeof securityAlarmSchema>;

/** Unusual events of the last 24 hours, for users who may see them; empty on most days. */
export function SecurityAlarms() {
  const { data } = useQuery({
    queryKey: ['security-alarms'],
    queryFn: ({ signal }) =>
      callApi<{ readonly alarms: readonly Alarm[] | null }>('/security-alarms', { signal }),
    refetchInterval: 60_000,
  });
  const alarms = data?.alarms ?? [];
  if (alarms.length === 0) return null;
  const { title, all, sentences } = security.alarms;
  return (
    <Alert severity="error">
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <ul style={{ margin: 0, paddingLeft: 20, overflowWrap: 'anywhere' }}>
        {alarms.map(({ alarm, personId, personName, network, count, lastAt }) => (
          <li key={`${alarm} ${personId} ${network}`}>
            {[
              sentences[alarm],
              ...(personName === null ? [] : [personName]),
              ...(network === null ? [] : [network]),
              security.times(count),
              formatMoment(lastAt),
            ].join(' · ')}
          </li>
        ))}
      </ul>
      <Link component={RouterLink} to="/security-events">
        {all}
      </Link>
    </Alert>
  );
}
