import type { AsRead, Head } from '../../page.ts';
import { ServerRendered } from '../../components/pictures/server-rendered.tsx';
import { ClosingBanner } from '../../components/closing-banner.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { TextPage, textHead } from '../../components/text-page.tsx';
import * as t from '#texts/information.ts';
import * as shell from '#texts/shell.ts';
import { to } from '../../to.ts';
import type { InstalmentsData } from './route.ts';

const path = '/ratenzahlung-bei-wmk';

export function head({ text }: AsRead<InstalmentsData>): Head {
  return text === null
    ? { title: t.noInstalmentsTitle, description: t.noInstalments, canonical: null }
    : textHead(text, path);
}

export function Page({ data: { text } }: { readonly data: AsRead<InstalmentsData> }) {
  return (
    <>
      {text === null ? (
        <div className="frame">
          <PageHeading crumbs={[{ label: shell.home, href: to('/') }]} title={t.noInstalmentsTitle}>
            <p>{t.noInstalments}</p>
          </PageHeading>
        </div>
      ) : (
        <TextPage
          text={text}
          // Art. 8 Directive (EU) 2023/2225: clear and prominent, before any advertising.
          above={<p className="border-2 border-ink px-6 py-4 text-xl font-semibold">{t.creditWarning}</p>}
        />
      )}
      <ServerRendered id="closing">
        {import.meta.env.SSR && <ClosingBanner {...t.ask} href={to('/contact-us')} />}
      </ServerRendered>
    </>
  );
}
