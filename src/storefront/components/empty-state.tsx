import type { ReactNode } from 'react';

/** Shown in place of an empty list: says so, and how to go on. */
export function EmptyState({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="py-16 text-center">
      <p className="mx-auto max-w-[36ch] font-serif text-xl text-balance">{title}</p>
      {children !== undefined && <div className="mt-6">{children}</div>}
    </div>
  );
}
