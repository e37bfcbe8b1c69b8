import { Box, Button, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { callApi, messageOf } from '../data/api.ts';
import { authorOf, formatMoment } from '../data/formats.ts';
import { useMay } from '../layout/use-may.ts';
import { shippingRates as t } from '../texts/settings.ts';
import { ratesChanges, type Rates, type RatesVersion } from './rates.ts';

/** Every version with its changes; an earlier one can be put back into the form. */
export function RatesHistory() {
  const current = useRecordContext<RatesVersion>();
  const mayWrite = useMay('settings:write');
  const { setValue, getValues } = useFormContext<Rates>();
  const notify = useNotify();
  const { data, error } = useQuery({
    // Reloaded whenever another version applies.
    queryKey: ['shipping-rates', 'versions', current?.version],
    queryFn: () => callApi<{ items: readonly RatesVersion[] }>('/shipping-rates?perPage=100&sort=version'),
  });
  if (error !== null) return <Typography color="error">{messageOf(error)}</Typography>;
  const versions = data?.items ?? [];
  const restore = ({ areaFees, freight }: RatesVersion): void => {
    setValue('areaFees', areaFees, { shouldDirty: true });
    // A version from before there were places says nothing of them.
    setValue('freight', { ...getValues('freight'), ...freight }, { shouldDirty: true });
    notify(t.restored, { type: 'info' });
  };
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {versions.map((version, index) => (
        <Box
          component="li"
          key={version.version}
          sx={{ py: 1, ...(index > 0 ? { borderTop: 1, borderColor: 'divider' } : {}) }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography>
              {t.versionOf(version.version, formatMoment(version.createdAt), authorOf(version.createdBy))}
            </Typography>
            {index === 0 ? <Chip size="small" variant="outlined" color="success" label={t.current} /> : null}
            {index > 0 && mayWrite ? (
              <Button size="small" onClick={() => restore(version)}>
                {t.restore}
              </Button>
            ) : null}
          </Box>
          <Changed version={version} before={versions[index + 1]} />
        </Box>
      ))}
    </Box>
  );
}

function Changed({
  version,
  before,
}: {
  readonly version: RatesVersion;
  readonly before: RatesVersion | undefined;
}) {
  if (before === undefined) return version.version === 1 ? <Small>{t.first}</Small> : null;
  return ratesChanges(before, version).map(({ what, before: was, after }) => (
    <Small key={what}>{t.change(what, was, after)}</Small>
  ));
}

function Small({ children }: { readonly children: string }) {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
