import * as t from '#texts/shell.ts';
import { to } from '../../to.ts';
import { Chevron } from '../icons.tsx';
import { aboutLinks, menuLinks, type FrameLink } from './frame-links.ts';
import { MegaMenu } from './mega-menu.tsx';
import type { FrameOfPage } from './shell-data.ts';

const item = 'menu-item inline-flex min-h-11 items-center gap-1 whitespace-nowrap';

/** The menu of wide screens, in one row under the header (spec 2.2). It scrolls away with the page. */
export function MenuBar({ frame }: { readonly frame: FrameOfPage }) {
  const link = ({ path, label }: FrameLink) => (
    <li key={path}>
      <a href={to(path)} aria-current={path === frame.path ? 'page' : undefined} className={item}>
        {label}
      </a>
    </li>
  );
  const about = aboutLinks().filter(({ path }) => frame.hasPage(path));
  return (
    <nav aria-label={t.mainMenu} className="menu-bar hidden border-b border-line lg:block">
      <ul className="frame flex flex-wrap items-center gap-x-5 xl:gap-x-8">
        {link({ path: '/', label: t.home })}
        <li>
          <button type="button" popoverTarget="mega-menu" className={item}>
            {t.shop}
            <Chevron className="size-4" />
          </button>
          <MegaMenu menu={frame.menu} />
        </li>
        {menuLinks()
          .filter(({ path }) => frame.hasPage(path))
          .map(link)}
        {about.length > 0 && (
          <li>
            <button type="button" popoverTarget="about-menu" className={item}>
              {t.about}
              <Chevron className="size-4" />
            </button>
            <div id="about-menu" popover="auto" className="dropdown dropdown-end w-72 py-2">
              <ul>
                {about.map(({ path, label }) => (
                  <li key={path}>
                    <a
                      href={to(path)}
                      aria-current={path === frame.path ? 'page' : undefined}
                      className="flex min-h-11 items-center px-5 hover:bg-paper-deep aria-[current]:font-semibold"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        )}
      </ul>
    </nav>
  );
}
