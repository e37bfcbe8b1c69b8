import { ButtonLink } from '../../components/controls/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { CrashNote } from '../../components/shell/crash-note.tsx';
import { ServerRendered } from '../../components/pictures/server-rendered.tsx';
import type { Head } from '../../page.ts';
import * as t from '#texts/shell.ts';

export interface CrashData {
  /** The database cannot be reached: nothing is wrong with this page, and it can be shown again in a while. */
  readonly isAway: boolean;
}

export function head({ isAway }: CrashData): Head {
  const title = isAway ? t.awayTitle : t.crashTitle;
  return { title, description: title, canonical: null };
}

export function Page({ data: { isAway } }: { readonly data: CrashData }) {
  return (
    <div className="frame">
      <ServerRendered id="note">
        {import.meta.env.SSR && (isAway ? <AwayNote /> : <CrashNote />)}
      </ServerRendered>
    </div>
  );
}

function AwayNote() {
  return (
    <>
      <PageHeading title={t.awayTitle}>
        <p>{t.awayText}</p>
      </PageHeading>
      <p>
        <ButtonLink href="">{t.reload}</ButtonLink>
      </p>
    </>
  );
}
