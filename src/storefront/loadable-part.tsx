import type { ComponentType } from 'react';
import { somethingWrong, tryAgain } from '#texts/lists.ts';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A part that is loaded when it is wanted, for React's `lazy`. Where the network or a newer edition of the shop keeps
 * it from coming, a line says so, and the page stays as it is: an error here would take the whole page away.
 * @param Instead stands in its place where the visitor can go on without it
 */
export function loadablePart<Props>(load: Load<Props>, Instead: ComponentType<Props> = Missing): Load<Props> {
  return () => load().catch(() => ({ default: Instead }));
}

/**
 * The link loads this address again, and with it the newest edition. A strip with room of its own, so that everything can
 * be scrolled out from under it.
 */
export function Missing() {
  return (
    <p role="alert" className="lost-part">
      {somethingWrong}{' '}
      <a href="" className="underline">
        {tryAgain}
      </a>
    </p>
  );
}
