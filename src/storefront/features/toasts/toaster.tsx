import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/controls/button.tsx';
import { Cross } from '../../components/controls/icons.tsx';
import * as t from '#texts/cart.ts';
import { useValue } from '../../value-store.ts';
import { closeToast, holdToast, resumeToast, toasts, type Toast } from './toast-store.ts';
import { Worded } from '../../components/worded.tsx';

/**
 * Short messages that disappear by themselves: successes at the top right, stock errors at the top centre (spec 8). On
 * phones they are a strip of the header, or of the topmost modal dialog, outside of which nothing can be reached: the
 * strip takes its own room, so it cannot cover anything. Our own component, because `sonner` adds 9 kB and its own
 * `<style>` element, which the content security policy refuses.
 */
export function Toaster() {
  const all = useValue(toasts);
  const [isRead, setRead] = useState(false);
  // Screen readers read out what is added to an existing region: the first message waits for one frame.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setRead(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const shown = isRead ? all : [];
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const pressed = document.activeElement;
    // Browsers that keep the page still while something above it grows do so at the end of this frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => keepInSight(pressed));
    });
    return () => cancelAnimationFrame(frame);
  }, [newest]);
  return (
    <>
      <Corner role="status" place="toasts-right" shown={shown.filter(({ tone }) => tone === 'success')} />
      <Corner role="alert" place="toasts-centre" shown={shown.filter(({ tone }) => tone === 'error')} />
    </>
  );
}

/** A header that has grown may cover the element that was pressed right below it. */
function keepInSight(pressed: Element | null): void {
  if (pressed?.closest('main') && !pressed.matches('main, .buy-bar *')) {
    pressed.scrollIntoView({ block: 'nearest' });
  }
}

/** Always present, so that its contents are read out. */
function Corner({
  role,
  place,
  shown,
}: {
  readonly role: 'status' | 'alert';
  readonly place: string;
  readonly shown: readonly Toast[];
}) {
  return (
    <div role={role} className={`toasts ${place}`}>
      {shown.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastMessage({ toast: { id, tone, text, action } }: { readonly toast: Toast }) {
  const act = useRef<HTMLButtonElement>(null);
  const takesFocus = action?.takesFocus ?? false;
  useEffect(() => {
    if (takesFocus) act.current?.focus();
  }, [takesFocus]);
  return (
    <div
      className={`toast ${tone === 'success' ? 'bg-petrol-deep' : 'bg-error'}`}
      onPointerEnter={() => holdToast(id)}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.matches(':focus-within')) resumeToast(id);
      }}
      onFocus={() => holdToast(id)}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(':hover')) resumeToast(id);
      }}
    >
      <p className="flex-1 py-2">
        <Worded>{text}</Worded>
      </p>
      {action !== undefined && (
        <button
          ref={act}
          type="button"
          onClick={(event) => {
            const dialog = event.currentTarget.closest('dialog');
            action.act();
            closeToast(id);
            // The pressed element is gone; keyboard users continue in the panel.
            dialog?.querySelector('button')?.focus();
          }}
          className="min-h-11 shrink-0 px-2 font-semibold underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
      <IconButton label={t.closeMessage} size="small" onClick={() => closeToast(id)}>
        <Cross className="size-5" />
      </IconButton>
    </div>
  );
}
