import { Alert, Card, CardContent } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { PasswordInput, required, Title, useNotify, useRedirect } from 'react-admin';
import { callApi } from '../data/api.ts';
import { forgetMe } from '../data/session.ts';
import { entrance } from '../texts/entrance.ts';
import { EntranceForm } from './entrance-form.tsx';
import { NewPasswordFields } from './mailed-links.tsx';

/** One's own password. `forced`: a printed or mailed password works only once. */
export function ChangePassword({ forced = false }: { readonly forced?: boolean }) {
  const notify = useNotify();
  const redirect = useRedirect();
  const queries = useQueryClient();
  return (
    <Card sx={{ mt: 2, maxWidth: 480 }}>
      <Title title={entrance.change.title} />
      <CardContent>
        {forced ? (
          <Alert severity="info" sx={{ mb: 2 }}>
            {entrance.change.forced}
          </Alert>
        ) : null}
        <EntranceForm
          submitLabel={entrance.change.submit}
          send={async ({ currentPassword, newPassword }) => {
            await callApi('/password', { method: 'POST', body: { currentPassword, newPassword } });
            forgetMe();
            await queries.invalidateQueries({ queryKey: ['me'] });
            notify(entrance.change.done, { type: 'success' });
            redirect('/');
          }}
        >
          <PasswordInput
            source="currentPassword"
            label={entrance.currentPassword}
            helperText={false}
            autoComplete="current-password"
            validate={required()}
          />
          <NewPasswordFields source="newPassword" />
        </EntranceForm>
      </CardContent>
    </Card>
  );
}
