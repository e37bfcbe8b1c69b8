import type { ReactNode } from 'react';
import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin';
import { type NumberKind, problemOf, type TypedNumber } from './typed-number.ts';
import { NumericField } from './numeric-field.tsx';

/** A number of a form in German notation. The form holds the stored unit: cents, millimetres, grams. */
export function NumericInput({
  source,
  kind,
  label,
  helperText = false,
  validate = [],
  defaultValue = null,
  isSentAsTyped = false,
  onLeave,
}: {
  readonly source: string;
  readonly kind: NumberKind;
  readonly label: string;
  readonly helperText?: ReactNode;
  readonly validate?: Validator | Validator[];
  readonly defaultValue?: number | null;
  /** It keeps no form from being sent: the server says what is wrong with it, beside all else that is wrong. */
  readonly isSentAsTyped?: boolean;
  /** With what the field holds then. */
  readonly onLeave?: (value: TypedNumber) => void;
}) {
  const isRead: Validator = (value: TypedNumber | undefined) => problemOf(value, kind);
  const { field, fieldState, isRequired } = useInput<TypedNumber>({
    source,
    defaultValue,
    validate: isSentAsTyped ? [] : [validate, isRead].flat(),
    ...(isSentAsTyped ? { isRequired: true } : {}),
    format: (kept: TypedNumber | undefined) => kept ?? null,
    parse: (kept: TypedNumber) => kept,
  });
  const { message } = fieldState.error ?? {};
  return (
    <NumericField
      kind={kind}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      name={field.name}
      value={field.value as TypedNumber}
      onChange={field.onChange}
      onBlur={() => {
        field.onBlur();
        onLeave?.(field.value as TypedNumber);
      }}
      inputRef={field.ref}
      problem={message === undefined ? undefined : <InputHelperText error={message} />}
      helperText={helperText === false ? null : helperText}
    />
  );
}
