import type { ReactNode } from 'react';
import * as t from '#texts/shell.ts';
import { goodsLang, to } from '../../to.ts';
import { Cross, Lines } from '../controls/icons.tsx';
import { aboutLinks, menuLinks, type FrameLink } from './frame-links.ts';
import { LanguageLinks } from './language-switcher.tsx';
import type { FrameOfPage, MenuGroup } from './shell-data.ts';

/** The menu of small screens: a panel from the left with all items. A popover, so it opens without a script. */
export function SideMenu({ frame }: { readonly frame: FrameOfPage }) {
  const { menu, texts } = frame;
  const existing = (links: readonly FrameLink[]) => links.filter(({ path }) => frame.hasPage(path));
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
      <div id="side-menu" popover="auto" data-closes-on-back className="side-menu">
        <div className="flex items-center justify-between">
          <span className="min-w-0 font-serif text-2xl break-words hyphens-auto">
            {frame.company.shopName}
          </span>
          <button
            type="button"
            popoverTarget="side-menu"
            popoverTargetAction="hide"
            aria-label={t.closeMenu}
            className="-mr-2 grid size-11 place-items-center"
          >
            <Cross />
          </button>
        </div>
        <nav aria-label={t.mainMenu}>
          <ul className="mt-2 border-t border-line pt-2">
            <SideLink link={{ path: '/', label: t.home }} frame={frame} />
          </ul>
          <Fold title={t.shop}>
            {menu.map((group) => (
              <CategoryFold key={group.id} group={group} />
            ))}
          </Fold>
          <ul className="py-2">
            {existing(menuLinks()).map((link) => (
              <SideLink key={link.path} link={link} frame={frame} />
            ))}
          </ul>
          {existing(aboutLinks()).length > 0 && (
            <Fold title={t.about}>
              <ul className="pb-3 pl-4">
                {existing(aboutLinks()).map((link) => (
                  <SideLink key={link.path} link={link} frame={frame} />
                ))}
              </ul>
            </Fold>
          )}
        </nav>
        {frame.languages.length > 1 && (
          <div className="border-t border-line py-3">
            <p className="text-sm text-ink-soft">{t.languageLabel}</p>
            <LanguageLinks frame={frame} />
          </div>
        )}
        {texts.shopTiming !== '' && (
          <div
            className="notice border-t border-line py-4 text-[0.9375rem] text-ink-soft"
            dangerouslySetInnerHTML={{ __html: texts.shopTiming }}
          />
        )}
      </div>
    </div>
  );
}

function SideLink({ link, frame }: { readonly link: FrameLink; readonly frame: FrameOfPage }) {
  return (
    <li>
      <a
        href={to(link.path)}
        aria-current={link.path === frame.path ? 'page' : undefined}
        className="flex min-h-11 items-center text-lg aria-[current]:font-semibold"
      >
        {link.label}
      </a>
    </li>
  );
}

function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="group/fold border-y border-line not-last:mb-[-1px]">
      <summary className="flex min-h-12 items-center justify-between gap-4 text-lg">
        <span>{title}</span>
        <span aria-hidden="true" className="text-2xl transition-transform group-open/fold:rotate-45">
          +
        </span>
      </summary>
      {children}
    </details>
  );
}

function CategoryFold({ group }: { readonly group: MenuGroup }) {
  return (
    <details className="group border-t border-line pl-4">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-1">
        <span>
          <span className="block text-xs tracking-[0.14em] text-ink-soft">
            {group.type === 'vintage' ? t.vintageColumn : t.boatwoodColumn}
          </span>
          <span lang={goodsLang(group.titleLanguage)} className="font-serif text-lg">
            {group.title}
          </span>
        </span>
        <span aria-hidden="true" className="text-2xl transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <ul className="pb-3">
        <li>
          <a href={to(`/parent-category/${group.id}`)} className="flex min-h-11 items-center">
            {t.allOf(group.title)}
          </a>
        </li>
        {group.categories.map((category) => (
          <li key={category.id}>
            <a
              href={to(`/category/${category.id}`)}
              lang={goodsLang(category.nameLanguage)}
              className="flex min-h-11 items-center text-ink-soft"
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
