import { useQuery } from '@tanstack/react-query';
import { Loading, required, TextInput } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { callApi, codeOf, messageOf } from '../data/api.ts';
import { entrance } from '../texts/entrance.ts';
import { LinkedForm } from './linked-form.tsx';
import { mailedToken } from './mailed-link.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

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
    // An invitation that was accepted meanwhile is asked for again.
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
