import type { Locator, Page } from '@playwright/test';
import type { World } from './world.ts';

/** The widths of a phone, a tablet and a desk. */
export const widths = [390, 768, 1440] as const;
export type Width = (typeof widths)[number];

/** A state of shop or office. */
export interface State {
  /** In kebab-case, beginning with its place: the name of its pictures. */
  readonly name: string;
  /** The person looking at it; nobody in particular if omitted. */
  readonly who?: 'customer' | 'owner';
  /** A panel or dialog is photographed in the window; everything else down to its end. */
  readonly frame?: 'window';
  reach(page: Page, world: World, width: Width): Promise<void>;
  /** Its own heading or text: the state has been reached only when that is visible. */
  sign(page: Page, world: World): Locator;
}
