import { useEffect, useRef, useState, type RefObject } from 'react';
import { printable } from '../../shared/text/as-sent.ts';
import { useHydrated } from '../value-store.ts';
import { draftsStorageKey } from './checkout/tab-keys.ts';

type Texts = Readonly<Record<string, string>>;

/** What was typed into forms and is not sent yet, by the forms' names: a reload in the middle must not lose it. */
function readDrafts(): Readonly<Record<string, Texts>> {
  try {
    return JSON.parse(sessionStorage.getItem(draftsStorageKey) ?? '{}') as Record<string, Texts>;
  } catch {
    return {};
  }
}

/** The texts that are kept of a form; null: none. */
export function draftOf(form: string): Texts | null {
  return readDrafts()[form] ?? null;
}

/** @param texts null: it was sent, or given up */
export function keepDraft(form: string, texts: Texts | null): void {
  const { [form]: _, ...others } = readDrafts();
  const drafts = texts === null ? others : { ...others, [form]: texts };
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(draftsStorageKey);
    else sessionStorage.setItem(draftsStorageKey, JSON.stringify(drafts));
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}

/** What follows the beginning in the name of the first such draft: which of several was edited. Null: there is none. */
export function draftAfter(beginning: string): string | null {
  const name = Object.keys(readDrafts()).find((one) => one.startsWith(beginning));
  return name?.slice(beginning.length) ?? null;
}

/**
 * The texts of a form that React controls. Only what differs from `initial` is kept, so that news of the rest shows.
 * @param form its name among the drafts; null: nothing of it is kept, as with passwords
 */
export function useDraftTexts<T extends { readonly [Field in keyof T]: string }>(
  form: string | null,
  initial: T,
) {
  const [first] = useState(initial);
  const [texts, setTexts] = useState<T>(() => ({
    ...initial,
    ...(form === null ? {} : readDrafts()[form]),
  }));
  useEffect(() => {
    if (form === null) return;
    const changed = Object.entries<string>(texts).filter(([name, text]) => text !== first[name as keyof T]);
    keepDraft(form, changed.length === 0 ? null : Object.fromEntries(changed));
  }, [form, first, texts]);
  return [texts, setTexts] as const;
}

const nothing: Texts = {};

/**
 * The same for a form whose fields the browser controls. It must have no passwords.
 * @param name null: the page shows what was sent without script, and that is newer
 * @param known what its fields begin with, by their names, from a link or the account. It is filled in, taken out
 * again once it is no longer known, and never kept: somebody else may use the tab next.
 */
export function useDraft<T extends { readonly [Field in keyof T]: string }>(
  name: string | null,
  isSent: boolean,
  known: T,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const filled = useRef<{ readonly name: string; readonly texts: Texts } | null>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    const shown = form.current;
    if (name === null || !isHydrated) return undefined;
    if (isSent) keepDraft(name, null);
    if (isSent || shown === null) return undefined;
    const before = filled.current;
    const isOther = before !== null && before.name !== name;
    if (isOther) shown.reset();
    const texts: Texts = { ...known, ...readDrafts()[name] };
    const last = isOther || before === null ? nothing : before.texts;
    for (const [field, text] of Object.entries(texts)) fill(shown, field, text, last[field]);
    filled.current = { name, texts };
    const keep = (): void => {
      const typed = typedTexts(textsOf(new FormData(shown)), known);
      keepDraft(name, Object.keys(typed).length === 0 ? null : typed);
    };
    shown.addEventListener('input', keep);
    return () => shown.removeEventListener('input', keep);
  }, [name, isHydrated, isSent, known]);
  return form;
}

/** The texts of a form that are not what it began with. */
export function typedTexts(texts: Texts, known: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== (known[name] ?? '')));
}

/**
 * What was typed into the page, also before it was hydrated, is newer.
 * @param last what was filled in before
 */
function fill(form: HTMLFormElement, name: string, text: string, last: string | undefined): void {
  const field = form.elements.namedItem(name);
  if (field instanceof RadioNodeList) field.value = text;
  else if (
    (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
    field.type !== 'hidden' &&
    (field.value === field.defaultValue || field.value === last)
  )
    field.value = text;
}

/**
 * The texts of a form, by their fields' names. Pasted ones may bring control characters along, which nobody sees and no
 * database keeps: the shop refuses them, and nobody can find them by reading. Each becomes a space.
 */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, printable(value)]] : [])),
  );
}
