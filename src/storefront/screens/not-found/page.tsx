import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Head } from '../../page.ts';
import * as t from '../../texts/de/errors.ts';
import * as shell from '../../texts/de/shell.ts';

export function head(): Head {
  return { title: `${t.notFoundTitle} – ${shell.shopName}`, description: t.notFoundTitle, canonical: null };
}

export function Page() {
  return (
    <div className="frame">
      <PageHeading title={t.notFoundTitle}>
        <p>{t.notFoundText}</p>
      </PageHeading>
      <p className="flex flex-wrap gap-4">
        <ButtonLink href="/categories/all">{t.toCategories}</ButtonLink>
        <ButtonLink href="/" look="outline">
          {t.toHome}
        </ButtonLink>
      </p>
    </div>
  );
}
