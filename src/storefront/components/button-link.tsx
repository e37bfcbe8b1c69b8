import type { ReactNode } from 'react';
import { buttonLook } from './button.tsx';

/** A link that looks like a button, where a page leads on. */
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
