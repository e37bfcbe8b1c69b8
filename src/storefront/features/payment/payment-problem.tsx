import { useEffect, useRef } from 'react';
import * as t from '#texts/paying.ts';
import { Worded } from '../../components/worded.tsx';

/** What went wrong with a payment, whether money has moved, and what to do now. */
export interface PaymentProblem {
  /** The provider's words, or the specification's. */
  readonly text: string;
  /** What we know of the cause; null if the words say all of it. */
  readonly cause: string | null;
}

export function PaymentAlert({ problem }: { readonly problem: PaymentProblem }) {
  const alert = useRef<HTMLDivElement>(null);
  // On a phone the button is a screen below it: a refused card must not look as if nothing had happened.
  useEffect(() => alert.current?.focus(), [problem]);
  return (
    <div
      ref={alert}
      tabIndex={-1}
      role="alert"
      className="scroll-mt-20 space-y-2 border-2 border-error bg-paper p-3"
    >
      <p className="font-semibold">
        <Worded>{problem.text}</Worded>
      </p>
      {problem.cause !== null && <p>{problem.cause}</p>}
    </div>
  );
}

/**
 * A call to the shop that got no answer says so; what the shop answered speaks for itself.
 * @param unanswered what it means that no answer came
 */
export function problemOfShop(
  answer: { readonly status: number; readonly message: string | null },
  text: string,
  unanswered: string = t.shopLost,
): PaymentProblem {
  return { text: answer.message ?? text, cause: answer.status === 0 ? unanswered : null };
}
