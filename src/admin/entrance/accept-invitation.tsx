import { required, TextInput } from 'react-admin';
import { entrance } from '../texts/entrance.ts';
import { LinkedForm } from './linked-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** The link in the mail is the proof; with a password of one's own one is logged in. */
export function AcceptInvitation() {
  // A fresh page: this one remembers that nobody was logged in, or what somebody else may do.
  const enter = () => location.replace('/admin');
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
