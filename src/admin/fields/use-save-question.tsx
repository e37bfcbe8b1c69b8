import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Confirm, setSubmissionErrors, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fieldErrorsOf, issuesOf } from '../data/api.ts';
import { leadToFirstField } from './lead-to-field.ts';

/** What is asked before saving. */
export interface SaveQuestion {
  /** What it is about: agreed to once, the same is not asked again. */
  readonly about: string;
  /** Another heading than usual. */
  readonly title?: string;
  readonly content: ReactNode;
}

/**
 * Holds a click on „Speichern“ until something that looks like a typing error is confirmed. A form that is wrong is not
 * asked about: its click goes on, and the form marks all that is wrong at once.
 * @param check asks the server what it alone knows, and changes nothing
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
  const isWrong = useRef(false);
  const ask = (event: MouseEvent<HTMLButtonElement>): void => {
    const question = isWrong.current ? null : questionOf();
    isWrong.current = false;
    if (question === null || question.about === agreed.current) return;
    event.preventDefault();
    const button = event.currentTarget;
    const refused = (error: unknown): void => {
      const errors = fieldErrorsOf(error);
      // Without an answer, or with one about no field, saving itself will say what is the matter.
      if (errors === null) return setAsked({ ...question, button });
      setSubmissionErrors(errors, setError);
      notify('ra.message.invalid_form', { type: 'error' });
      return leadToFirstField(issuesOf(error).map(({ field }) => field));
    };
    void trigger().then((isRight) => {
      if (isRight) return check().then(() => setAsked({ ...question, button }), refused);
      isWrong.current = true;
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
