import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import * as t from '#texts/cart.ts';
import { loadAlert } from '../overlays/load-alert.ts';
import { showAlert } from '../overlays/overlay-store.ts';

/** A link between two steps of buying. In a new tab or window it is a link like any other. */
export function WayOnLink({
  href,
  className,
  label,
  children,
}: {
  readonly href: string;
  /** Needed if the text alone does not say where the link leads. */
  readonly label?: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const { isLeaving, goOn } = useWayOn();
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        void goOn(href);
      }}
    >
      {isLeaving ? t.oneMoment : children}
    </a>
  );
}

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** After this long, shoppers assume that there is no connection. */
const patienceMs = 10_000;

const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) }).then(
    () => true,
    () => false,
  );

/**
 * The way from one step of buying to the next: without a connection the shopper stays on the page, which says so. The browser's own
 * page that says so would replace cart and form.
 */
export function useWayOn() {
  const [isLeaving, setLeaving] = useState(false);
  // Loaded while there is a connection: the alert may have to say that there is none.
  useEffect(() => void loadAlert(), []);

  const goOn = async (address: string): Promise<void> => {
    if (isLeaving) return;
    setLeaving(true);
    // Twice: a connection that has just been closed is not a lost one.
    const isReached = (await answers(address)) || (await answers(address));
    setLeaving(false);
    if (isReached) location.assign(address);
    else showAlert(t.noConnection);
  };
  return { isLeaving, goOn };
}
