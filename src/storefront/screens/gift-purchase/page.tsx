import { lazy, Suspense } from 'react';
import * as t from '#texts/gift-purchase.ts';
import * as shell from '#texts/shell.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';
import { loadablePart } from '../../loadable-part.tsx';
import { useHydrated } from '../../value-store.ts';

const GiftForm = lazy(
  loadablePart(async () => ({ default: (await import('./gift-form.browser.tsx')).GiftForm })),
);

export function head(): Head {
  return { title: t.title, description: t.intro, canonical: '/gutschein-kaufen' };
}

/** A gift voucher is chosen, ordered, and then paid on its order's page. */
export function Page() {
  const isHydrated = useHydrated();
  // About as high as the form, which loads after the page.
  const room = <div className="h-[140rem]" />;
  return (
    <div className="frame pb-20">
      <PageHeading crumbs={[{ label: shell.home, href: to('/') }]} title={t.title}>
        <p>{t.intro}</p>
        <p className="not-noscript:hidden">{t.needsScript}</p>
      </PageHeading>
      <div className="max-w-2xl noscript:hidden">
        {isHydrated ? (
          <Suspense fallback={room}>
            <GiftForm />
          </Suspense>
        ) : (
          room
        )}
        <p className="mt-8">
          <a href={to('/gutschein-guthaben')} className="underline underline-offset-4">
            {shell.giftBalance}
          </a>
        </p>
      </div>
    </div>
  );
}
