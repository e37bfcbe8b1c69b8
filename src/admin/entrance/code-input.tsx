import { required, TextInput } from 'react-admin';

const digits = {
  inputMode: 'numeric',
  // Six digits, which some apps show as two groups.
  maxLength: 7,
  style: { letterSpacing: '0.2em' },
} as const;

/** Six digits from an app: phones show their number pad and offer codes they know. */
export function CodeInput({
  label,
  helperText = false,
}: {
  readonly label: string;
  readonly helperText?: string | false;
}) {
  return (
    <TextInput
      source="code"
      label={label}
      helperText={helperText}
      autoComplete="one-time-code"
      autoFocus
      validate={required()}
      slotProps={{ htmlInput: digits }}
    />
  );
}
