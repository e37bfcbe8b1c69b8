import { useEffect, useState } from 'react';
import type { SitePicture as Source } from '../../../shared/pieces/site-picture.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { SitePicture } from '../../components/pictures/site-picture.tsx';
import { to } from '../../to.ts';
import * as t from '#texts/home.ts';
import type { BannerFilm } from './banner-film.browser.tsx';

/** On a phone it is cropped to 4:3, so the image is wider than it looks. */
const bannerSizes = '(min-width: 48rem) 100vw, 130vw';

/** The top of the home page: a picture, and once everything else has loaded, a slow silent film over it (spec 2.3). */
export function Banner({
  picture,
  film,
}: {
  readonly picture: Source | undefined;
  /** Addresses of the film, best format first; empty: only the picture is shown. */
  readonly film: readonly string[];
}) {
  const words = (
    <>
      <h1 className="max-w-[16ch] text-4xl text-balance md:text-5xl lg:text-6xl">{t.headline}</h1>
      <p className="mt-4 max-w-[46ch] text-lg">{t.intro}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={to('/shop/vintage')}>{t.toVintage}</ButtonLink>
        <ButtonLink href={to('/shop/boatwood')} look={picture === undefined ? 'outline' : 'paper'}>
          {t.toBoatwood}
        </ButtonLink>
      </p>
    </>
  );
  if (picture === undefined) {
    return (
      <section className="border-b border-line bg-paper-deep">
        <div className="frame py-14 md:py-20 lg:py-28">{words}</div>
      </section>
    );
  }
  return (
    <section className="bg-ink text-paper">
      <div className="relative mx-auto max-w-[120rem] md:grid">
        <div className="relative aspect-[4/3] overflow-hidden md:col-start-1 md:row-start-1 md:aspect-auto md:min-h-[clamp(30rem,46vw,46rem)]">
          {/* Its own size counts for nothing: where the words take more room, the picture is as high as they are. */}
          <SitePicture
            picture={picture}
            sizes={bannerSizes}
            eager
            className="absolute inset-0 size-full object-cover"
          />
          <Film addresses={film} />
        </div>
        <div className="banner-words md:pointer-events-none md:relative md:col-start-1 md:row-start-1 md:self-end">
          <div className="frame py-10 md:pt-40 md:pb-18 md:*:pointer-events-auto">{words}</div>
        </div>
      </div>
    </section>
  );
}

/** Requested only when the page has loaded, so that it takes no bandwidth from the first view. */
function Film({ addresses }: { readonly addresses: readonly string[] }) {
  const [Loaded, setLoaded] = useState<typeof BannerFilm | null>(null);
  const hasFilm = addresses.length > 0;
  useEffect(() => {
    if (!hasFilm) return;
    const load = async (): Promise<void> => {
      const { BannerFilm, wantsFilm } = await import('./banner-film.browser.tsx');
      if (wantsFilm()) setLoaded(() => BannerFilm);
    };
    // Without it the picture remains.
    const start = (): void => void load().catch(() => undefined);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, [hasFilm]);
  return Loaded === null ? null : <Loaded addresses={addresses} />;
}
