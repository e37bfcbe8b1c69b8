import type { ComponentProps } from 'react';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 text-center font-semibold transition-colors';
const looks = {
  solid: 'bg-petrol text-white hover:bg-petrol-deep',
  outline: 'border border-ink hover:bg-ink hover:text-paper',
  paper: 'bg-paper text-ink hover:bg-white',
  quiet: 'border border-line-strong hover:border-ink hover:bg-ink hover:text-paper',
  unusable: 'border border-line bg-paper-deep text-ink-soft cursor-not-allowed',
} as const;

/** The look of buttons, and of links that look like one. */
export function buttonLook(look: keyof typeof looks, padding = 'px-7'): string {
  return `${shape} ${padding} ${looks[look]}`;
}

/**
 * A button. If it is `unavailable`, it looks and reads as disabled, but can be reached and pressed, so that it can say
 * why.
 */
export function Button({
  look = 'solid',
  unavailable = false,
  disabled = false,
  padding,
  className = '',
  ...rest
}: ComponentProps<'button'> & {
  readonly look?: 'solid' | 'outline' | 'quiet';
  readonly unavailable?: boolean;
  readonly padding?: string;
}) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-disabled={unavailable || undefined}
      className={`${buttonLook(disabled || unavailable ? 'unusable' : look, padding)} ${className}`}
    />
  );
}
