import { required, TextInput, useRedirect } from 'react-admin';
import { forgetMe } from '../data/session.ts';
import { entrance } from '../texts/entrance.ts';
import { LinkedForm } from './linked-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** The link in the mail is the proof; with a password of one's own one is logged in. */
export function AcceptInvitation() {
  const redirect = useRedirect();
  const enter = () => {
    forgetMe();
    redirect('/');
  };
  return (
    <LinkedForm texts={entrance.invitation} path="/invitation" onDone={enter}>
      <TextInput
        source="name"
        label={entrance.yourName}
        helperText={false}
        autoComplete="name"
        validate={required()}
      />
      <NewPasswordFields />
    </LinkedForm>
  );
}
