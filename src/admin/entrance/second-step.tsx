import { Alert, Button, Stack } from '@mui/material';
import { useState, type ReactElement, type ReactNode } from 'react';
import { required, TextInput } from 'react-admin';
import { codeOf, messageOf } from '../data/api.ts';
import { finishLogin, logInByPasskey, type LoginMethod } from '../data/session.ts';
import { entrance } from '../texts/entrance.ts';
import { CodeInput } from './code-input.tsx';
import { EntranceForm } from './entrance-form.tsx';

const t = entrance.second;
const otherWays: Readonly<Record<LoginMethod, string>> = {
  code: t.byCode,
  passkey: t.byPasskey,
  recovery: t.byRecovery,
};

/** The step after the password: a code, a passkey, or a recovery code if neither is available. */
export function SecondStep({
  methods,
  onDone,
  onOver,
  frame,
}: {
  readonly methods: readonly LoginMethod[];
  readonly onDone: () => Promise<void>;
  /** Back to the password. `problem`: the message to show there. */
  readonly onOver: (problem: string | null) => void;
  readonly frame: (title: string, step: ReactNode) => ReactElement;
}) {
  const [method, setMethod] = useState(methods[0]);
  const step = async (show: () => Promise<void>) => {
    try {
      await show();
    } catch (error) {
      if (codeOf(error) !== 'login-step-over') throw error;
      onOver(messageOf(error));
      return;
    }
    await onDone();
  };
  return frame(
    t.title,
    <>
      {method === undefined ? <Alert severity="warning">{t.none}</Alert> : null}
      {method === 'code' ? (
        <EntranceForm
          key="code"
          submitLabel={t.submit}
          send={({ code = '' }) => step(() => finishLogin('code', code))}
        >
          <CodeInput label={t.code} helperText={t.codeHelp} />
        </EntranceForm>
      ) : null}
      {method === 'recovery' ? (
        <EntranceForm
          key="recovery"
          submitLabel={t.submit}
          send={({ code = '' }) => step(() => finishLogin('recovery-code', code))}
        >
          <TextInput
            source="code"
            label={t.recovery}
            helperText={t.recoveryHelp}
            autoComplete="off"
            autoFocus
            validate={required()}
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          />
        </EntranceForm>
      ) : null}
      {method === 'passkey' ? (
        <EntranceForm key="passkey" submitLabel={t.byPasskey} send={() => step(logInByPasskey)}>
          {null}
        </EntranceForm>
      ) : null}
      <Stack sx={{ mt: 2, alignItems: 'flex-start' }}>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} sx={{ minHeight: 44 }} onClick={() => setMethod(other)}>
              {otherWays[other]}
            </Button>
          ))}
        <Button sx={{ minHeight: 44 }} onClick={() => onOver(null)}>
          {t.again}
        </Button>
      </Stack>
    </>,
  );
}
