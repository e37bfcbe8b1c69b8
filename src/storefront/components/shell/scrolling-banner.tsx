import * as t from '#texts/shell.ts';
import { plainText } from '../../plain-text.ts';
import { Pause, Play } from '../icons.tsx';
import { StaffHtml } from '../staff-html.tsx';

/** Longer texts take longer, so that all run at about the same speed. */
const paces = [
  { upTo: 80, className: 'banner-slow' },
  { upTo: 240, className: 'banner-slower' },
  { upTo: Number.POSITIVE_INFINITY, className: 'banner-slowest' },
] as const;

/**
 * The scrolling banner. It can be stopped (WCAG 2.2.2), rests under the pointer and the focus, and stands still for
 * whoever wants less motion and where no script could stop it. Its second copy fills the gap, and is not read out.
 */
export function ScrollingBanner({ html }: { readonly html: string }) {
  if (html === '') return null;
  const { length } = plainText(html, 2000);
  const pace = paces.find(({ upTo }) => length <= upTo)?.className ?? '';
  return (
    <section aria-label={t.banner} className="banner border-b border-line bg-paper-deep text-sm">
      <div className={`banner-track ${pace}`}>
        <StaffHtml html={html} />
        <div aria-hidden="true" inert className="banner-copy">
          <StaffHtml html={html} />
        </div>
      </div>
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
    </section>
  );
}
