import { createValueStore } from '../../value-store.ts';

export interface Toast {
  readonly id: number;
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** Spec 8: toasts close by themselves after 5 s. */
const shownMs = 5000;

export const toasts = createValueStore<readonly Toast[]>([]);

let lastId = 0;

function show(tone: Toast['tone'], text: string): void {
  const id = ++lastId;
  // The same words again, pressed twice, are one message that stays longer.
  const others = toasts.get().filter((toast) => toast.text !== text);
  toasts.set([...others, { id, tone, text }]);
  setTimeout(() => closeToast(id), shownMs);
}

export const showSuccess = (text: string): void => show('success', text);
export const showError = (text: string): void => show('error', text);

export function closeToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
