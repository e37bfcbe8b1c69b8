import { Button } from '@mui/material';
import { useState, type ReactElement, type ReactNode } from 'react';
import { email, PasswordInput, required, TextInput, useNotify } from 'react-admin';
import { messageOf } from '../data/api.ts';
import { knowsPasskeys } from '../data/passkeys.ts';
import { logIn, logInByPasskey, type LoginMethod } from '../data/session.ts';
import { entrance } from '../texts/entrance.ts';
import { EntranceForm } from './entrance-form.tsx';
import { SecondStep } from './second-step.tsx';

const anAddress = [required(), email()];

/** The password, followed by the second step if there is one; or a passkey for both. */
export function LoginSteps({
  address,
  frame,
  onDone,
}: {
  /** Of the person who is expected to log in. */
  readonly address?: string;
  /** What surrounds a step. `title`: null at the first one. */
  readonly frame: (title: string | null, step: ReactNode) => ReactElement;
  readonly onDone: () => Promise<void>;
}) {
  const notify = useNotify();
  const [methods, setMethods] = useState<readonly LoginMethod[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const showPasskey = async () => {
    setBusy(true);
    try {
      await logInByPasskey();
      await onDone();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  if (methods !== null) {
    return (
      <SecondStep
        methods={methods}
        onDone={onDone}
        frame={frame}
        onOver={(problem) => {
          setMethods(null);
          if (problem !== null) notify(problem, { type: 'error' });
        }}
      />
    );
  }
  return frame(
    null,
    <>
      <EntranceForm
        submitLabel={entrance.login.submit}
        send={async ({ email: typed = '', password = '' }) => {
          const asked = await logIn(typed, password);
          if (asked === null) await onDone();
          else setMethods(asked);
        }}
      >
        <TextInput
          source="email"
          type="email"
          label={entrance.email}
          helperText={false}
          autoComplete="username"
          {...(address === undefined ? {} : { defaultValue: address })}
          validate={anAddress}
        />
        <PasswordInput
          source="password"
          label={entrance.password}
          helperText={false}
          autoComplete="current-password"
          autoFocus={address !== undefined}
          validate={required()}
        />
      </EntranceForm>
      {knowsPasskeys() ? (
        <Button fullWidth loading={isBusy} onClick={() => void showPasskey()} sx={{ mt: 1, minHeight: 44 }}>
          {entrance.login.passkey}
        </Button>
      ) : null}
    </>,
  );
}
