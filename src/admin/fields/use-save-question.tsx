import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Confirm, setSubmissionErrors, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fieldErrorsOf, issuesOf } from '../data/api.ts';
import { focusFirstError } from './focus-first-error.ts';

/** What is asked before saving. */
export interface SaveQuestion {
  /** Identifies the question: one that was confirmed is not asked again. */
  readonly about: string;
  /** Another heading than usual. */
  readonly title?: string;
  readonly content: ReactNode;
}

/**
 * Holds a click on „Speichern“ until something that looks like a typing error is confirmed. An invalid form is not
 * asked about: its click goes on, and the form marks all of its errors at once.
 * @param check validates on the server, and saves nothing
 */
export function useSaveQuestion(
  texts: { readonly title: string; readonly confirm: string },
  questionOf: () => SaveQuestion | null,
  check: () => Promise<unknown> = () => Promise.resolve(),
): {
  readonly ask: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<(SaveQuestion & { readonly button: HTMLButtonElement }) | null>(null);
  const { trigger, setError } = useFormContext();
  const notify = useNotify();
  const agreed = useRef<string | null>(null);
  const isInvalid = useRef(false);
  const ask = (event: MouseEvent<HTMLButtonElement>): void => {
    const question = isInvalid.current ? null : questionOf();
    isInvalid.current = false;
    if (question === null || question.about === agreed.current) return;
    event.preventDefault();
    const button = event.currentTarget;
    const refused = (error: unknown): void => {
      const errors = fieldErrorsOf(error);
      // If the server was not reached or named no field, saving itself will tell the problem.
      if (errors === null) return setAsked({ ...question, button });
      setSubmissionErrors(errors, setError);
      notify('ra.message.invalid_form', { type: 'error' });
      return focusFirstError(issuesOf(error).map(({ field }) => field));
    };
    void trigger().then((isValid) => {
      if (isValid) return check().then(() => setAsked({ ...question, button }), refused);
      isInvalid.current = true;
      return button.click();
    });
  };
  const agree = (): void => {
    if (asked === null) return;
    agreed.current = asked.about;
    setAsked(null);
    asked.button.click();
  };
  const dialog = (
    <Confirm
      isOpen={asked !== null}
      title={asked?.title ?? texts.title}
      content={asked?.content ?? ''}
      confirm={texts.confirm}
      onConfirm={agree}
      onClose={() => setAsked(null)}
    />
  );
  return { ask, dialog };
}
