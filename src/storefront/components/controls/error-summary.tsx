import type { Ref } from 'react';
import * as t from '#texts/checkout.ts';
import { Worded } from '../worded.tsx';

/** All errors, above the form, each linked to its field by the element's id. */
export function ErrorSummary({
  missing,
  ref,
}: {
  readonly missing: readonly { readonly field: string; readonly message: string }[];
  readonly ref: Ref<HTMLDivElement>;
}) {
  if (missing.length === 0) return null;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="error-summary"
      className="border-4 border-error p-5"
    >
      <h2 id="error-summary" className="text-xl">
        {t.errorSummary}
      </h2>
      <ul className="mt-2">
        {missing.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
              className="inline-flex min-h-8 items-center font-semibold text-error underline underline-offset-4"
            >
              <Worded>{message}</Worded>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
