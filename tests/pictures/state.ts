import type { Locator, Page } from '@playwright/test';
import type { World } from './world.ts';

/** The widths of a phone, a tablet and a desk. */
export const widths = [390, 768, 1440] as const;
export type Width = (typeof widths)[number];

/** Something that shop or office can look like. */
export interface State {
  /** In kebab-case, beginning with where it is: the name of its pictures. */
  readonly name: string;
  /** Who looks at it; nobody in particular if left out. */
  readonly who?: 'customer' | 'owner';
  /** A panel or dialog stands in the window; everything else is photographed down to its end. */
  readonly frame?: 'window';
  reach(page: Page, world: World, width: Width): Promise<void>;
  /** Its own heading or text: only when that is visible has the state been reached. */
  sign(page: Page, world: World): Locator;
}
