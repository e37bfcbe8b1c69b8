import type { z } from 'zod';
import type { ownSecondFactorSchema } from '../../modules/staff/http/staff.schemas.ts';
import {
  Alert,
  Box,
  Typography,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { Title, useNotify } from 'react-admin';
import { callApi } from '../data/api.ts';
import { forgetMe } from '../data/session.ts';
import { FormSection } from '../fields/form-section.tsx';
import { ConfirmedCall } from '../layout/confirmed-call.tsx';
import { secondFactor as t, secondFactor } from '../texts/entrance.ts';
import { AuthenticatorSetUp } from './authenticator-set-up.tsx';
import { Passkeys } from './passkeys.tsx';

type OwnSecondFactor = z.output<typeof ownSecondFactorSchema>;

/** The user's own second factor. `forced`: nothing else works until there is one. */
export function SecondFactor({ forced = false }: { readonly forced?: boolean }) {
  const queries = useQueryClient();
  const notify = useNotify();
  const { data, error } = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => callApi<OwnSecondFactor>('/second-factor'),
  });
  const [codes, setCodes] = useState<readonly string[]>([]);
  const readAgain = () => queries.invalidateQueries({ queryKey: ['second-factor'] });
  // The office opens only after the codes have been saved: this screen would disappear with them.
  const enter = async () => {
    setCodes([]);
    forgetMe();
    await queries.invalidateQueries({ queryKey: ['me'] });
  };
  const onAdded = async (recoveryCodes: readonly string[]) => {
    await readAgain();
    if (recoveryCodes.length > 0) return setCodes(recoveryCodes);
    notify(t.done, { type: 'success' });
    await enter();
  };
  const onChanged = () => void readAgain().then(enter);
  return (
    <Box sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={t.title} />
      {forced ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t.forced}
        </Alert>
      ) : (
        <Typography sx={{ mb: 2 }}>{t.about}</Typography>
      )}
      {error === null ? null : <Alert severity="error">{error.message}</Alert>}
      {codes.length > 0 ? <RecoveryCodes codes={codes} onKept={() => void enter()} /> : null}
      {data === undefined ? null : (
        <>
          <FormSection title={t.app.title}>
            <Alert
              severity={data.authenticator === 'ready' ? 'success' : 'warning'}
              variant="outlined"
              sx={{ mb: 2 }}
            >
              {t.app[data.authenticator]}
            </Alert>
            <AuthenticatorSetUp isFirst={data.authenticator === 'none'} onDone={onAdded} />
            {data.authenticator === 'none' ? null : (
              <ConfirmedCall
                path="/second-factor/authenticator"
                method="DELETE"
                texts={t.app.remove}
                harmful
                onDone={onChanged}
              />
            )}
          </FormSection>
          <FormSection title={t.keys.title}>
            <Passkeys passkeys={data.passkeys} onAdded={onAdded} onChanged={onChanged} />
          </FormSection>
          <FormSection title={t.recovery.title}>
            <Renewal factor={data} onDone={onAdded} />
          </FormSection>
        </>
      )}
    </Box>
  );
}

function Renewal({
  factor: { authenticator, passkeys, recoveryCodes },
  onDone,
}: {
  readonly factor: OwnSecondFactor;
  readonly onDone: (codes: readonly string[]) => Promise<void>;
}) {
  if (authenticator === 'none' && passkeys.length === 0) {
    return <Typography>{t.recovery.none}</Typography>;
  }
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t.recovery.left(recoveryCodes)}</Typography>
      <ConfirmedCall<{ recoveryCodes: readonly string[] }>
        path="/second-factor/recovery-codes"
        texts={{ ...t.recovery.renew, done: t.done }}
        onDone={(answer) => void onDone(answer.recoveryCodes)}
      />
    </>
  );
}

const recovery = secondFactor.recovery;

/** Shows recovery codes once; a click outside does not close it. */
function RecoveryCodes({
  codes,
  onKept,
}: {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}) {
  const titleId = useId();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${recovery.shown}\n${location.host}\n\n${codes.join('\n')}\n`)}`;
  return (
    <Dialog open className="for-paper" aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{recovery.shown}</DialogTitle>
      <DialogContent>
        <DialogContentText>{recovery.once}</DialogContentText>
        <Box
          component="ol"
          sx={{ fontFamily: 'monospace', fontSize: { xs: 14, sm: 16 }, lineHeight: 1.9, pl: 4, mb: 0 }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button component="a" href={file} download={`${recovery.title}.txt`}>
          {recovery.download}
        </Button>
        <Button onClick={() => print()}>{recovery.print}</Button>
        <Button variant="contained" onClick={onKept}>
          {recovery.kept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
