import type { ComponentProps, ReactNode } from 'react';
import * as t from '#texts/form.ts';
import { Worded } from '../worded.tsx';

const box =
  'mt-1 block min-h-12 w-full border border-line-strong bg-white px-3 text-ink aria-invalid:border-2 aria-invalid:border-error';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly isOptional?: boolean;
  /** Help for filling it in; read out with the field. */
  readonly hint?: string | undefined;
  /** Its error; read out with the field. */
  readonly error?: string | undefined;
  /** Whether the error comes while the focus is elsewhere, and so is read out by itself. */
  readonly isErrorSaid?: boolean;
}

/** The ids of the field's hint and error, for `aria-describedby`. */
const descriptions = ({ id, hint, error }: Omit<FieldProps, 'label'>): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

/**
 * An e-mail address. What is typed into a field of type 'email' some browsers hand out with its domain in ASCII
 * ('ada@xn--mller-kva.de'), and it would be shown so afterwards.
 */
const asTyped = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/** A line of text with its label above and its error below. */
export function TextField({
  id,
  label,
  isOptional = false,
  hint,
  error,
  isErrorSaid = false,
  type,
  onText,
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, 'onChange'> & { readonly onText?: (text: string) => void }) {
  return (
    <Labelled
      id={id}
      label={label}
      isOptional={isOptional}
      hint={hint}
      error={error}
      isErrorSaid={isErrorSaid}
    >
      <input
        {...(type === 'email' ? asTyped : { type })}
        {...rest}
        id={id}
        onChange={(event) => onText?.(event.target.value)}
        aria-required={!isOptional}
        aria-invalid={error !== undefined}
        aria-describedby={descriptions({ id, hint, error })}
        className={box}
      />
    </Labelled>
  );
}

/** Several lines of text. */
export function TextArea({
  id,
  label,
  isOptional = false,
  error,
  hint,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Labelled id={id} label={label} isOptional={isOptional} hint={hint} error={error}>
      <textarea
        rows={3}
        {...rest}
        id={id}
        aria-required={!isOptional}
        aria-invalid={error !== undefined}
        aria-describedby={descriptions({ id, hint, error })}
        className={`${box} py-2`}
      />
    </Labelled>
  );
}

/** A choice from a list. */
export function SelectField({
  id,
  label,
  hint,
  error,
  onText,
  children,
  ...rest
}: FieldProps & Omit<ComponentProps<'select'>, 'onChange'> & { readonly onText: (text: string) => void }) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <select
        {...rest}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={descriptions({ id, hint, error })}
        onChange={(event) => onText(event.target.value)}
        className={box}
      >
        {children}
      </select>
    </Labelled>
  );
}

function Labelled({
  id,
  label,
  isOptional = false,
  hint,
  error,
  isErrorSaid = false,
  children,
}: FieldProps & { readonly children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> ({t.optional})</span>}
      </label>
      {error !== undefined && (
        <p
          id={`${id}-error`}
          role={isErrorSaid ? 'alert' : undefined}
          className="font-semibold wrap-anywhere hyphens-auto text-error"
        >
          <Worded>{error}</Worded>
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-[0.9375rem] text-ink-soft">
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}

/** A checkbox, never ticked in advance. */
export function Checkbox({
  name,
  label,
  hint,
  checked,
  onChecked,
}: {
  readonly name?: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer gap-3 py-2">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChecked(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-petrol"
      />
      <span className="min-w-0 hyphens-auto">
        {label}
        {hint !== undefined && <span className="block text-[0.9375rem] text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}

/** One of a few choices, as a card. */
export function RadioCard({
  name,
  value,
  label,
  hint,
  checked,
  onChoose,
}: {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <label className="flex min-h-14 cursor-pointer gap-[min(0.75rem,3.2vw)] border border-line-strong px-[min(1rem,4.2vw)] py-3 has-checked:border-petrol has-checked:bg-white has-checked:outline-1 has-checked:outline-petrol">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="mt-0.5 size-6 shrink-0 accent-petrol"
      />
      <span className="min-w-0 hyphens-auto">
        {label}
        {hint !== undefined && <span className="block text-[0.9375rem] text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}
