import { useEffect, useState } from 'react';

/** The template in which the server puts `CrashNote`, so that its words are not part of any script. */
export const crashId = 'crash';

const note = (): string => document.getElementById(crashId)?.innerHTML ?? '';

/** Shown in place of a page that has failed in the browser. Header and footer around it keep working. */
export function Crash() {
  const [html] = useState(() => ({ __html: note() }));
  useEffect(() => document.getElementById('inhalt')?.focus(), []);
  return <div role="alert" className="frame" dangerouslySetInnerHTML={html} />;
}

/** Shown if the frame itself has failed: the page stays as it is, with its links and forms, which need no script. */
export function FrozenPage() {
  const [html] = useState(() => {
    const page = document.getElementById('root')?.cloneNode(true) as HTMLElement;
    const main = page.querySelector('main');
    if (main !== null) main.innerHTML = `<div role="alert" class="frame">${note()}</div>`;
    return { __html: page.innerHTML };
  });
  return <div className="contents" dangerouslySetInnerHTML={html} />;
}
