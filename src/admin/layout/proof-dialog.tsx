import { Button, Dialog, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { z } from 'zod';
import type { ownSecondFactorSchema } from '../../modules/staff/http/staff.schemas.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { PasswordInput, required, useNotify } from 'react-admin';
import { callApi, messageOf } from '../data/api.ts';
import { knowsPasskeys, showPasskey } from '../data/passkeys.ts';
import { proof } from '../data/shared-question.ts';
import { EntranceForm } from '../entrance/entrance-form.tsx';
import { entrance } from '../texts/entrance.ts';

const t = entrance.proof;

/** Asks for the password when a call needs it, and then lets the call continue. Present once in the office. */
export function ProofDialog() {
  const [isOpen, setOpen] = useState(false);
  const [hasPasskeys, setHasPasskeys] = useState(false);
  const answer = useRef<(isShown: boolean) => void>(() => undefined);
  const titleId = useId();
  const notify = useNotify();
  useEffect(
    () =>
      proof.registerDialog(
        () =>
          new Promise((resolve) => {
            answer.current = resolve;
            setOpen(true);
            if (!knowsPasskeys()) return;
            callApi<z.output<typeof ownSecondFactorSchema>>('/second-factor').then(
              ({ passkeys }) => setHasPasskeys(passkeys.length > 0),
              () => undefined,
            );
          }),
      ),
    [],
  );
  const end = (isShown: boolean) => {
    setOpen(false);
    answer.current(isShown);
  };
  const byPasskey = async () => {
    try {
      await showPasskey('/proof');
      end(true);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <Dialog open={isOpen} onClose={() => end(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{t.body}</DialogContentText>
        <EntranceForm
          submitLabel={t.submit}
          onCancel={() => end(false)}
          send={async ({ password }) => {
            await callApi('/proof', { method: 'POST', body: { password } });
            end(true);
          }}
        >
          <PasswordInput
            source="password"
            label={entrance.password}
            helperText={false}
            autoComplete="current-password"
            autoFocus
            validate={required()}
          />
          {hasPasskeys ? (
            <Button fullWidth sx={{ mt: 1, minHeight: 44 }} onClick={() => void byPasskey()}>
              {t.passkey}
            </Button>
          ) : null}
        </EntranceForm>
      </DialogContent>
    </Dialog>
  );
}
