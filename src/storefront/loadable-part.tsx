import type { ComponentType } from 'react';
import { somethingWrong, tryAgain } from '#texts/lists.ts';
import { quotedLanguage } from './texts/wording/quoted.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A part that is loaded on demand, for React's `lazy`. If the network or a newer version of the shop prevents that, a
 * line says so, and the page stays as it is: an error here would remove the whole page.
 * @param Instead shown in its place if the visitor can continue without it
 */
export function loadablePart<Props>(load: Load<Props>, Instead: ComponentType<Props> = Missing): Load<Props> {
  return () => load().catch(() => ({ default: Instead }));
}

/**
 * The link reloads this address, and with it the newest version. A strip with room of its own, so that everything can
 * be scrolled out from under it.
 */
export function Missing() {
  return (
    <p role="alert" className="lost-part">
      <span lang={quotedLanguage}>{somethingWrong}</span>{' '}
      <a href="" className="underline">
        {tryAgain}
      </a>
    </p>
  );
}
