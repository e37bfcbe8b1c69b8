import { Alert, Link as TextLink, Typography } from '@mui/material';
import { useState } from 'react';
import { email, required, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { callApi } from '../data/api.ts';
import { entrance } from '../texts/entrance.ts';
import { EntranceForm } from './entrance-form.tsx';
import { EntranceFrame } from './entrance-frame.tsx';

const anAddress = [required(), email()];

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
