import { useId, useState, type ReactNode } from 'react';

/**
 * A part of the page that needs neither state nor handlers: the server renders it, and the browser keeps it as it
 * stands. Give its content as `{import.meta.env.SSR && …}`, so that neither its components nor its words are in the
 * script that browsers load.
 */
export const Still: (props: { readonly children: ReactNode }) => ReactNode = import.meta.env.SSR
  ? Rendered
  : Kept;

function Rendered({ children }: { readonly children: ReactNode }) {
  return (
    <div id={useId()} className="contents">
      {children}
    </div>
  );
}

/** Reads what the server rendered: should React render the page anew after an error, the part is put back. */
function Kept() {
  const id = useId();
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? '' }));
  return <div id={id} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
