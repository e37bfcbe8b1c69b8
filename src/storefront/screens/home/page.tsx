import type { AsRead, Head } from '../../page.ts';
import { PieceBlock } from '../../components/pieces/piece-block.tsx';
import { Banner } from '../../features/banner/banner.tsx';
import { ServerRendered } from '../../components/pictures/server-rendered.tsx';
import { FillerBanner } from '../../features/page-blocks/filler-banner.tsx';
import { InfoCards } from '../../features/page-blocks/info-cards.tsx';
import { Reviews } from '../../features/reviews/reviews.tsx';
import * as t from '#texts/home.ts';
import * as lists from '#texts/lists.ts';
import type { HomeData } from './route.ts';
import { to } from '../../to.ts';

export function head(): Head {
  return { title: t.title, description: t.description, canonical: '/' };
}

export function Page({ data }: { readonly data: AsRead<HomeData> }) {
  const { pictures } = data;
  return (
    <>
      <Banner picture={pictures.banner} film={data.film} />
      <PieceBlock
        title={lists.highlightsTitle}
        subtitle={lists.highlightsSubtitle}
        href={to('/highlights')}
        pieces={data.highlights}
      />
      <ServerRendered id="info">
        {import.meta.env.SSR && <InfoCards block={data.infoCards} pictures={pictures} />}
      </ServerRendered>
      <PieceBlock
        title={lists.saleTitle}
        subtitle={lists.saleSubtitle}
        href={to('/sales')}
        pieces={data.sales}
      />
      <ServerRendered id="filler-1">
        {import.meta.env.SSR && <FillerBanner block={data.filler1} pictures={pictures} look="deep" />}
      </ServerRendered>
      <PieceBlock
        title={lists.newTitle}
        subtitle={lists.newSubtitle}
        href={to('/newhits')}
        pieces={data.newest}
        discount="unsaid"
      />
      <ServerRendered id="filler-2">
        {import.meta.env.SSR && <FillerBanner block={data.filler2} pictures={pictures} look="petrol" />}
      </ServerRendered>
      <Reviews reviews={data.reviews} pictures={pictures} />
      <ServerRendered id="location">
        {import.meta.env.SSR && <FillerBanner block={data.location} pictures={pictures} look="deep" />}
      </ServerRendered>
    </>
  );
}
