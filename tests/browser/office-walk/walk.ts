import type { Locator, Page } from '@playwright/test';

/** What a person does to one input of a form, and what stands there when the page is read again. */
export type Field = {
  /** The input's name, which is its place in what is sent: `items.0.topic`. */
  readonly source: string;
  /** As it is read beside the field. */
  readonly label: string;
  /** The field of the entry that is put back, where its name is not that of the input. */
  readonly part?: string;
} & (
  | { readonly kind: 'text'; readonly typed: string; readonly reads: string }
  | { readonly kind: 'choice'; readonly chosen: string | RegExp; readonly reads: string | RegExp }
  | { readonly kind: 'switch'; readonly on: boolean }
  /** Said and shown, and not for this form to change. */
  | { readonly kind: 'fixed'; readonly reads: string | RegExp }
  /** Anything that is no plain input; `holds` is asked after the page was read again. */
  | {
      readonly kind: 'own';
      readonly change: (page: Page) => Promise<void>;
      readonly holds: (page: Page) => Promise<void>;
    }
);

/** A form: its fields are all changed, saved, and read again. */
interface Form {
  readonly heading: string | RegExp;
  /** Parts that are opened first, by the text of their button. */
  readonly unfold?: readonly RegExp[];
  /** All inputs there are; none: the screen is only looked at. */
  readonly fields: readonly Field[];
  /** Inputs that this form has, too, and that another form of the same place fills in. */
  readonly others?: readonly Field[];
  readonly save?: string;
  /** What the office says once it is done. */
  readonly saved?: string;
}

/** Something that exists: opened from its list, changed, read again, looked at from outside, and put back. */
export interface Entry extends Form {
  /** What is pressed in the list, by default what has this text. Nothing for a place that is one screen. */
  readonly open?: string | ((page: Page) => Locator);
  /** Where its interface gives it, if that is not where its screen is. */
  readonly path?: string;
  /** Parts that are opened once it is saved, where their names have changed. */
  readonly unfoldSaved?: readonly RegExp[];
  /** Where visitors, or the list, show what was typed. */
  readonly seen?: (page: Page) => Promise<void>;
  /** The walk has made it, and it may stay as it is. */
  readonly isOwn?: boolean;
}

/** Something new, by the list's own button. */
interface Creation extends Form {
  readonly button: string;
  /** What is done with it: looked at, and removed where the office can. */
  readonly then: (page: Page) => Promise<void>;
}

/** How one place of the back office is walked through. */
export interface Walk {
  /** Its name in `src/admin/places.tsx`. */
  readonly place: string;
  /** What the menu calls it. */
  readonly label: string;
  /** What must be there before, made as visitors make it; the other steps are told what it is called. */
  readonly prepare?: (page: Page) => Promise<string>;
  readonly list?: {
    /** What is typed into the list's search, which leaves one row. */
    readonly searches?: (made: string) => string;
    readonly shows: (made: string) => readonly (string | RegExp)[];
    /** What each of its rows looks like, as it is read. */
    readonly row?: RegExp;
  };
  readonly entries?: (made: string) => readonly Entry[];
  readonly create?: () => Creation;
  /** What else can be done there, beginning at the list. */
  readonly more?: (page: Page, made: string) => Promise<void>;
}

/** `reads`: what stands there afterwards, where the form writes it in its own way. */
export const text = (source: string, label: string, typed: string, reads = typed): Field => ({
  kind: 'text',
  source,
  label,
  typed,
  reads,
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
