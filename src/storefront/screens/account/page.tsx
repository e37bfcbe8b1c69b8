import { lazy, Suspense, useEffect } from 'react';
import * as t from '#texts/account.ts';
import * as shell from '#texts/shell.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { loginFor } from '../../features/account/own-path.ts';
import { useLoggedIn } from '../../features/account/session.ts';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';
import { loadablePart } from '../../loadable-part.tsx';
import { useHydrated } from '../../value-store.ts';
import { AccountFrame } from './account-frame.tsx';
import type { AccountData, AccountView } from './route.ts';

const Part = lazy(loadablePart(async () => ({ default: (await import('./parts.browser.tsx')).Part })));

export function head({ view, orderNumber }: AccountData): Head {
  return {
    title: `${titleOf(view, orderNumber)} – ${shell.shopName}`,
    description: t.description,
    canonical: null,
  };
}

function titleOf(view: AccountView, orderNumber: string | null): string {
  switch (view) {
    case 'overview':
      return t.title;
    case 'order':
      return t.orderLabel(orderNumber ?? '');
    case 'claim':
      return t.redeemTitle;
    case 'confirm':
      return t.confirmTitle;
    case 'stop':
      return t.stopTitle;
    default:
      return t.sectionName[view];
  }
}

function textOf(view: AccountView): string | null {
  switch (view) {
    case 'order':
      return null;
    case 'claim':
      return t.redeemText;
    case 'confirm':
      return t.confirmText;
    case 'stop':
      return t.stopText;
    default:
      return t.sectionText[view];
  }
}

export function Page({ data: { view, orderNumber } }: { readonly data: AccountData }) {
  const isHydrated = useHydrated();
  const isLoggedIn = useLoggedIn();
  // Links in mails about an address are followed wherever the mail is read.
  const needsLogin = view !== 'confirm' && view !== 'stop';
  const isSentAway = isHydrated && needsLogin && !isLoggedIn;
  useEffect(() => {
    if (!isSentAway) return;
    const { pathname, search, hash } = location;
    location.replace(loginFor(to('/login'), pathname + search + hash));
  }, [isSentAway]);
  const text = textOf(view);
  return (
    <div className="frame min-h-dvh">
      <PageHeading
        crumbs={[
          { label: shell.home, href: to('/') },
          ...(view === 'overview' ? [] : [{ label: t.title, href: to('/account') }]),
          ...(view === 'order' ? [{ label: t.sectionName.orders, href: to('/account/orders') }] : []),
        ]}
        title={titleOf(view, orderNumber)}
      >
        {text !== null && <p>{text}</p>}
      </PageHeading>
      <noscript>
        <p className="text-lg">{t.needsScript}</p>
      </noscript>
      <AccountFrame view={view} hasSections={!needsLogin || isLoggedIn}>
        {isHydrated && (isLoggedIn || !needsLogin) ? (
          <Suspense fallback={<Waiting />}>
            <Part view={view} orderNumber={orderNumber} />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </AccountFrame>
    </div>
  );
}

function Waiting() {
  return (
    <p role="status" className="noscript:hidden">
      {t.loading}
    </p>
  );
}
