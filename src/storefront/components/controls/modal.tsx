import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as t from '#texts/cart.ts';
import { useCloseOnBack } from '../../features/overlays/back-closes.ts';
import { openModals } from '../../features/toasts/toast-store.ts';
import { Toaster } from '../../features/toasts/toaster.tsx';
import { useValue } from '../../value-store.ts';
import { IconButton } from './button.tsx';
import { Cross } from './icons.tsx';

/**
 * A dialog over the page. The browser keeps the focus inside and returns it afterwards; Escape, a click outside and the
 * browser's Back close it.
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
  // An alert has one answer, which may lead to another page.
  useCloseOnBack(open && role === 'dialog', onClose);
  const isTopmost = useValue(openModals).at(-1) === titleId;
  useEffect(() => {
    const { current } = dialog;
    if (!open) return;
    if (current?.open === false) current.showModal();
    openModals.set([...openModals.get(), titleId]);
    return () => {
      openModals.set(openModals.get().filter((id) => id !== titleId));
      current?.close();
    };
  }, [open, titleId]);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={onClose}
      // The content fills the dialog, so a click on the dialog element itself is outside of its content.
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={`overlay ${kind}`}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-[min(1rem,4.2vw)] border-b border-line py-2 pr-2 pl-5">
          <h2 id={titleId} className="min-w-0 text-[min(1.5rem,9vw)]">
            {title}
          </h2>
          {role === 'dialog' && (
            <IconButton label={t.close} onClick={onClose}>
              <Cross />
            </IconButton>
          )}
        </div>
        {isTopmost && <Toaster />}
        {children}
      </div>
    </dialog>
  );
}
