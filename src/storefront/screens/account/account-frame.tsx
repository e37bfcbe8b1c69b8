import type { ReactNode } from 'react';
import * as t from '#texts/account.ts';
import { to } from '../../to.ts';
import type { AccountView } from './route.ts';

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
