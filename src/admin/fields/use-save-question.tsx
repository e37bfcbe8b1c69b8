import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Confirm } from 'react-admin';

/** What is asked before saving. */
export interface SaveQuestion {
  /** What it is about: agreed to once, the same is not asked again. */
  readonly about: string;
  /** Another heading than usual. */
  readonly title?: string;
  readonly content: ReactNode;
}

/** Holds a click on „Speichern“ until something that looks like a typing error is confirmed. */
export function useSaveQuestion(
  texts: { readonly title: string; readonly confirm: string },
  questionOf: () => SaveQuestion | null,
): {
  readonly ask: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly dialog: ReactNode;
} {
  const [asked, setAsked] = useState<(SaveQuestion & { readonly button: HTMLButtonElement }) | null>(null);
  const agreed = useRef<string | null>(null);
  const ask = (event: MouseEvent<HTMLButtonElement>): void => {
    const question = questionOf();
    if (question === null || question.about === agreed.current) return;
    event.preventDefault();
    setAsked({ ...question, button: event.currentTarget });
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
