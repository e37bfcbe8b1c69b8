import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Keyboard handling of a combobox with a list (ARIA Authoring Practices): arrows move through the options and wrap
 * around, Enter takes the active one, Escape first closes and then clears, and leaving closes.
 * @param count the number of options; 0: nothing to open
 * @param key changes with the options
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  { count, key, isShown }: { readonly count: number; readonly key: string; readonly isShown: boolean },
): { readonly open: boolean; readonly active: number | null } {
  const [state, setState] = useState({ key, open: true, active: null as number | null });
  // New options: shown again, and none of them chosen yet.
  if (state.key !== key) setState({ key, open: true, active: null });
  const open = isShown && state.open;
  const active = open ? state.active : null;

  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    box.setAttribute('aria-expanded', String(open));
    if (active === null) box.removeAttribute('aria-activedescendant');
    else {
      box.setAttribute('aria-activedescendant', optionId(active));
      document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
    }
  }, [input, open, active]);

  const now = useRef({ count, isShown, open, active });
  useEffect(() => {
    now.current = { count, isShown, open, active };
  });

  useEffect(() => {
    const box = input.current;
    const form = box?.form;
    if (box === null || !form) return undefined;
    const show = (shown: boolean): void => setState((last) => ({ ...last, open: shown, active: null }));
    const walk = (step: 1 | -1): void => {
      const { count: all, open: isOpen, active: from } = now.current;
      const start = step === 1 ? -1 : all;
      const next = ((((isOpen ? (from ?? start) : start) + step) % all) + all) % all;
      setState((last) => ({ ...last, open: true, active: next }));
    };
    const onKey = (event: KeyboardEvent): void => {
      const { count: all, isShown: shown, open: isOpen, active: chosen } = now.current;
      if (!shown) return;
      if (all > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        walk(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter' && chosen !== null) {
        document.getElementById(optionId(chosen))?.click();
      } else if (event.key === 'Escape' && isOpen) {
        show(false);
      } else return;
      event.preventDefault();
    };
    const onLeave = (event: FocusEvent): void => {
      if (!(event.relatedTarget instanceof Node && form.contains(event.relatedTarget))) show(false);
    };
    const onPress = (): void => show(true);
    box.addEventListener('keydown', onKey);
    box.addEventListener('pointerdown', onPress);
    form.addEventListener('focusout', onLeave);
    return () => {
      box.removeEventListener('keydown', onKey);
      box.removeEventListener('pointerdown', onPress);
      form.removeEventListener('focusout', onLeave);
    };
  }, [input]);
  return { open, active };
}

export const optionId = (index: number): string => `search-hit-${index}`;
