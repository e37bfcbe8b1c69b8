import type { ComponentProps, MouseEvent, ReactNode } from 'react';

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
export function buttonLook(look: keyof typeof looks, padding = 'px-[min(1.75rem,7.2vw)]'): string {
  return `${shape} ${padding} ${looks[look]}`;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** It does nothing for now. */
  readonly idle?: boolean;
};

/**
 * A button without a look. While it is `idle` it reads as disabled and does nothing, but keeps the focus: a browser
 * takes that from a button that is `disabled` at the moment it is pressed, and people at a keyboard start again at the
 * top of the page (WCAG 2.2, 2.4.3). So no button of the shop is ever `disabled`.
 */
export function PlainButton({ idle = false, ...rest }: ButtonProps) {
  return <button type="button" {...rest} {...(idle && idleProps)} />;
}

/** A button that submits is not to do so either. `keep-press.ts` knows it by `data-idle`. */
const idleProps = {
  'aria-disabled': true,
  'data-idle': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

/**
 * A button. If it is `unavailable`, it looks and reads as disabled, but can be reached and pressed, so that it can say
 * why.
 */
export function Button({
  look = 'solid',
  unavailable = false,
  padding,
  className = '',
  ...rest
}: ButtonProps & {
  readonly look?: 'solid' | 'outline' | 'quiet';
  readonly unavailable?: boolean;
  readonly padding?: string;
}) {
  return (
    <PlainButton
      {...rest}
      aria-disabled={unavailable || undefined}
      className={`${buttonLook(rest.idle === true || unavailable ? 'unusable' : look, padding)} ${className}`}
    />
  );
}

/** A link that looks like a button, leading to the next step of a page. */
export function ButtonLink({
  href,
  look = 'solid',
  className = '',
  children,
}: {
  readonly href: string;
  readonly look?: 'solid' | 'outline' | 'paper';
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <a href={href} className={`${buttonLook(look)} ${className}`}>
      {children}
    </a>
  );
}

const sizes = { small: 'size-11', large: 'size-12' } as const;

/** A button that shows only a drawing; its label is read out, and its target is at least 44 px. */
export function IconButton({
  label,
  size = 'large',
  className = '',
  ...rest
}: Omit<ButtonProps, 'aria-label'> & {
  readonly label: string;
  readonly size?: keyof typeof sizes;
}) {
  return (
    <PlainButton
      {...rest}
      aria-label={label}
      className={`grid shrink-0 place-items-center ${sizes[size]} ${className}`}
    />
  );
}
