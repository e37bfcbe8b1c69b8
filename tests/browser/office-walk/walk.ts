import type { Locator, Page } from '@playwright/test';

/** A person's action on an input of a form, and its value after the page is reloaded. */
export type Field = {
  /** The input's name, which is its path in the request: `items.0.topic`. */
  readonly source: string;
  /** Its visible label. */
  readonly label: string;
  /** The field of the entry to restore, if its name differs from the input's. */
  readonly part?: string;
} & (
  | { readonly kind: 'text'; readonly typed: string; readonly reads: string }
  /** A formatted text, typed as it will be read. */
  | { readonly kind: 'prose'; readonly typed: string }
  | { readonly kind: 'choice'; readonly chosen: string | RegExp; readonly reads: string | RegExp }
  | { readonly kind: 'switch'; readonly on: boolean }
  /** Shown, but not changed by this form. */
  | { readonly kind: 'fixed'; readonly reads: string | RegExp }
  /** Anything but a plain input; `holds` is called after the page was reloaded. */
  | {
      readonly kind: 'own';
      readonly change: (page: Page) => Promise<void>;
      readonly holds: (page: Page) => Promise<void>;
    }
);

/** A form: all its fields are changed, saved, and read again. */
interface Form {
  readonly heading: string | RegExp;
  /** Parts that are opened first, by the text of their button. */
  readonly unfold?: readonly RegExp[];
  /** All its inputs; none: the screen is only looked at. */
  readonly fields: readonly Field[];
  /** Further inputs of this form, which another form of the same place fills in. */
  readonly others?: readonly Field[];
  readonly save?: string;
  /** The office's message once it is done. */
  readonly saved?: string;
}

/** An existing record: opened from its list, changed, read again, checked from outside, and restored. */
export interface Entry extends Form {
  /** What to click in the list, by default the text. Nothing for a place with a single screen. */
  readonly open?: string | ((page: Page) => Locator);
  /** Its address in the interface, if that differs from its screen's. */
  readonly path?: string;
  /** Parts that are opened after saving, if their names have changed. */
  readonly unfoldSaved?: readonly RegExp[];
  /** Where visitors, or the list, show the typed values. */
  readonly seen?: (page: Page) => Promise<void>;
  /** The walk has created it, and it may stay as it is. */
  readonly isOwn?: boolean;
}

/** A new record, by the list's own button. */
interface Creation extends Form {
  readonly button: string;
  /** What follows: it is looked at, and deleted if the office can. */
  readonly then: (page: Page) => Promise<void>;
}

/** The walk through one place of the back office. */
export interface Walk {
  /** Its name in `src/admin/places.tsx`. */
  readonly place: string;
  /** Its label in the menu. */
  readonly label: string;
  /** Preparations, made as visitors make them; the other steps get the name of the result. */
  readonly prepare?: (page: Page) => Promise<string>;
  readonly list?: {
    /** The text for the list's search, which leaves one row. */
    readonly searches?: (made: string) => string;
    readonly shows: (made: string) => readonly (string | RegExp)[];
    /** The text of each of its rows. */
    readonly row?: RegExp;
  };
  readonly entries?: (made: string) => readonly Entry[];
  readonly create?: () => Creation;
  /** Further actions, beginning at the list. */
  readonly more?: (page: Page, made: string) => Promise<void>;
}

/** `reads`: the value afterwards, if the form formats it. */
export const text = (source: string, label: string, typed: string, reads = typed): Field => ({
  kind: 'text',
  source,
  label,
  typed,
  reads,
});
export const prose = (source: string, label: string, typed: string): Field => ({
  kind: 'prose',
  source,
  label,
  typed,
});
export const choice = (
  source: string,
  label: string,
  chosen: string | RegExp,
  reads: string | RegExp = chosen,
): Field => ({ kind: 'choice', source, label, chosen, reads });
export const onOff = (source: string, label: string, on: boolean): Field => ({
  kind: 'switch',
  source,
  label,
  on,
});
export const fixed = (source: string, label: string, reads: string | RegExp): Field => ({
  kind: 'fixed',
  source,
  label,
  reads,
});
