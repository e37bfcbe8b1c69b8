import { Alert, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '../layout/use-may.ts';
import { opening as t } from '../texts/settings.ts';
import { useOpening } from './use-opening.ts';

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
