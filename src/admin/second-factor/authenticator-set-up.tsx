import type { z } from 'zod';
import type { newAuthenticatorSchema, recoveryCodesSchema } from '../../modules/staff/http/staff.schemas.ts';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callApi, messageOf } from '../data/api.ts';
import { CodeInput, EntranceForm } from '../entrance/entrance-form.tsx';
import { secondFactor } from '../texts/entrance.ts';

const t = secondFactor.app;

type NewAuthenticator = z.output<typeof newAuthenticatorSchema>;

/** Lets an app read its secret, by camera or typed, and checks a first code. */
export function AuthenticatorSetUp({
  isFirst,
  onDone,
}: {
  readonly isFirst: boolean;
  readonly onDone: (recoveryCodes: readonly string[]) => Promise<void>;
}) {
  const [begun, setBegun] = useState<NewAuthenticator | null>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const begin = async () => {
    setBusy(true);
    try {
      setBegun(
        await callApi<NewAuthenticator>('/second-factor/authenticator', {
          method: 'POST',
          body: {},
        }),
      );
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  if (begun === null) {
    return (
      <Button
        variant={isFirst ? 'contained' : 'outlined'}
        loading={isBusy}
        onClick={() => void begin()}
        sx={{ mr: 1, minHeight: 44 }}
      >
        {isFirst ? t.begin : t.again}
      </Button>
    );
  }
  return (
    <Box sx={{ maxWidth: 420, mb: 2 }}>
      <Typography>{t.scan}</Typography>
      <Box
        component="img"
        alt={t.picture}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(begun.svg)}`}
        sx={{ display: 'block', width: 220, maxWidth: '100%', my: 2, border: 1, borderColor: 'divider' }}
      />
      {/* A phone cannot scan its own screen. */}
      <Button component="a" href={begun.address} sx={{ mb: 1, px: 0, minHeight: 44 }}>
        {t.open}
      </Button>
      <Typography>{t.type}</Typography>
      <Typography
        component="code"
        sx={{ display: 'block', my: 1, fontFamily: 'monospace', overflowWrap: 'anywhere', fontSize: 16 }}
      >
        {(begun.secret.match(/.{1,4}/g) ?? []).join(' ')}
      </Typography>
      <EntranceForm
        submitLabel={t.confirm}
        send={async ({ code }) => {
          const { recoveryCodes } = await callApi<z.output<typeof recoveryCodesSchema>>(
            '/second-factor/authenticator/confirmation',
            { method: 'POST', body: { code } },
          );
          setBegun(null);
          await onDone(recoveryCodes);
        }}
      >
        <CodeInput label={t.code} />
      </EntranceForm>
    </Box>
  );
}
