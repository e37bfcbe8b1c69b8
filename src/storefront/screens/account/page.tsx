import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import * as t from '#texts/account.ts';
import * as shell from '#texts/shell.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { loginFor } from '../../features/account/own-path.ts';
import { useLoggedIn } from '../../features/account/session.ts';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';
import { loadablePart } from '../../loadable-part.tsx';
import { useHydrated } from '../../value-store.ts';
import type { AccountData, AccountView } from './route.ts';
import { quotedLanguage } from '../../texts/wording/quoted.ts';

const Part = lazy(loadablePart(async () => ({ default: (await import('./parts.browser.tsx')).Part })));

export function head({ view, orderNumber }: AccountData): Head {
  return {
    title: titleOf(view, orderNumber),
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
      <span lang={quotedLanguage}>{t.loading}</span>
    </p>
  );
}

const sections = {
  overview: '/account',
  orders: '/account/orders',
  rentals: '/account/rentals',
  profile: '/account/profile',
  addresses: '/account/addresses',
  security: '/account/security',
  data: '/account/data',
} as const;

/** The parts of the account beside what is looked at; on a phone above it. */
export function AccountFrame({
  view,
  hasSections,
  children,
}: {
  readonly view: AccountView;
  readonly hasSections: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav
        aria-label={t.sections}
        className={`min-w-0 border-b border-line pb-3 noscript:hidden lg:border-b-0 lg:pb-0 ${hasSections ? '' : 'invisible'}`}
      >
        <ul className="-mx-3 flex flex-wrap lg:mx-0 lg:flex-col lg:flex-nowrap lg:border-l lg:border-line">
          {Object.entries(sections).map(([name, path]) => {
            const isHere = name === view || (name === 'orders' && view === 'order');
            return (
              <li key={name}>
                <a
                  href={to(path)}
                  aria-current={isHere ? 'page' : undefined}
                  className="flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap hover:border-ink aria-[current=page]:border-petrol aria-[current=page]:font-semibold lg:-ml-px lg:border-b-0 lg:border-l-2 lg:px-5"
                >
                  {name === 'security' ? t.securityShort : t.sectionName[name as keyof typeof sections]}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
