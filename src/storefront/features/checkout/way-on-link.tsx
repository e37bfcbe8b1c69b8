import type { MouseEvent, ReactNode } from 'react';
import * as t from '#texts/going-on.ts';
import { useWayOn } from './use-way-on.ts';

/** A link between two steps of buying. In a new tab or window it is a link like any other. */
export function WayOnLink({
  href,
  className,
  children,
}: {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const { isLeaving, goOn } = useWayOn();
  return (
    <a
      href={href}
      className={className}
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
