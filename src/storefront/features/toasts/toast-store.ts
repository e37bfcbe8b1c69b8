import { createValueStore } from '../../value-store.ts';

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** A possible reaction, such as undoing it. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
  /** Whether it gets the focus: after a key press on something that is gone now. */
  readonly takesFocus?: boolean;
}

/** Spec 8: toasts close by themselves after 5 s. */
const shownMs = 5000;

export const toasts = createValueStore<readonly Toast[]>([]);

/** The open modal dialogs, topmost last. Nothing outside the topmost one can be reached, so toasts go inside. */
export const openModals = createValueStore<readonly string[]>([]);

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

function show(tone: Toast['tone'], text: string, action?: ToastAction): void {
  const id = ++lastId;
  // The same message again, after a second press, is one message that stays longer.
  const others = toasts.get().filter((toast) => toast.text !== text);
  toasts.set([...others, { id, tone, text, ...(action === undefined ? {} : { action }) }]);
  resumeToast(id);
}

export const showSuccess = (text: string, action?: ToastAction): void => show('success', text, action);
/** Kept for the moment between two pages. */
const nextPageKey = 'message';

/** Shows a message on the next page, if an action leads there. */
export function showOnNextPage(text: string): void {
  try {
    sessionStorage.setItem(nextPageKey, text);
  } catch {
    // If the browser stores nothing, the next page shows nothing.
  }
}

/** Shows the message left by the previous page. */
export function showStoredToasts(): void {
  try {
    const text = sessionStorage.getItem(nextPageKey);
    if (text === null) return;
    sessionStorage.removeItem(nextPageKey);
    showSuccess(text);
  } catch {
    // As above.
  }
}

export const showError = (text: string): void => show('error', text);

/** It stays while it has the pointer or the focus (WCAG 2.2.1). */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function resumeToast(id: number): void {
  holdToast(id);
  timers.set(
    id,
    setTimeout(() => closeToast(id), shownMs),
  );
}

export function closeToast(id: number): void {
  holdToast(id);
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
