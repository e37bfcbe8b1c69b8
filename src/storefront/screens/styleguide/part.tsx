import type { ReactNode } from 'react';

/** A component of the styleguide: its name, its purpose, and its states. */
export function Part({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}) {
  const id = idOf(title);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-x-12 gap-y-6 border-t border-line py-10 xl:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 max-w-[44ch] text-[0.9375rem] text-ink-soft">{note}</p>
      </div>
      <div className="min-w-0 space-y-8">{children}</div>
    </section>
  );
}

/** One state of a component with its name above. */
export function State({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-sm text-ink-soft">{name}</p>
      {children}
    </div>
  );
}

export const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-');
