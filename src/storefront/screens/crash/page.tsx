import { CrashNote } from '../../components/shell/crash-note.tsx';
import { Still } from '../../components/pictures/still.tsx';
import type { Head } from '../../page.ts';
import * as t from '#texts/shell/errors.ts';
import * as shell from '#texts/shell/shell.ts';

export function head(): Head {
  return { title: `${t.crashTitle} – ${shell.shopName}`, description: t.crashTitle, canonical: null };
}

export function Page() {
  return (
    <div className="frame">
      <Still id="note">{import.meta.env.SSR && <CrashNote />}</Still>
    </div>
  );
}
