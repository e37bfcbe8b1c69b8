import { Link as TextLink, Button, Alert, Stack } from '@mui/material';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useLogin, PasswordInput, required, TextInput, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { messageOf, codeOf } from '../data/api.ts';
import { knowsPasskeys } from '../data/passkeys.ts';
import { logIn, logInByPasskey, type LoginMethod, finishLogin } from '../data/session.ts';
import { entrance } from '../texts/entrance.ts';
import { EntranceFrame, EntranceForm, CodeInput } from './entrance-form.tsx';
import { anEmail } from '../fields/text-rules.ts';

/** The first screen for everybody who is not logged in. */
export function Login() {
  const enter = useLogin();
  return (
    <LoginSteps
      frame={(title, step) => (
        <EntranceFrame title={title ?? entrance.login.title}>
          {step}
          {title === null ? (
            <TextLink
              component={Link}
              to="/passwort-vergessen"
              sx={{ display: 'inline-block', mt: 2, py: 1 }}
            >
              {entrance.login.forgot}
            </TextLink>
          ) : null}
        </EntranceFrame>
      )}
      onDone={async () => void (await enter({}))}
    />
  );
}

const anAddress = [required(), anEmail];

/** The password, followed by the second step if there is one; or a passkey for both. */
export function LoginSteps({
  address,
  frame,
  onDone,
}: {
  /** The e-mail address of the person who is expected to log in. */
  readonly address?: string;
  /** The frame around a step. `title`: null at the first one. */
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

const t = entrance.second;
const otherWays: Readonly<Record<LoginMethod, string>> = {
  code: t.byCode,
  passkey: t.byPasskey,
  recovery: t.byRecovery,
};

/** The step after the password: a code, a passkey, or a recovery code if neither is available. */
function SecondStep({
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
