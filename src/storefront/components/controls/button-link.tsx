import type { ReactNode } from 'react';
import { buttonLook } from './button.tsx';

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
