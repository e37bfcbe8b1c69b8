import { language } from '#texts/language.ts';
import * as shell from '#texts/shell.ts';
import * as t from '#texts/newsletter.ts';
import { ButtonLink, buttonLook } from '../../components/controls/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';
import type { NewsletterStep } from './route.ts';

interface Data {
  readonly step: NewsletterStep;
  readonly token: string | null;
}

const calls = { confirm: '/api/newsletter/confirm', unsubscribe: '/api/newsletter/unsubscribe' } as const;

export function head({ step }: Data): Head {
  const { title, text } = t.steps[step];
  return { title: `${title} – ${shell.shopName}`, description: text, canonical: null };
}

/** A click, not the visit, confirms or ends: mail programs visit links by themselves. Works without script. */
export function Page({ data }: { readonly data: Data }) {
  const { step, token } = data;
  return (
    <div className="frame">
      <PageHeading title={t.steps[step].title}>
        <p>{t.steps[step].text}</p>
      </PageHeading>
      {(step === 'confirm' || step === 'unsubscribe') && token !== null ? (
        <form method="post" action={calls[step]}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="language" value={language} />
          <button type="submit" className={buttonLook('solid')}>
            {t.steps[step].button}
          </button>
        </form>
      ) : (
        <ButtonLink href={to('/newhits')}>{t.toNewArrivals}</ButtonLink>
      )}
    </div>
  );
}
