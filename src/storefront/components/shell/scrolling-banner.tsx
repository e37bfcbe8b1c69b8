import * as t from '#texts/shell.ts';
import { plainText } from '../../plain-text.ts';
import { Pause, Play } from '../icons.tsx';
import { StaffHtml } from '../staff-html.tsx';

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
export function ScrollingBanner({ html }: { readonly html: string }) {
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
