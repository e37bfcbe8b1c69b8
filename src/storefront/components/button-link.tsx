import type { ReactNode } from 'react';

const looks = {
  solid: 'bg-petrol text-white hover:bg-petrol-deep',
  outline: 'border border-ink hover:bg-ink hover:text-paper',
} as const;

/** A link that looks like a button, where a page leads on. */
export function ButtonLink({
  href,
  look = 'solid',
  children,
}: {
  readonly href: string;
  readonly look?: keyof typeof looks;
  readonly children: ReactNode;
}) {
  return (
    <a
      href={href}
      className={`inline-flex min-h-12 items-center justify-center px-7 font-semibold transition-colors ${looks[look]}`}
    >
      {children}
    </a>
  );
}
