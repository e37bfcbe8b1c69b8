import { useEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import * as t from '#texts/form.ts';

/** Nobody is told of a limit that is far away. */
const fewCharacters = 200;
/** A screen reader is not interrupted at each key. */
const pauseMs = 1000;

/** Around a field: how much more can be written there, once that is little, or by how much it is too long. */
export function RoomLeft({ longest, children }: { readonly longest: number; readonly children: ReactNode }) {
  const [length, setLength] = useState(0);
  const [said, setSaid] = useState('');
  const left = longest - length;
  const isNear = left <= Math.min(longest / 5, fewCharacters);
  const text = isNear ? (left < 0 ? t.charactersTooMany(-left) : t.charactersLeft(left)) : '';
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  // As it is counted once it is sent.
  const count = ({ target }: SyntheticEvent): void => {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)
      setLength(target.value.trim().length);
  };
  return (
    <div onFocus={count} onInput={count}>
      {children}
      <p
        aria-hidden="true"
        className={`mt-1 text-[0.9375rem] empty:hidden ${left < 0 ? 'font-semibold text-error' : 'text-ink-soft'}`}
      >
        {text}
      </p>
      {/* Not a status: a form has one of its own. */}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}
