import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Head } from '../../page.ts';
import * as t from '#texts/errors.ts';
import * as shell from '#texts/shell.ts';
import { to } from '../../to.ts';

export function head(): Head {
  return { title: `${t.crashTitle} – ${shell.shopName}`, description: t.crashTitle, canonical: null };
}

export function Page() {
  return (
    <div className="frame">
      <PageHeading title={t.crashTitle}>
        <p>{t.crashText}</p>
      </PageHeading>
      <ButtonLink href={to('/')}>{t.toHome}</ButtonLink>
    </div>
  );
}
