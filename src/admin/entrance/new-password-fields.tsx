import { useState } from 'react';
import { PasswordInput, required } from 'react-admin';
import { entrance } from '../texts/entrance.ts';

const same =
  (source: string) =>
  (value: string | undefined, values: Readonly<Record<string, string>>): string | undefined =>
    value === values[source] ? undefined : entrance.notTheSame;

/** A new password, typed twice. */
export function NewPasswordFields({ source = 'password' }: { readonly source?: string }) {
  const [repeated] = useState(() => [required(), same(source)]);
  return (
    <>
      <PasswordInput
        source={source}
        label={entrance.newPassword}
        helperText={entrance.passwordRule}
        autoComplete="new-password"
        validate={required()}
      />
      <PasswordInput
        source="repeated"
        label={entrance.repeatPassword}
        helperText={false}
        autoComplete="new-password"
        validate={repeated}
      />
    </>
  );
}
