import * as t from '#texts/shell.ts';
import { pictureAddress } from '../../../shared/pieces/picture-address.ts';
import { goodsLang, to } from '../../to.ts';
import { Chevron } from '../controls/icons.tsx';
import { aboutLinks, menuLinks, type FrameLink } from './frame-links.ts';
import type { FrameOfPage, MenuGroup } from './shell-data.ts';
import type { ShopType } from '../../../shared/pieces/shop-type.ts';

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
                      className="flex min-h-11 items-center px-5 -outline-offset-3 hover:bg-paper-deep aria-[current]:font-semibold"
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

const columns: readonly { type: ShopType; heading: string }[] = [
  { type: 'vintage', heading: t.vintageColumn },
  { type: 'boatwood', heading: t.boatwoodColumn },
];

/**
 * The menu opened by 'Shop': the columns VINTAGE and BOATWOOD. A popover, so it opens and closes without a script. Its
 * pictures are lazy, and so not loaded before it opens.
 */
function MegaMenu({ menu }: { readonly menu: readonly MenuGroup[] }) {
  return (
    <div id="mega-menu" popover="auto" className="dropdown dropdown-wide">
      <div className="frame menu-lines grid grid-cols-2 gap-10 py-8">
        {columns.map(({ type, heading }) => (
          <section key={type}>
            <h2 className="border-b border-line pb-3 font-sans text-sm font-semibold tracking-[0.14em]">
              <a href={to(`/shop/${type}`)} className="inline-flex min-h-6 items-center hover:underline">
                {heading}
              </a>
            </h2>
            <div className="menu-rooms grid grid-cols-2 gap-x-5 gap-y-6 pt-5 xl:grid-cols-3">
              {menu
                .filter((group) => group.type === type)
                .map((group) => (
                  <MenuColumn key={group.id} group={group} />
                ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function MenuColumn({ group }: { readonly group: MenuGroup }) {
  return (
    <div>
      <a
        href={to(`/parent-category/${group.id}`)}
        lang={goodsLang(group.titleLanguage)}
        className="menu-room block font-serif text-lg leading-snug break-words hyphens-auto hover:underline"
      >
        {group.image !== null && (
          <img
            src={pictureAddress(group.image, 320)}
            alt=""
            width={320}
            height={240}
            loading="lazy"
            decoding="async"
          />
        )}
        <span>{group.title}</span>
      </a>
      <ul className="mt-1 text-[0.9375rem] text-ink-soft">
        {group.categories.map((category) => (
          <li key={category.id}>
            <a
              href={to(`/category/${category.id}`)}
              lang={goodsLang(category.nameLanguage)}
              className="menu-category hover:text-ink hover:underline"
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
