import * as t from '#texts/search.ts';
import { Cross } from '../../components/controls/icons.tsx';

/** The active filters of a list, each a link to the list without it. */
export function Chips({
  label,
  chips,
  reset = null,
}: {
  readonly label: string;
  readonly chips: readonly { readonly label: string; readonly href: string }[];
  /** The list without any filter. */
  readonly reset?: string | null;
}) {
  return (
    <nav aria-label={label} className="mt-3">
      <ul className="flex flex-wrap items-center gap-2">
        {chips.map((chip) => (
          <li key={chip.href + chip.label}>
            <a
              href={chip.href}
              aria-label={t.remove(chip.label)}
              className="inline-flex min-h-11 items-center gap-2 border border-line-strong bg-white px-3 hover:border-ink"
            >
              {chip.label}
              <Cross className="size-4" />
            </a>
          </li>
        ))}
        {reset !== null && (
          <li className="pl-1">
            <a href={reset} className="inline-flex min-h-11 items-center pr-2 underline">
              {t.reset}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
