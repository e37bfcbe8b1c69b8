import { useEffect, useState } from 'react';
import type { SitePicture as Source } from '../../../shared/site-picture.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { SitePicture } from '../../components/site-picture.tsx';
import { to } from '../../to.ts';
import * as t from '#texts/home.ts';
import type { BannerFilm } from './banner-film.tsx';

/** On a phone it is cut to 4:3, so it is wider than it seems. */
const bannerSizes = '(min-width: 48rem) 100vw, 130vw';

/** What the home page begins with: a picture, and when all else has come, a slow silent film over it (spec 2.3). */
export function Banner({
  picture,
  film,
}: {
  readonly picture: Source | undefined;
  /** Where the film is found, the best format first; none: the picture stands for itself. */
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
        <div className="relative aspect-[4/3] overflow-hidden md:col-start-1 md:row-start-1 md:aspect-auto md:h-[clamp(30rem,46vw,46rem)]">
          <SitePicture picture={picture} sizes={bannerSizes} eager />
          <Film addresses={film} />
        </div>
        <div className="banner-words md:pointer-events-none md:relative md:col-start-1 md:row-start-1 md:self-end">
          <div className="frame py-10 md:pt-40 md:pb-18 md:*:pointer-events-auto">{words}</div>
        </div>
      </div>
    </section>
  );
}

/** Asked for only when the page has loaded, so that it takes nothing from what is seen first. */
function Film({ addresses }: { readonly addresses: readonly string[] }) {
  const [Loaded, setLoaded] = useState<typeof BannerFilm | null>(null);
  const hasFilm = addresses.length > 0;
  useEffect(() => {
    if (!hasFilm) return;
    const load = async (): Promise<void> => {
      const { BannerFilm, wantsFilm } = await import('./banner-film.tsx');
      if (wantsFilm()) setLoaded(() => BannerFilm);
    };
    const start = (): void => void load();
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, [hasFilm]);
  return Loaded === null ? null : <Loaded addresses={addresses} />;
}
