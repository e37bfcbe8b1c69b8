import type { ComponentProps, ReactNode } from 'react';
import * as t from '../texts/de/checkout.ts';

const box =
  'mt-1 block min-h-12 w-full border border-line-strong bg-white px-3 text-ink aria-invalid:border-2 aria-invalid:border-error';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly isOptional?: boolean;
  /** What is wrong with it; read out with the field. */
  readonly error?: string | undefined;
}

/** A line of text with its label above and what is wrong below. */
export function TextField({
  id,
  label,
  isOptional = false,
  error,
  onText,
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, 'onChange'> & { readonly onText: (text: string) => void }) {
  return (
    <Labelled id={id} label={label} isOptional={isOptional} error={error}>
      <input
        {...rest}
        id={id}
        onChange={(event) => onText(event.target.value)}
        aria-required={!isOptional}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={box}
      />
    </Labelled>
  );
}

/** A choice out of many. */
export function SelectField({
  id,
  label,
  onText,
  children,
  ...rest
}: FieldProps & Omit<ComponentProps<'select'>, 'onChange'> & { readonly onText: (text: string) => void }) {
  return (
    <Labelled id={id} label={label}>
      <select {...rest} id={id} onChange={(event) => onText(event.target.value)} className={box}>
        {children}
      </select>
    </Labelled>
  );
}

function Labelled({
  id,
  label,
  isOptional = false,
  error,
  children,
}: FieldProps & { readonly children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> ({t.optional})</span>}
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className="font-semibold text-error">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

/** A box to tick, never ticked beforehand. */
export function Checkbox({
  label,
  hint,
  checked,
  onChecked,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer gap-3 py-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChecked(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-petrol"
      />
      <span>
        {label}
        {hint !== undefined && <span className="block text-[0.9375rem] text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}

/** One of few choices, as a card. */
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
    <label className="flex min-h-14 cursor-pointer gap-3 border border-line-strong px-4 py-3 has-checked:border-petrol has-checked:bg-white has-checked:outline-1 has-checked:outline-petrol">
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className="mt-1 size-5 shrink-0 accent-petrol"
      />
      <span>
        {label}
        {hint !== undefined && <span className="block text-[0.9375rem] text-ink-soft">{hint}</span>}
      </span>
    </label>
  );
}
