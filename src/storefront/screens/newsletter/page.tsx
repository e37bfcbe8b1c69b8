import { language } from '#texts/shell/language.ts';
import * as shell from '#texts/shell/shell.ts';
import * as t from '#texts/pages/newsletter.ts';
import { ButtonLink, buttonLook } from '../../components/controls/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';
import { useHydrated } from '../../value-store.ts';
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

export function Page({ data: { step, token } }: { readonly data: Data }) {
  return (
    <div className="frame">
      {step === 'confirm' || step === 'unsubscribe' ? (
        <Question step={step} token={token} />
      ) : (
        <Said step={step} />
      )}
    </div>
  );
}

function Said({ step }: { readonly step: Exclude<NewsletterStep, 'confirm' | 'unsubscribe'> }) {
  return (
    <>
      <PageHeading title={t.steps[step].title}>
        <p>{t.steps[step].text}</p>
      </PageHeading>
      <ButtonLink href={to('/newhits')}>{t.toNewArrivals}</ButtonLink>
    </>
  );
}

/** A click, not the visit, confirms or ends: mail programs visit links by themselves. */
function Question({
  step,
  token: inQuery,
}: {
  readonly step: 'confirm' | 'unsubscribe';
  /** From a link of the kind that was mailed before, which also works without script. */
  readonly token: string | null;
}) {
  const isHydrated = useHydrated();
  const token = inQuery ?? (isHydrated ? new URLSearchParams(location.hash.slice(1)).get('token') : null);
  if (isHydrated && (token ?? '') === '') return <Said step="invalid" />;
  const { title, text, button, needsScript } = t.steps[step];
  return (
    <>
      <PageHeading title={title}>
        <p className={token === null ? 'noscript:hidden' : undefined}>{text}</p>
        {token === null && <p className="not-noscript:hidden">{needsScript}</p>}
      </PageHeading>
      <form method="post" action={calls[step]} className={token === null ? 'noscript:hidden' : undefined}>
        <input type="hidden" name="token" value={token ?? ''} />
        <input type="hidden" name="language" value={language} />
        <button type="submit" disabled={token === null} className={buttonLook('solid')}>
          {button}
        </button>
      </form>
    </>
  );
}
