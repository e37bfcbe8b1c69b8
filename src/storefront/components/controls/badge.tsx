import type { ReactNode } from 'react';

const tones = {
  saving: 'bg-saving text-white',
  dark: 'bg-ink text-paper',
  quiet: 'bg-paper text-ink border border-line-strong',
} as const;

/** A short label on a picture. */
export function Badge({
  tone,
  children,
}: {
  readonly tone: keyof typeof tones;
  readonly children: ReactNode;
}) {
  return (
    <span className={`inline-block px-2.5 py-1 text-[0.8125rem] leading-tight font-semibold ${tones[tone]}`}>
      {children}
    </span>
  );
}
