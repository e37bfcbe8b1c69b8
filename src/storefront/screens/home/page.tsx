import type { AsRead } from '../../as-read.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PieceBlock } from '../../components/piece-block.tsx';
import type { Head } from '../../page.ts';
import * as t from '../../texts/de/home.ts';
import * as lists from '../../texts/de/lists.ts';
import type { HomeData } from './route.ts';

export function head(): Head {
  return { title: t.title, description: t.description, canonical: '/' };
}

export function Page({ data }: { readonly data: AsRead<HomeData> }) {
  return (
    <>
      <section className="border-b border-line bg-paper-deep">
        <div className="frame py-14 md:py-20 lg:py-28">
          <h1 className="max-w-[16ch] text-5xl text-balance md:text-6xl lg:text-7xl">{t.headline}</h1>
          <p className="mt-6 max-w-[52ch] text-lg text-ink-soft">{t.intro}</p>
          <p className="mt-8 flex flex-wrap gap-4">
            <ButtonLink href="/shop/vintage">{t.toVintage}</ButtonLink>
            <ButtonLink href="/shop/boatwood" look="outline">
              {t.toBoatwood}
            </ButtonLink>
          </p>
        </div>
      </section>
      <PieceBlock
        title={lists.highlightsTitle}
        subtitle={lists.highlightsSubtitle}
        href="/highlights"
        pieces={data.highlights}
      />
      <PieceBlock title={lists.saleTitle} subtitle={lists.saleSubtitle} href="/sales" pieces={data.sales} />
      <PieceBlock title={lists.newTitle} subtitle={lists.newSubtitle} href="/newhits" pieces={data.newest} />
    </>
  );
}
