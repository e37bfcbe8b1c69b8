import { useState, type MouseEvent } from 'react';
import * as t from '#texts/shell.ts';
import { SearchBox } from '../../features/search/search-box.tsx';
import { UserButton } from '../../features/account/user-button.tsx';
import { to } from '../../to.ts';
import { Messages } from '../../features/overlays/overlays.tsx';
import { Glass, Bubble, Pause, Play } from '../controls/icons.tsx';
import { ServerRendered } from '../pictures/server-rendered.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { MenuBar } from './menu-bar.tsx';
import { PersonalButtons } from './personal-buttons.tsx';
import type { FrameOfPage, FrameData } from './shell-data.ts';
import { SideMenu } from './side-menu.tsx';
import type { CompanyData } from '../../../modules/content/index.ts';
import { StaffHtml } from '../staff-html.tsx';
import { plainText } from '../../../shared/text/plain-text.ts';

/** A long name leaves the buttons beside it their room. */
const sizeOf = (shopName: string): string =>
  shopName.length > 12
    ? 'text-lg leading-tight hyphens-auto lg:max-w-64'
    : 'text-2xl leading-none lg:text-3xl';

/**
 * Announcement, logo, search and personal buttons, menu, scrolling banner. Only the row with the logo is sticky, and
 * not on screens so low that it would take a quarter of the height.
 * @param isQuiet where somebody is about to order: only the logo, language and personal buttons
 */
export function Header({
  frame,
  isQuiet,
}: {
  readonly frame: FrameOfPage | null;
  readonly isQuiet: boolean;
}) {
  // null: not toggled since hydration, so the address decides.
  const [searchOpen, setSearchOpen] = useState<boolean | null>(null);
  const toggleSearch = (event: MouseEvent): void => {
    event.preventDefault();
    setSearchOpen((open) => !(open ?? location.hash === '#search'));
  };
  return (
    <header className="contents">
      {!isQuiet && (
        <ServerRendered id="top">
          {import.meta.env.SSR && frame !== null && <TopBar texts={frame.texts} />}
        </ServerRendered>
      )}
      <div className="header-row">
        <div className="frame flex flex-wrap items-center lg:min-h-18 lg:flex-nowrap lg:gap-x-8">
          <ServerRendered id="start">
            {import.meta.env.SSR && frame !== null && (
              <>
                {!isQuiet && <SideMenu frame={frame} />}
                <a
                  href={to('/')}
                  className="flex min-h-14 max-w-[calc(100%-3rem)] items-center gap-3 pl-1 lg:max-w-none lg:pl-0"
                >
                  <span className={`min-w-0 font-serif break-words ${sizeOf(frame.company.shopName)}`}>
                    {frame.company.shopName}
                  </span>
                  <span className="hidden max-w-[22ch] text-sm leading-tight text-ink-soft xl:block">
                    {t.claim}
                  </span>
                </a>
              </>
            )}
          </ServerRendered>
          {!isQuiet && (
            <SearchBox open={searchOpen} query={import.meta.env.SSR ? frame?.searched : undefined} />
          )}
          <div
            className={`header-buttons ml-auto flex flex-wrap items-center justify-end ${isQuiet ? '' : 'lg:ml-0'}`}
          >
            <ServerRendered id="languages">
              {import.meta.env.SSR && frame !== null && (
                <>
                  <LanguageSwitcher frame={frame} />
                  {!isQuiet && <ChatButton company={frame.company} />}
                </>
              )}
            </ServerRendered>
            {/* A link, so that it opens the box (`:target`) even before hydration. */}
            {!isQuiet && (
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
            )}
            <UserButton />
            <PersonalButtons />
          </div>
        </div>
        <Messages />
      </div>
      {!isQuiet && (
        <ServerRendered id="menu">
          {import.meta.env.SSR && frame !== null && (
            <>
              <MenuBar frame={frame} />
              <ScrollingBanner html={frame.texts.sliderText} />
            </>
          )}
        </ServerRendered>
      )}
    </header>
  );
}

/**
 * A plain link to the messaging app: nothing of the app is loaded before it is pressed. It never covers the page: on a
 * phone it is in the sticky header, on wider screens in the margin.
 */
function ChatButton({ company }: { readonly company: CompanyData }) {
  return (
    <a
      href={`https://wa.me/${company.chatNumber}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t.chatInNewTab}
      className="chat-button"
    >
      <Bubble className="size-5" />
    </a>
  );
}

/** The announcement bar, and beside it on wide screens the shop hours. Not sticky: it is read once. */
function TopBar({ texts }: { readonly texts: FrameData['texts'] }) {
  if (texts.welcomeText === '' && texts.shopTiming === '') return null;
  return (
    <div className="bg-petrol-deep text-paper">
      <div className="frame flex min-h-9 items-center justify-center gap-8 py-1.5 text-sm leading-snug lg:justify-between">
        <div role="note" aria-label={t.announcement} className="notice text-center lg:text-left">
          <StaffHtml html={texts.welcomeText} />
        </div>
        <div role="note" aria-label={t.shopHours} className="notice hidden max-w-1/2 shrink-0 lg:block">
          <StaffHtml html={texts.shopTiming} />
        </div>
      </div>
    </div>
  );
}

/** This many characters are wider than most screens; the gap between two texts is as wide as a few more. */
const charactersOfAScreen = 320;
const charactersBetween = 8;

/** Longer texts take longer, so that all move at about the same speed. */
const paces = [
  { upTo: 480, className: '' },
  { upTo: 750, className: 'banner-long' },
  { upTo: 1150, className: 'banner-longer' },
  { upTo: Number.POSITIVE_INFINITY, className: 'banner-longest' },
] as const;

/**
 * The scrolling banner. It can be stopped (WCAG 2.2.2), pauses under the pointer and the focus, and stands still for
 * visitors who prefer less motion and where no script could stop it. A short text is repeated until it fills the line,
 * and the second half of the track closes the gap behind the first; repetitions are not read out.
 */
function ScrollingBanner({ html }: { readonly html: string }) {
  const text = plainText(html, 2000);
  if (text === '') return null;
  const length = text.length + charactersBetween;
  const times = Math.ceil(charactersOfAScreen / length);
  const pace = paces.find(({ upTo }) => times * length <= upTo)?.className ?? '';
  const again = Array.from({ length: times - 1 }, (_, index) => (
    <div key={index} aria-hidden="true" inert>
      <StaffHtml html={html} />
    </div>
  ));
  return (
    <div className="banner flex border-b border-line bg-paper-deep text-sm">
      <section aria-label={t.banner} tabIndex={0} className="banner-window">
        <div className={`banner-track ${pace}`}>
          <div className="banner-half">
            <StaffHtml html={html} />
            {again}
          </div>
          <div aria-hidden="true" inert className="banner-half">
            <StaffHtml html={html} />
            {again}
          </div>
        </div>
      </section>
      <button
        type="button"
        data-pauses-banner
        aria-label={t.pauseBanner}
        aria-pressed="false"
        className="banner-button"
      >
        <Pause className="banner-pause size-4" />
        <Play className="banner-play size-4" />
      </button>
    </div>
  );
}
