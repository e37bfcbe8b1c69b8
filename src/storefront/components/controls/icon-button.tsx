import type { ComponentProps } from 'react';

const sizes = { small: 'size-11', large: 'size-12' } as const;

/** A button that shows only a drawing; its label is read out, and its target is at least 44 px. */
export function IconButton({
  label,
  size = 'large',
  className = '',
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & {
  readonly label: string;
  readonly size?: keyof typeof sizes;
}) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`grid shrink-0 place-items-center ${sizes[size]} ${className}`}
    />
  );
}
