import { useState, type ReactNode } from 'react';

interface Props {
  /**
   * Unique among the still parts of the page. Not made by React, which gives other ids when it renders the page again.
   */
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * A part of the page that needs neither state nor handlers: the server renders it, and the browser keeps it as it is.
 * Pass its content as `{import.meta.env.SSR && …}`, so that neither its components nor its words are in the script that
 * browsers load.
 */
export const ServerRendered: (props: Props) => ReactNode = import.meta.env.SSR ? Rendered : Kept;

function Rendered({ id, children }: Props) {
  return (
    <div id={`still-${id}`} className="contents">
      {children}
    </div>
  );
}

/** Reads what the server rendered, so that the part can be put back if React renders the page again after an error. */
function Kept({ id: name }: Props) {
  const id = `still-${name}`;
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? '' }));
  return <div id={id} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
