import * as t from '../../texts/de/shell.ts';
import { Cross, Lines } from '../icons.tsx';
import type { MenuGroup } from './shell-data.ts';

/** The menu of small screens: a panel from the left. A popover, so it opens without JavaScript. */
export function SideMenu({
  menu,
  links,
}: {
  readonly menu: readonly MenuGroup[];
  readonly links: readonly { readonly href: string; readonly label: string }[];
}) {
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="side-menu"
        aria-label={t.openMenu}
        className="-ml-2 grid size-11 place-items-center"
      >
        <Lines />
      </button>
      <div
        id="side-menu"
        popover="auto"
        className="m-0 h-dvh max-h-none w-[min(22rem,88vw)] overflow-y-auto overscroll-contain bg-paper p-5 text-ink shadow-2xl backdrop:bg-ink/50"
      >
        <div className="flex items-center justify-between">
          <span className="font-serif text-2xl">{t.shopName}</span>
          <button
            type="button"
            popoverTarget="side-menu"
            popoverTargetAction="hide"
            aria-label={t.closeMenu}
            className="grid size-11 place-items-center"
          >
            <Cross />
          </button>
        </div>
        <nav aria-label={t.mainMenu}>
          <ul className="mt-4 border-y border-line py-2">
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} className="flex min-h-11 items-center text-lg">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          {menu.map((group) => (
            <details key={group.id} className="group border-b border-line">
              <summary className="flex min-h-12 items-center justify-between gap-4">
                <span>
                  <span className="block text-xs tracking-[0.14em] text-ink-soft">
                    {group.type === 'vintage' ? t.vintageColumn : t.boatwoodColumn}
                  </span>
                  <span className="font-serif text-lg">{group.title}</span>
                </span>
                <span aria-hidden="true" className="text-2xl transition-transform group-open:rotate-45">
                  +
                </span>
              </summary>
              <ul className="pb-3">
                {group.categories.map((category) => (
                  <li key={category.id}>
                    <a href={`/category/${category.id}`} className="flex min-h-11 items-center text-ink-soft">
                      {category.name}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
      </div>
    </div>
  );
}
