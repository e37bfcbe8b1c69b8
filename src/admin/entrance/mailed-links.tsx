import { Alert, Link as TextLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Loading, PasswordInput, required, TextInput } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { callApi, codeOf, messageOf } from '../data/api.ts';
import { entrance } from '../texts/entrance.ts';
import { EntranceForm, EntranceFrame } from './entrance-form.tsx';
import { anEmail } from '../fields/text-rules.ts';

/** A form opened by a link in a mail: it sends its values together with the link's secret. */
function LinkedForm({
  texts,
  path,
  onDone,
  problem,
  children,
}: {
  readonly texts: {
    readonly title: string;
    readonly body?: string;
    readonly submit: string;
    readonly done?: string;
  };
  /** Its address below `/api/admin`. */
  readonly path: string;
  /** Called in place of the success message. */
  readonly onDone?: () => void;
  /** Shown in place of the form: why the link leads nowhere. */
  readonly problem?: string;
  readonly children: ReactNode;
}) {
  const { hash } = useLocation();
  const [isDone, setDone] = useState(false);
  const token = mailedToken(hash);
  const toLogin = (
    <TextLink component={Link} to="/login" sx={{ display: 'inline-block', mt: 2, py: 1 }}>
      {entrance.backToLogin}
    </TextLink>
  );
  if (isDone || token === null || problem !== undefined) {
    return (
      <EntranceFrame title={texts.title}>
        <Alert severity={isDone ? 'success' : 'error'}>
          {isDone ? texts.done : (problem ?? entrance.linkBroken)}
        </Alert>
        {toLogin}
      </EntranceFrame>
    );
  }
  return (
    <EntranceFrame title={texts.title}>
      {texts.body === undefined ? null : <Typography sx={{ mb: 1 }}>{texts.body}</Typography>}
      <EntranceForm
        submitLabel={texts.submit}
        send={async ({ repeated: _, ...values }) => {
          await callApi(path, { method: 'POST', body: { ...values, token } });
          if (onDone === undefined) setDone(true);
          else onDone();
        }}
      >
        {children}
      </EntranceForm>
      {toLogin}
    </EntranceFrame>
  );
}

/** Screens that mails lead to, by their names in the links. */
const screens: ReadonlyMap<string, string> = new Map([
  ['invitation', '/einladung'],
  ['new-password', '/passwort-neu'],
]);

/**
 * The screen that a mailed link leads to. Its secret comes after the `#`, so that no server, proxy or log ever sees it:
 * '#/invitation?token=abc' is '/einladung#token=abc'.
 * @returns null for any other address
 */
export function screenOfMailedLink(hash: string): string | null {
  const [, name = '', token] = /^#\/([a-z-]+)\?token=([\w-]+)$/.exec(hash) ?? [];
  const screen = screens.get(name);
  return screen === undefined || token === undefined ? null : `${screen}#token=${token}`;
}

/** The secret in a mailed link. */
export function mailedToken(hash: string): string | null {
  return /^#token=([\w-]+)$/.exec(hash)?.[1] ?? null;
}

const same =
  (source: string) =>
  (value: string | undefined, values: Readonly<Record<string, string>>): string | undefined =>
    value === values[source] ? undefined : entrance.notTheSame;

/** A new password, typed twice. */
export function NewPasswordFields({ source = 'password' }: { readonly source?: string }) {
  const [repeated] = useState(() => [required(), same(source)]);
  return (
    <>
      <PasswordInput
        source={source}
        label={entrance.newPassword}
        helperText={entrance.passwordRule}
        autoComplete="new-password"
        validate={required()}
      />
      <PasswordInput
        source="repeated"
        label={entrance.repeatPassword}
        helperText={false}
        autoComplete="new-password"
        validate={repeated}
      />
    </>
  );
}

/** The link in the mail is the proof; setting a password logs the browser in. */
export function AcceptInvitation() {
  const { hash } = useLocation();
  const token = mailedToken(hash);
  const { data, error, isLoading } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) =>
      callApi<{ name: string }>('/invitation/name', { method: 'POST', body: { token }, signal, asks: false }),
    enabled: token !== null,
    retry: false,
    // An invitation that was accepted meanwhile is fetched again.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (isLoading) return <Loading />;
  // Loads a fresh page: this one remembers that nobody was logged in, or somebody else's rights.
  const enter = () => location.replace('/admin');
  return (
    <LinkedForm
      texts={entrance.invitation}
      path="/invitation"
      onDone={enter}
      // After any other failure the name can be typed.
      {...(codeOf(error) === 'invitation-expired' ? { problem: messageOf(error) } : {})}
    >
      <TextInput
        source="name"
        label={entrance.yourName}
        helperText={false}
        autoComplete="name"
        defaultValue={data?.name ?? ''}
        validate={required()}
      />
      <NewPasswordFields />
    </LinkedForm>
  );
}

const anAddress = [required(), anEmail];

/** Requests a link; the answer is the same whether there is such an account or not. */
export function ForgotPassword() {
  const [isSent, setSent] = useState(false);
  return (
    <EntranceFrame title={entrance.forgot.title}>
      {isSent ? (
        <Alert severity="success">{entrance.forgot.done}</Alert>
      ) : (
        <>
          <Typography sx={{ mb: 1 }}>{entrance.forgot.body}</Typography>
          <EntranceForm
            submitLabel={entrance.forgot.submit}
            send={async ({ email: address }) => {
              await callApi('/forgot-password', { method: 'POST', body: { email: address } });
              setSent(true);
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
          </EntranceForm>
        </>
      )}
      <TextLink component={Link} to="/login" sx={{ display: 'inline-block', mt: 2, py: 1 }}>
        {entrance.backToLogin}
      </TextLink>
    </EntranceFrame>
  );
}

export function ResetPassword() {
  return (
    <LinkedForm texts={entrance.reset} path="/reset-password">
      <NewPasswordFields />
    </LinkedForm>
  );
}
