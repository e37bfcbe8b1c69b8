import { useState, type MouseEvent } from 'react';
import * as t from '#texts/shell.ts';
import { SearchBox } from '../../features/search/search-box.tsx';
import { UserButton } from '../../features/account/user-button.tsx';
import { to } from '../../to.ts';
import { Messages } from '../../features/overlays/overlays.tsx';
import { Glass } from '../icons.tsx';
import { Still } from '../still.tsx';
import { ChatButton } from './chat-button.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MenuBar } from './menu-bar.tsx';
import { PersonalButtons } from './personal-buttons.tsx';
import { ScrollingBanner } from './scrolling-banner.tsx';
import type { FrameOfPage } from './shell-data.ts';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * Announcement, logo, search and personal buttons, menu, scrolling banner. Only the row with the logo is sticky, and
 * not on screens so low that it would take a quarter of the height.
 */
export function Header({ frame }: { readonly frame: FrameOfPage | null }) {
  // null: not toggled since hydration, so the address decides.
  const [searchOpen, setSearchOpen] = useState<boolean | null>(null);
  const toggleSearch = (event: MouseEvent): void => {
    event.preventDefault();
    setSearchOpen((open) => !(open ?? location.hash === '#search'));
  };
  return (
    <header className="contents">
      <Still id="top">{import.meta.env.SSR && frame !== null && <TopBar texts={frame.texts} />}</Still>
      <div className="header-row">
        <div className="frame flex flex-wrap items-center lg:min-h-18 lg:flex-nowrap lg:gap-x-8">
          <Still id="start">
            {import.meta.env.SSR && frame !== null && (
              <>
                <SideMenu frame={frame} />
                <a href={to('/')} className="flex min-h-14 items-center gap-3 pl-1 lg:pl-0">
                  <span className="font-serif text-2xl leading-none lg:text-3xl">{t.shopName}</span>
                  <span className="hidden max-w-[22ch] text-sm leading-tight text-ink-soft xl:block">
                    {t.claim}
                  </span>
                </a>
              </>
            )}
          </Still>
          <SearchBox open={searchOpen} query={import.meta.env.SSR ? frame?.searched : undefined} />
          <div className="header-buttons ml-auto flex flex-wrap items-center justify-end lg:ml-0">
            <Still id="languages">
              {import.meta.env.SSR && frame !== null && (
                <>
                  <LanguageSwitcher frame={frame} />
                  <ChatButton company={frame.company} />
                </>
              )}
            </Still>
            {/* A link, so that it opens the box (`:target`) even before hydration. */}
            <a
              href="#search"
              aria-label={t.openSearch}
              aria-expanded={searchOpen ?? false}
              aria-controls="search"
              onClick={toggleSearch}
              className="grid size-11 place-items-center lg:hidden noscript:hidden"
            >
              <Glass />
            </a>
            <UserButton />
            <PersonalButtons />
          </div>
        </div>
        <Messages />
      </div>
      <Still id="menu">
        {import.meta.env.SSR && frame !== null && (
          <>
            <MenuBar frame={frame} />
            <ScrollingBanner html={frame.texts.sliderText} />
          </>
        )}
      </Still>
    </header>
  );
}
