import { createValueStore } from '../../value-store.ts';

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** What can be done about it, such as taking it back. */
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  readonly act: () => void;
  /** Whether the focus goes to it: after a key press on something that is gone now. */
  readonly takesFocus?: boolean;
}

/** Spec 8: toasts close by themselves after 5 s. */
const shownMs = 5000;

export const toasts = createValueStore<readonly Toast[]>([]);

/** The modal dialogs that are open, the topmost last. What lies outside of it cannot be reached: toasts go inside. */
export const openModals = createValueStore<readonly string[]>([]);

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

function show(tone: Toast['tone'], text: string, action?: ToastAction): void {
  const id = ++lastId;
  // The same words again, pressed twice, are one message that stays longer.
  const others = toasts.get().filter((toast) => toast.text !== text);
  toasts.set([...others, { id, tone, text, ...(action === undefined ? {} : { action }) }]);
  resumeToast(id);
}

export const showSuccess = (text: string, action?: ToastAction): void => show('success', text, action);
/** Kept for the moment between two pages. */
const nextPageKey = 'message';

/** Says it on the page that comes next: what was done leads there, and is worth a word. */
export function showOnNextPage(text: string): void {
  try {
    sessionStorage.setItem(nextPageKey, text);
  } catch {
    // Where the browser keeps nothing, the next page says nothing.
  }
}

/** Shows what the page before has left. */
export function showKept(): void {
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

/** It stays while somebody is at it, by pointer or focus (WCAG 2.2.1). */
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
