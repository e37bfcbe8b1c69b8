import { Link as TextLink } from '@mui/material';
import { email, PasswordInput, required, TextInput, useLogin } from 'react-admin';
import { Link } from 'react-router-dom';
import { entrance } from '../texts/entrance.ts';
import { EntranceForm } from './entrance-form.tsx';
import { EntranceFrame } from './entrance-frame.tsx';

const anAddress = [required(), email()];

export function Login() {
  const login = useLogin();
  return (
    <EntranceFrame title={entrance.login.title}>
      <EntranceForm submitLabel={entrance.login.submit} send={async (values) => void (await login(values))}>
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
      <TextLink component={Link} to="/passwort-vergessen" sx={{ display: 'inline-block', mt: 2, py: 1 }}>
        {entrance.login.forgot}
      </TextLink>
    </EntranceFrame>
  );
}
