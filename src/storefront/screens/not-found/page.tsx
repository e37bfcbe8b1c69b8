import { ButtonLink } from '../../components/controls/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Head } from '../../page.ts';
import * as t from '#texts/shell.ts';
import { to } from '../../to.ts';
import { productNotFound, quotedLanguage } from '../../texts/wording/quoted.ts';
import { worded } from '../../texts/wording/worded.ts';

export function head(): Head {
  return { title: t.notFoundTitle, description: t.notFoundTitle, canonical: null };
}

/** `message` names what is missing, if the address tells. */
export function Page({ data: { message } }: { readonly data: { readonly message: string | null } }) {
  return (
    <div className="frame">
      <PageHeading
        title={message === null ? t.notFoundTitle : worded(message)}
        language={message === productNotFound ? quotedLanguage : undefined}
      >
        <p>{t.notFoundText}</p>
      </PageHeading>
      <p className="flex flex-wrap gap-4">
        <ButtonLink href={to('/categories/all')}>{t.toCategories}</ButtonLink>
        <ButtonLink href={to('/')} look="outline">
          {t.toHome}
        </ButtonLink>
      </p>
    </div>
  );
}
