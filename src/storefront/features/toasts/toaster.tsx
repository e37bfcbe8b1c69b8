import { useEffect, useRef } from 'react';
import { Cross } from '../../components/icons.tsx';
import * as t from '../../texts/de/buying.ts';
import { useValue } from '../../value-store.ts';
import { closeToast, toasts, type Toast } from './toast-store.ts';

/**
 * Short messages that go by themselves: what went well at the top right, stock errors at the top centre (spec 8).
 * Our own, because `sonner` brings its styles in a `<style>` of its own, which the content security policy
 * refuses, and 9 kB.
 */
export function Toaster() {
  const shown = useValue(toasts);
  return (
    <>
      <Corner role="status" place="toasts-right" shown={shown.filter(({ tone }) => tone === 'success')} />
      <Corner role="alert" place="toasts-centre" shown={shown.filter(({ tone }) => tone === 'error')} />
    </>
  );
}

/** A popover, so that it lies above an open dialog; always there, so that what comes into it is read out. */
function Corner({
  role,
  place,
  shown,
}: {
  readonly role: 'status' | 'alert';
  readonly place: string;
  readonly shown: readonly Toast[];
}) {
  const corner = useRef<HTMLDivElement>(null);
  const count = shown.length;
  useEffect(() => {
    const raise = (): void => {
      corner.current?.hidePopover();
      corner.current?.showPopover();
    };
    raise();
    // A dialog that opens lies above what was there before.
    document.addEventListener('toggle', raiseOver, true);
    function raiseOver(event: Event): void {
      if (count > 0 && event.target instanceof HTMLDialogElement) raise();
    }
    return () => document.removeEventListener('toggle', raiseOver, true);
  }, [count]);
  return (
    <div ref={corner} popover="manual" role={role} className={`toasts ${place}`}>
      {shown.map(({ id, tone, text }) => (
        <p key={id} className={`toast ${tone === 'success' ? 'bg-petrol-deep' : 'bg-error'}`}>
          <span className="flex-1 py-2">{text}</span>
          <button
            type="button"
            aria-label={t.closeMessage}
            onClick={() => closeToast(id)}
            className="grid size-11 shrink-0 place-items-center"
          >
            <Cross className="size-5" />
          </button>
        </p>
      ))}
    </div>
  );
}
