import { required, TextInput } from 'react-admin';
import { entrance } from '../texts/entrance.ts';
import { LinkedForm } from './linked-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** The link in the mail is the proof; setting a password logs the browser in. */
export function AcceptInvitation() {
  // Loads a fresh page: this one remembers that nobody was logged in, or somebody else's rights.
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
