import { useState } from 'react';
import { formatEuros } from '#texts/money.ts';
import type { AsRead } from '../../as-read.ts';
import { Breadcrumb } from '../../components/page-heading.tsx';
import { PieceGrid } from '../../components/piece-grid.tsx';
import { Still } from '../../components/still.tsx';
import { WhenNear } from '../../components/when-near.tsx';
import { isSold } from '../../features/buying/use-wish.ts';
import { useRemembered } from '../../features/recently-viewed/use-remembered.ts';
import { plainText } from '../../plain-text.ts';
import type { Head } from '../../page.ts';
import { to } from '../../to.ts';
import * as lists from '#texts/lists.ts';
import * as t from '#texts/product.ts';
import * as shell from '#texts/shell.ts';
import { AboutPiece } from './about-piece.tsx';
import { AskAndShare } from './ask-and-share.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery, pictureSizes } from './gallery.tsx';
import { PaymentBlock } from './payment-block.tsx';
import { PieceHeader, PieceState, RentFrom } from './piece-header.tsx';
import { picturesInOrder } from './picture-order.ts';
import type { ProductData } from './route.ts';
import { DeliveryAndReturn } from './delivery-and-return.tsx';
import { useFreshPiece } from './use-fresh-piece.ts';

type Piece = AsRead<ProductData>;

export function head(piece: Piece): Head {
  const first = picturesInOrder(piece, null)[0];
  return {
    title: `${piece.title} – ${shell.shopName}`,
    description: plainText(
      [formatEuros(piece.priceCents), piece.subtopic, piece.descriptions[0]].filter(Boolean).join('. '),
    ),
    canonical: `/product/${piece.id}`,
    firstPicture: first && { picture: first, sizes: pictureSizes },
  };
}

export function Page({ data }: { readonly data: Piece }) {
  const { piece, news } = useFreshPiece(data);
  const [chosen, setChosen] = useState<string | null>(null);
  useRemembered(data);
  const category = piece.categories[0];
  const sold = isSold(piece);
  const similar = piece.similar.length > 0 && <Similar piece={piece} />;
  return (
    <div className="frame">
      <div className="pt-4 pb-4 wide:pt-6 wide:pb-6 print:hidden">
        <Breadcrumb
          crumbs={[
            { label: shell.home, href: to('/') },
            { label: lists.lineName[piece.shopType], href: to(`/shop/${piece.shopType}`) },
            ...(category === undefined
              ? []
              : [{ label: category.name, href: to(`/category/${category.id}`) }]),
          ]}
        />
      </div>
      <div className="product">
        <div className="product-panel">
          <PieceHeader piece={piece} />
          <div className="product-box">
            <PieceState piece={piece} news={news} />
            <BuyBox piece={piece} chosen={chosen} onChoose={setChosen} />
            <RentFrom piece={piece} />
            {/* As high as the line that will be in it. */}
            {!sold && (
              <div className="mt-2 min-h-11 noscript:hidden print:hidden">
                <WhenNear load={loadDeliveryPrice} id={piece.id} title={piece.title} />
              </div>
            )}
            <div hidden={sold}>
              <Still id="services">
                {import.meta.env.SSR && (
                  <>
                    <PaymentBlock />
                    <DeliveryAndReturn piece={data} />
                  </>
                )}
              </Still>
            </div>
            <AskAndShare piece={piece} />
          </div>
        </div>
        <Gallery piece={piece} chosen={chosen} />
      </div>
      {/* Visitors who came for a piece that is gone continue with pieces they can buy. */}
      {sold && similar}
      <Still id="about">{import.meta.env.SSR && <AboutPiece piece={data} />}</Still>
      {!sold && similar}
      <WhenNear load={loadRecentlyViewed} except={piece.id} />
    </div>
  );
}

function Similar({ piece }: { readonly piece: Piece }) {
  return (
    <section id="aehnlich" aria-labelledby="aehnlich-titel" className="suggestions product-more print:hidden">
      <h2 id="aehnlich-titel" className="mb-8 text-3xl">
        {piece.similarToTitle ?? t.similar}
      </h2>
      <PieceGrid pieces={piece.similar} />
    </section>
  );
}

const loadDeliveryPrice = async () =>
  (await import('../../features/delivery/delivery-price.browser.tsx')).DeliveryPrice;

const loadRecentlyViewed = async () =>
  (await import('../../features/recently-viewed/recently-viewed.browser.tsx')).RecentlyViewed;
