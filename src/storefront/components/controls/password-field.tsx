import { useState } from 'react';
import * as t from '#texts/login.ts';
import { TextField } from './field.tsx';

/** A password that can be shown, because people mistype what they cannot see. */
export function PasswordField({
  id,
  name = 'password',
  label,
  isNew,
  value,
  error,
  onText,
}: {
  readonly id: string;
  readonly name?: string;
  readonly label: string;
  /** A new password, so that password managers offer a strong one. */
  readonly isNew: boolean;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onText: (text: string) => void;
}) {
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <TextField
        id={id}
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize={isShown ? 'none' : undefined}
        spellCheck={false}
        label={label}
        value={value}
        error={error}
        onText={onText}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 text-[0.9375rem]">
        {isNew && <p className="mt-1 max-w-[34ch] text-ink-soft">{t.passwordHint}</p>}
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          className="ml-auto min-h-11 underline underline-offset-4"
        >
          {isShown ? t.hidePassword : t.showPassword}
        </button>
      </div>
    </div>
  );
}
