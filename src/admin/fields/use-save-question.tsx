import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Confirm } from 'react-admin';
import { useFormContext } from 'react-hook-form';

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
 */
export function useSaveQuestion(
  texts: { readonly title: string; readonly confirm: string },
  questionOf: () => SaveQuestion | null,
): {
  readonly ask: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<(SaveQuestion & { readonly button: HTMLButtonElement }) | null>(null);
  const { trigger } = useFormContext();
  const agreed = useRef<string | null>(null);
  const isWrong = useRef(false);
  const ask = (event: MouseEvent<HTMLButtonElement>): void => {
    const question = isWrong.current ? null : questionOf();
    isWrong.current = false;
    if (question === null || question.about === agreed.current) return;
    event.preventDefault();
    const button = event.currentTarget;
    void trigger().then((isRight) => {
      if (isRight) return setAsked({ ...question, button });
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
