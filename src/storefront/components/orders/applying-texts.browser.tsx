import { Fragment } from 'react';
import * as t from '#texts/order-review.ts';
import { to } from '../../to.ts';

/** The texts that apply to the order, to be read before the click (§ 312i (1) Nr. 4 BGB) in a separate tab. */
export function ApplyingTexts() {
  return (
    <p className="mt-4 text-[0.9375rem] text-ink-soft">
      {t.applying.map((part) =>
        typeof part === 'string' ? (
          <Fragment key={part}>{part}</Fragment>
        ) : (
          <a
            key={part.page}
            href={to(part.page)}
            target="_blank"
            rel="noopener"
            className="underline underline-offset-4"
          >
            {part.label}
            <span className="sr-only"> {t.inNewTab}</span>
          </a>
        ),
      )}
    </p>
  );
}
