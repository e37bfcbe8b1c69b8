import { useEffect, useState } from 'react';

/** The template in which the server leaves `CrashNote`, so that its words are no part of any script. */
export const crashId = 'crash';

const note = (): string => document.getElementById(crashId)?.innerHTML ?? '';

/** In the place of a page that has failed in the browser. Header and footer go on working around it. */
export function Crash() {
  const [html] = useState(() => ({ __html: note() }));
  useEffect(() => document.getElementById('inhalt')?.focus(), []);
  return <div role="alert" className="frame" dangerouslySetInnerHTML={html} />;
}

/** Where the frame itself has failed: it stays as it stands, with its links and forms, which need no script. */
export function FrozenPage() {
  const [html] = useState(() => {
    const page = document.getElementById('root')?.cloneNode(true) as HTMLElement;
    const main = page.querySelector('main');
    if (main !== null) main.innerHTML = `<div role="alert" class="frame">${note()}</div>`;
    return { __html: page.innerHTML };
  });
  return <div className="contents" dangerouslySetInnerHTML={html} />;
}
