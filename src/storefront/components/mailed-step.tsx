import { language } from '#texts/shell.ts';
import { toNewArrivals } from '#texts/newsletter.ts';
import { to } from '../to.ts';
import { useHydrated } from '../value-store.ts';
import { ButtonLink, buttonLook } from './controls/button.tsx';
import { PageHeading } from './page-heading.tsx';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** The outcome of a mailed link. */
export function SaidStep({ title, text }: Words) {
  return (
    <>
      <PageHeading title={title}>
        <p>{text}</p>
      </PageHeading>
      <ButtonLink href={to('/newhits')}>{toNewArrivals}</ButtonLink>
    </>
  );
}

/**
 * The page behind a mailed link. A click, not the visit, confirms or ends: mail programs visit links by themselves.
 * @param action what the click calls
 * @param tokenInQuery of the kind of link that was mailed before, which also works without script
 * @param invalid what is said of a link without a token
 */
export function MailedStep({
  action,
  words,
  invalid,
  tokenInQuery = null,
}: {
  readonly action: string;
  readonly words: Words & { readonly button: string; readonly needsScript: string };
  readonly invalid: Words;
  readonly tokenInQuery?: string | null;
}) {
  const isHydrated = useHydrated();
  const token =
    tokenInQuery ?? (isHydrated ? new URLSearchParams(location.hash.slice(1)).get('token') : null);
  if (isHydrated && (token ?? '') === '') return <SaidStep {...invalid} />;
  return (
    <>
      <PageHeading title={words.title}>
        <p className={token === null ? 'noscript:hidden' : undefined}>{words.text}</p>
        {token === null && <p className="not-noscript:hidden">{words.needsScript}</p>}
      </PageHeading>
      <form method="post" action={action} className={token === null ? 'noscript:hidden' : undefined}>
        <input type="hidden" name="token" value={token ?? ''} />
        <input type="hidden" name="language" value={language} />
        <button type="submit" disabled={token === null} className={buttonLook('solid')}>
          {words.button}
        </button>
      </form>
    </>
  );
}
