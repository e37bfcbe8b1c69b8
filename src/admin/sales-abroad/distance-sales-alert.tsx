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

const sumOf = ({ shopCents, elsewhereCents }: SalesAbroadAnswer['distanceSales'][number]): string =>
  formatCents(shopCents + elsewhereCents);

/** On „Heute“, for owners: distance sales are near the sum from which on they are taxed where they go to, or above it. */
export function DistanceSalesAlert() {
  const { data } = useQuery({
    queryKey: ['sales-abroad', 'alarm'],
    queryFn: ({ signal }) => callApi<SalesAbroadAnswer>('/sales-abroad/sales-abroad', { signal }),
    enabled: useMay('settings:write'),
  });
  const [thisYear, lastYear] = data?.distanceSales ?? [];
  if (data === undefined || thisYear === undefined || lastYear === undefined) return null;
  const alarm = distanceSalesAlarm(data.isTaxedThere, [thisYear, lastYear]);
  if (alarm === null) return null;
  return (
    <Alert severity="warning">
      {t.distance.alarms[alarm](sumOf(thisYear), sumOf(lastYear))}{' '}
      <Link component={RouterLink} to="/sales-abroad" color="inherit">
        {t.distance.toSettings}
      </Link>
    </Alert>
  );
}
