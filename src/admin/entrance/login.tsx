import { Link as TextLink } from '@mui/material';
import { useLogin } from 'react-admin';
import { Link } from 'react-router-dom';
import { entrance } from '../texts/entrance.ts';
import { EntranceFrame } from './entrance-frame.tsx';
import { LoginSteps } from './login-steps.tsx';

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
