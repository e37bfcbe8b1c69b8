import * as t from '../../texts/de/shell.ts';
import { MegaMenu } from './mega-menu.tsx';
import type { MenuGroup } from './shell-data.ts';
import { PersonalButtons } from './personal-buttons.tsx';
import { SideMenu } from './side-menu.tsx';

const links = [
  { href: '/', label: t.home },
  { href: '/categories/all', label: t.catalogue },
  { href: '/shop/vintage', label: t.vintage },
  { href: '/shop/boatwood', label: t.boatwood },
  { href: '/sales', label: t.sale },
] as const;

/** Logo and menu, above every page. */
export function Header({ menu }: { readonly menu: readonly MenuGroup[] }) {
  const [home, ...others] = links;
  return (
    <header className="border-b border-line">
      <div className="frame flex min-h-16 items-center gap-6 lg:min-h-20">
        <SideMenu menu={menu} links={links} />
        <a href="/" className="flex min-h-11 items-center gap-3 font-serif text-2xl leading-none lg:text-3xl">
          {t.shopName}
          <span className="hidden font-sans text-sm leading-tight text-ink-soft sm:block">{t.claim}</span>
        </a>
        <nav aria-label={t.mainMenu} className="ml-auto hidden lg:block">
          <ul className="flex items-center gap-7">
            <li>
              <MenuLink {...home} />
            </li>
            <li>
              <MegaMenu menu={menu} />
            </li>
            {others.map((link) => (
              <li key={link.href}>
                <MenuLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto lg:ml-0">
          <PersonalButtons />
        </div>
      </div>
    </header>
  );
}

function MenuLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center underline-offset-8 decoration-1 hover:underline"
    >
      {label}
    </a>
  );
}
