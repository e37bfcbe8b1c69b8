import type { SitePicture as Source } from '../../../shared/pieces/site-picture.ts';
import * as t from '#texts/pieces.ts';
import { to } from '../../to.ts';
import { SitePicture } from '../pictures/site-picture.tsx';

/**
 * The legal guarantee, before anything is ordered (Art. 246a § 1 (1) EGBGB): in words, and in the EU's own graphic
 * (Regulation (EU) 2025/1960), which must not be redrawn, once the shop has it.
 */
export function GuaranteeNotice({ picture }: { readonly picture: Source | null }) {
  return (
    <>
      {t.guaranteeText}{' '}
      <a href={to('/terms#gewaehrleistung')} className="text-ink underline underline-offset-4">
        {t.guaranteeLink}
      </a>
      {picture !== null && (
        <SitePicture picture={picture} sizes="22rem" className="mt-3 h-auto w-full max-w-[22rem]" />
      )}
    </>
  );
}
