import * as t from '#texts/shell.ts';
import { to } from '../../to.ts';
import { ButtonLink } from '../controls/button.tsx';
import { PageHeading } from '../page-heading.tsx';
import { quotedLanguage } from '../../texts/wording/quoted.ts';

/** Says that the page has failed, on the server or in the browser, and how to go on (spec 2.1). */
export function CrashNote() {
  return (
    <>
      <PageHeading title={t.crashTitle} language={quotedLanguage}>
        <p>{t.crashText}</p>
      </PageHeading>
      <p className="flex flex-wrap gap-4">
        {/* The same address again, which loads the newest version of the shop. */}
        <ButtonLink href="">{t.reload}</ButtonLink>
        <ButtonLink href={to('/')} look="outline">
          {t.toHome}
        </ButtonLink>
        <ButtonLink href={to('/contact-us')} look="outline">
          {t.contact}
        </ButtonLink>
      </p>
    </>
  );
}
