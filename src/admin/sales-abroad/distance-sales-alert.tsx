import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import type { z } from 'zod';
import type { salesAbroadSchema } from '../../modules/opening/http/admin-sales-abroad.schemas.ts';
import { distanceSalesAlarm } from '../../shared/money/distance-sales.ts';
import { callApi } from '../data/api.ts';
import { formatCents } from '../data/formats.ts';
import { useMay } from '../layout/use-may.ts';
import { salesAbroad as t } from '../texts/sales-abroad.ts';

export type SalesAbroadAnswer = z.output<typeof salesAbroadSchema>;

/** On „Heute“, for owners: distance sales are near the sum from which on they are taxed where they go to, or above it. */
export function DistanceSalesAlert() {
  const { data } = useQuery({
    queryKey: ['sales-abroad', 'alarm'],
    queryFn: ({ signal }) => callApi<SalesAbroadAnswer>('/sales-abroad/sales-abroad', { signal }),
    enabled: useMay('settings:write'),
  });
  const alarm = data === undefined ? null : distanceSalesAlarm(data.isTaxedThere, data.distanceSales);
  if (data === undefined || alarm === null) return null;
  const [thisYear, lastYear] = data.distanceSales.map(({ shopCents, elsewhereCents }) =>
    formatCents(shopCents + elsewhereCents),
  );
  return (
    <Alert severity="warning">
      {t.distance.alarms[alarm](thisYear ?? '', lastYear ?? '')}{' '}
      <Link component={RouterLink} to="/sales-abroad" color="inherit">
        {t.distance.toSettings}
      </Link>
    </Alert>
  );
}
