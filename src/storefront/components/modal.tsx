import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as t from '../texts/de/buying.ts';
import { Cross } from './icons.tsx';

/**
 * A dialog over the page. The browser keeps the focus inside and gives it back afterwards; Escape and a press
 * outside close it.
 */
export function Modal({
  open,
  onClose,
  title,
  kind,
  role = 'dialog',
  describedBy,
  children,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** From the right edge, or small in the middle. */
  readonly kind: 'side-panel' | 'small-dialog';
  readonly role?: 'dialog' | 'alertdialog';
  readonly describedBy?: string;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const { current } = dialog;
    if (open && current?.open === false) current.showModal();
    if (!open && current?.open === true) current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={onClose}
      // The content fills the dialog, so whoever hits the dialog itself has pressed outside of it.
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={`overlay ${kind}`}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          {role === 'dialog' && (
            <button
              type="button"
              aria-label={t.close}
              onClick={onClose}
              className="grid size-12 shrink-0 place-items-center"
            >
              <Cross />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
