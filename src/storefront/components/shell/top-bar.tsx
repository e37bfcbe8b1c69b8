import { StaffHtml } from '../staff-html.tsx';
import * as t from '#texts/shell.ts';
import type { FrameData } from './shell-data.ts';

/** The announcement bar, and beside it on wide screens the shop hours. Not sticky: it is read once. */
export function TopBar({ texts }: { readonly texts: FrameData['texts'] }) {
  if (texts.welcomeText === '' && texts.shopTiming === '') return null;
  return (
    <div className="bg-petrol-deep text-paper">
      <div className="frame flex min-h-9 items-center justify-center gap-8 py-1.5 text-sm leading-snug lg:justify-between">
        <div role="note" aria-label={t.announcement} className="notice text-center lg:text-left">
          <StaffHtml html={texts.welcomeText} />
        </div>
        <div role="note" aria-label={t.shopHours} className="notice hidden shrink-0 lg:block">
          <StaffHtml html={texts.shopTiming} />
        </div>
      </div>
    </div>
  );
}
