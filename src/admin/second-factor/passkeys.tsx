import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { required, TextInput, useNotify } from 'react-admin';
import { longestKeyName } from '../../shared/staff/device-of.ts';
import { callApi, messageOf } from '../data/api.ts';
import { formatMoment } from '../data/formats.ts';
import { knowsPasskeys, makePasskey } from '../data/passkeys.ts';
import { EntranceForm } from '../entrance/entrance-form.tsx';
import { tooLong } from '../fields/text-rules.ts';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { secondFactor } from '../texts/entrance.ts';
import type { z } from 'zod';
import type { ownSecondFactorSchema } from '../../modules/staff/http/staff.schemas.ts';

const t = secondFactor.keys;
type Passkey = z.output<typeof ownSecondFactorSchema>['passkeys'][number];

/** The user's own passkeys: their names, their last use, and adding a new one. */
export function Passkeys({
  passkeys,
  onAdded,
  onChanged,
}: {
  readonly passkeys: readonly Passkey[];
  readonly onAdded: (recoveryCodes: readonly string[]) => Promise<void>;
  readonly onChanged: () => void;
}) {
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t.about}</Typography>
      {passkeys.length === 0 ? <Typography sx={{ mb: 2 }}>{t.none}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {passkeys.map((passkey) => (
          <OnePasskey key={passkey.id} passkey={passkey} onChanged={onChanged} />
        ))}
      </Box>
      {knowsPasskeys() ? (
        <Box sx={{ maxWidth: 420 }}>
          {/* A fresh form for the next one. */}
          <EntranceForm
            key={passkeys.length}
            submitLabel={t.add}
            send={async ({ name = '' }) => onAdded(await makePasskey(name))}
          >
            <TextInput source="name" label={t.name} helperText={t.nameHelp} validate={required()} />
          </EntranceForm>
        </Box>
      ) : (
        <Typography>{t.unknown}</Typography>
      )}
    </>
  );
}

function OnePasskey({ passkey, onChanged }: { readonly passkey: Passkey; readonly onChanged: () => void }) {
  const [name, setName] = useState<string | null>(null);
  const notify = useNotify();
  const path = `/second-factor/passkeys/${encodeURIComponent(passkey.id)}`;
  const rename = async () => {
    try {
      await callApi(path, { method: 'PATCH', body: { name } });
      setName(null);
      onChanged();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  const long = tooLong(name ?? '', longestKeyName);
  const used = passkey.lastUsedAt === null ? t.never : formatMoment(passkey.lastUsedAt);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', pb: 2, mb: 2 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{passkey.name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t.facts(formatMoment(passkey.createdAt), used)}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {name === null ? (
          <Button variant="outlined" onClick={() => setName(passkey.name)}>
            {t.rename}
          </Button>
        ) : (
          <>
            <TextField
              label={t.newName(passkey.name)}
              value={name}
              onChange={({ target }) => setName(target.value)}
              error={long !== undefined}
              helperText={long}
            />
            <Button
              variant="contained"
              disabled={name.trim() === '' || long !== undefined}
              onClick={() => void rename()}
            >
              {t.save}
            </Button>
          </>
        )}
        <ConfirmedCall
          path={path}
          method="DELETE"
          texts={t.remove(passkey.name)}
          harmful
          onDone={onChanged}
        />
      </Stack>
    </Box>
  );
}
