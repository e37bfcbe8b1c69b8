import { Button, Link as TextLink } from '@mui/material';
import { useState } from 'react';
import { email, PasswordInput, required, TextInput, useLogin, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { messageOf } from '../data/api.ts';
import { knowsPasskeys } from '../data/passkeys.ts';
import { logIn, logInByPasskey, type LoginMethod } from '../data/session.ts';
import { entrance } from '../texts/entrance.ts';
import { EntranceForm } from './entrance-form.tsx';
import { EntranceFrame } from './entrance-frame.tsx';
import { SecondStep } from './second-step.tsx';

const anAddress = [required(), email()];

/** The password, followed by the second step if there is one; or a passkey for both. */
export function Login() {
  const enter = useLogin();
  const notify = useNotify();
  const [methods, setMethods] = useState<readonly LoginMethod[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const showPasskey = async () => {
    setBusy(true);
    try {
      await logInByPasskey();
      await enter({});
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
    setBusy(false);
  };
  if (methods !== null) {
    return (
      <SecondStep
        methods={methods}
        onDone={async () => void (await enter({}))}
        onOver={(problem) => {
          setMethods(null);
          if (problem !== null) notify(problem, { type: 'error' });
        }}
      />
    );
  }
  return (
    <EntranceFrame title={entrance.login.title}>
      <EntranceForm
        submitLabel={entrance.login.submit}
        send={async ({ email: address = '', password = '' }) => {
          const asked = await logIn(address, password);
          if (asked === null) await enter({});
          else setMethods(asked);
        }}
      >
        <TextInput
          source="email"
          type="email"
          label={entrance.email}
          helperText={false}
          autoComplete="username"
          validate={anAddress}
        />
        <PasswordInput
          source="password"
          label={entrance.password}
          helperText={false}
          autoComplete="current-password"
          validate={required()}
        />
      </EntranceForm>
      {knowsPasskeys() ? (
        <Button fullWidth loading={isBusy} onClick={() => void showPasskey()} sx={{ mt: 1, minHeight: 44 }}>
          {entrance.login.passkey}
        </Button>
      ) : null}
      <TextLink component={Link} to="/passwort-vergessen" sx={{ display: 'inline-block', mt: 2, py: 1 }}>
        {entrance.login.forgot}
      </TextLink>
    </EntranceFrame>
  );
}
