import { entrance } from '../texts/entrance.ts';
import { LinkedForm } from './linked-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

export function ResetPassword() {
  return (
    <LinkedForm texts={entrance.reset} path="/reset-password">
      <NewPasswordFields />
    </LinkedForm>
  );
}
