import { Alert, Link as TextLink, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { callApi } from '../data/api.ts';
import { entrance } from '../texts/entrance.ts';
import { EntranceForm } from './entrance-form.tsx';
import { EntranceFrame } from './entrance-frame.tsx';
import { mailedToken } from './mailed-link.ts';

/** A form opened by a link in a mail: it sends its values together with the link's secret. */
export function LinkedForm({
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
