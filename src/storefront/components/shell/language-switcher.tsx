import * as t from '#texts/shell.ts';
import { addressIn, languageNames } from '../../../shared/text/language.ts';
import { Chevron } from '../controls/icons.tsx';
import type { FrameOfPage } from './shell-data.ts';

/** Shown once there is a second language (spec 2.2 and 9). */
export function LanguageSwitcher({ frame }: { readonly frame: FrameOfPage }) {
  if (frame.languages.length < 2) return null;
  return (
    <div className="hidden lg:block">
      <button
        type="button"
        popoverTarget="languages"
        className="menu-item inline-flex min-h-11 items-center gap-1 px-2 uppercase"
      >
        <span className="sr-only">{`${t.languageLabel}${t.colon}${languageNames[frame.language]} `}</span>
        {frame.language}
        <Chevron className="size-4" />
      </button>
      <div id="languages" popover="auto" className="dropdown dropdown-end w-44 py-2">
        <LanguageLinks frame={frame} />
      </div>
    </div>
  );
}

/**
 * The same page in each language; `frame-behaviour` remembers the choice. A page that no search engine lists, such as a
 * step of the checkout, is made for many addresses: which it is, the browser knows.
 */
export function LanguageLinks({ frame }: { readonly frame: FrameOfPage }) {
  return (
    <ul>
      {frame.languages.map((language) => (
        <li key={language}>
          <a
            href={addressIn(language, frame.path ?? '/')}
            hrefLang={language}
            lang={language}
            data-language={language}
            data-leads-here={frame.path === null ? '' : undefined}
            aria-current={language === frame.language ? 'true' : undefined}
            className="flex min-h-11 items-center hover:bg-paper-deep aria-[current]:font-semibold lg:px-5 lg:-outline-offset-3"
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
